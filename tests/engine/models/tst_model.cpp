#include "engine/input_error.h"
#include "engine/models/model.h"
#include "engine/text/lexicon.h"

#include <QTest>

using namespace casefile::engine;

/// What holds for every model of the table.
class ModelTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreKnown();
    void unknownNameIsAnError();
    void shapesAgree_data();
    void shapesAgree();
    void equalWordsHaveEqualEmbeddings_data() { shapesAgree_data(); }
    void equalWordsHaveEqualEmbeddings();
};

void ModelTest::namesAreKnown()
{
    QCOMPARE(modelNames(), (std::vector<std::string>{"hand-set", "untrained"}));
}

void ModelTest::unknownNameIsAnError()
{
    try {
        modelNamed("handset");
        QFAIL("no error");
    } catch (const InputError& error) {
        QCOMPARE(error.what(), "model: \"handset\" is not a model; known are \"hand-set\", \"untrained\"");
    }
}

void ModelTest::shapesAgree_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : modelNames())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void ModelTest::shapesAgree()
{
    QFETCH(QString, name);
    const auto model = modelNamed(name.toStdString(), 3);
    const auto& weights = *model.weights;
    QCOMPARE(model.name, name.toStdString());
    QCOMPARE(weights.heads, std::size_t(4));
    QCOMPARE(weights.dModel(), std::size_t(32));
    QCOMPARE(weights.dK(), std::size_t(8));
    QCOMPARE(weights.dV(), std::size_t(8));
    QCOMPARE(toString(weights.wk.shape()), toString(weights.wq.shape()));
    QCOMPARE(toString(weights.wo.shape()), "32 x 32");
    QCOMPARE(model.dimensionNames.size(), weights.dModel());
    const auto tokens = tokenize("猫看见 a zyx!", *model.lexicon);
    QCOMPARE(toString(model.embed(tokens).shape()), "5 x 32");
    QCOMPARE(toString(model.position(512).shape()), "512 x 32");
    QCOMPARE(model.embed({}).rows(), std::size_t(0));
}

void ModelTest::equalWordsHaveEqualEmbeddings()
{
    QFETCH(QString, name);
    const auto model = modelNamed(name.toStdString(), 3);
    const auto x = model.embed(tokenize("The zyx the ZYX", *model.lexicon));
    QVERIFY(std::ranges::equal(x.row(0), x.row(2)));
    QVERIFY(std::ranges::equal(x.row(1), x.row(3)));
    QVERIFY(!std::ranges::equal(x.row(0), x.row(1)));
}

QTEST_APPLESS_MAIN(ModelTest)
#include "tst_model.moc"
