#include "engine/attention/attend.h"
#include "engine/attention/mask.h"
#include "engine/input_error.h"
#include "tests/reference/naive_attention.h"

#include <QTest>

using namespace casefile;
using engine::Mask;
using namespace Qt::StringLiterals;

static QString errorOf(const Mask& mask, std::size_t queries, std::size_t keys)
{
    try {
        engine::check(mask, queries, keys);
    } catch (const engine::InputError& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

/// The mask table against the meaning of each mask spelt out as loops.
class TestMask : public QObject
{
    Q_OBJECT

    static void compareWithLoops(const Mask& mask, std::size_t queries, std::size_t keys)
    {
        engine::check(mask, queries, keys);
        for (std::size_t i = 0; i < queries; ++i)
            for (std::size_t j = 0; j < keys; ++j)
                if (engine::allows(mask, i, j, keys) != reference::mayLook(mask, i, j, keys))
                    QFAIL(qPrintable(QStringLiteral("%1 %2: query %3, key %4 of %5")
                                         .arg(QString::fromStdString(mask.rule))
                                         .arg(mask.parameter)
                                         .arg(i)
                                         .arg(j)
                                         .arg(keys)));
    }

private slots:
    void everyRowOfTheTableAgreesWithLoops_data()
    {
        QTest::addColumn<QString>("rule");
        for (const engine::MaskRule& row : engine::maskTable())
            QTest::newRow(row.name.data()) << QString::fromUtf8(row.name.data());
    }

    void everyRowOfTheTableAgreesWithLoops()
    {
        QFETCH(QString, rule);
        for (std::size_t queries = 1; queries <= 6; ++queries)
            for (std::size_t keys = 1; keys <= 6; ++keys)
                for (std::size_t parameter = 0; parameter <= 7; ++parameter)
                    compareWithLoops({rule.toStdString(), parameter, {}, {}}, queries, keys);
    }

    void causalHidesTheFuture()
    {
        const Mask causal{"causal", 0, {}, {}};
        QVERIFY(engine::allows(causal, 2, 2, 5));
        QVERIFY(engine::allows(causal, 2, 0, 5));
        QVERIFY(!engine::allows(causal, 2, 3, 5));
    }

    void aWindowIsARadiusAlsoWhenItIsHuge()
    {
        const Mask window{"window", 1, {}, {}};
        QVERIFY(engine::allows(window, 3, 2, 9) && engine::allows(window, 3, 4, 9));
        QVERIFY(!engine::allows(window, 3, 1, 9) && !engine::allows(window, 3, 5, 9));
        const Mask huge{"window", std::numeric_limits<std::size_t>::max(), {}, {}};
        QVERIFY(engine::allows(huge, 0, 8, 9) && engine::allows(huge, 8, 0, 9));
    }

    void paddingHidesTheLastKeys()
    {
        const Mask padding{"padding", 2, {}, {}};
        QVERIFY(engine::allows(padding, 0, 2, 5));
        QVERIFY(!engine::allows(padding, 0, 3, 5));
        QVERIFY(!engine::allows({"padding", 9, {}, {}}, 0, 0, 5));
    }

    void allNeedsEveryMaskToAllow()
    {
        const Mask causal{"causal", 0, {}, {}}, window{"window", 1, {}, {}};
        const Mask both{"all", 0, {}, {causal, window}};
        QVERIFY(engine::allows(both, 3, 2, 5));
        QVERIFY(!engine::allows(both, 3, 4, 5)); // the future
        QVERIFY(!engine::allows(both, 3, 1, 5)); // too far
        QVERIFY(engine::allows({"all", 0, {}, {}}, 0, 4, 5));
    }

    void anUnknownRuleIsNamedWithTheNearest()
    {
        QCOMPARE(errorOf({"casual", 0, {}, {}}, 2, 2),
                 u"\"casual\" is not a mask (did you mean \"causal\"?)"_s);
        QCOMPARE(
            errorOf({"all", 0, {}, {{"nothing at all", 0, {}, {}}}}, 2, 2),
            u"\"nothing at all\" is not a mask (known: \"cells\", \"all\", \"none\", \"causal\", \"window\", \"padding\")"_s);
    }

    void cellsMustFitQueriesAndKeys()
    {
        QCOMPARE(errorOf({"cells", 0, {{true, true}}, {}}, 2, 2),
                 u"\"mask\" has 1 row of cells: it needs 2 x 2, a row for each query"_s);
        QCOMPARE(errorOf({"cells", 0, {{true, true}, {true}}, {}}, 2, 2),
                 u"\"mask\"[1] has 1 cells: it needs 2 x 2, a row for each query"_s);
        QCOMPARE(errorOf({"cells", 0, {{true, false}, {false, true}}, {}}, 2, 2), u""_s);
    }
};

QTEST_GUILESS_MAIN(TestMask)
#include "tst_mask.moc"
