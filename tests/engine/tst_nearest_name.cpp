#include "engine/nearest_name.h"

#include <QTest>

using casefile::engine::didYouMean;

/// The proposal at the end of a message about an unknown name.
class TestNearestName : public QObject
{
    Q_OBJECT

private slots:
    void aMisspeltNameFindsItsNearest()
    {
        QVERIFY(didYouMean("sofmax", {"scores", "softmax"}) == " (did you mean \"softmax\"?)");
        QVERIFY(didYouMean("Wq", {"wk", "wq"}) == " (did you mean \"wq\"?)");
    }

    void aStrangeNameGetsTheWholeList()
    {
        QVERIFY(didYouMean("rope", {"none", "sinusoidal"}) == " (known: \"none\", \"sinusoidal\")");
        QVERIFY(didYouMean("transformer", {"x", "wq"}) == " (known: \"x\", \"wq\")");
        QVERIFY(didYouMean(std::string(100000, 'x'), {"x", "wq"}) == " (known: \"x\", \"wq\")");
    }
};

QTEST_GUILESS_MAIN(TestNearestName)
#include "tst_nearest_name.moc"
