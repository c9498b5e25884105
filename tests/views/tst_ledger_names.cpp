// What readers call the numbers of a block: every name that the engine can give has words in both languages.
#include "app/shell/language.h"
#include "app/views/ledger_names.h"
#include "engine/block/ledgers.h"
#include "tests/reference/random_block.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

constexpr int draws = 40; ///< enough for every kind of norm, gate and place

QStringList namesOf(const engine::Ledger& ledger)
{
    QStringList names;
    for (const engine::Ledger::Entry& entry : ledger.entries())
        names.append(QString::fromStdString(entry.name));
    return names;
}

/// Every name in ledgers of norms, networks, attention and blocks of any kind.
QStringList everyName()
{
    QStringList names;
    for (int seed = 0; seed < draws; ++seed) {
        reference::BlockDraw draw{std::uint64_t(seed)};
        const engine::Matrix x = draw.matrix(3, 4);
        names += namesOf(engine::ledgerOf(engine::normalise(x, draw.norm(4))));
        names += namesOf(engine::ledgerOf(engine::feedForward(x, draw.feedForward(4, 5))));
        names += namesOf(engine::ledgerOf(engine::encoderBlock(x, draw.encoder(4))));
        names += namesOf(engine::ledgerOf(engine::decoderBlock(x, draw.matrix(2, 4), draw.decoder(4))));
        for (const auto position :
             {engine::ScorePosition::None, engine::ScorePosition::Rotary, engine::ScorePosition::Alibi})
            names += namesOf(engine::ledgerOf(engine::attendGrouped(draw.grouped(3, position))));
    }
    names.removeDuplicates();
    return names;
}

} // namespace

class TestLedgerNames : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyNameOfTheBlockEngineHasWords()
    {
        const QStringList names = everyName();
        QVERIFY(names.size() > 100);
        for (const QString& name : names) {
            const QString words = views::ledgerTensorName(name.toStdString(), u"[1]"_s);
            QVERIFY2(words.contains(u"[1]"_s), qPrintable(name));
        }
    }

    void inChineseNoWordOfTheEngineIsLeft()
    {
        shell::Language language;
        language.use(u"zh"_s);
        static const QRegularExpression latinWord(u"[a-z]{2,}"_s);
        for (const QString& name : everyName()) {
            QString words = views::ledgerTensorName(name.toStdString(), {});
            for (const QString& function :
                 {u"exp"_s, u"max"_s, u"concat"_s, u"cos"_s, u"sin"_s}) // symbols everywhere
                words.remove(function);
            words.remove(u"ALiBi"_s);
            QVERIFY2(!words.contains(latinWord), qPrintable(name + u": "_s + words));
        }
    }

    void noNameIsGivenToTwoTensorsOfOneBlock()
    {
        reference::BlockDraw draw(3);
        const engine::Matrix x = draw.matrix(3, 4);
        QStringList words;
        for (const QString& name :
             namesOf(engine::ledgerOf(engine::decoderBlock(x, draw.matrix(2, 4), draw.decoder(4)))))
            words.append(views::ledgerTensorName(name.toStdString(), {}));
        QCOMPARE(words.removeDuplicates(), 0);
    }
};

QTEST_MAIN(TestLedgerNames)
#include "tst_ledger_names.moc"
