#include "app/content/check.h"
#include "app/figures/registry.h"
#include "app/playback/prediction.h"
#include "app/playback/prose_fields.h"

#include <QtTest>

using namespace casefile;
using namespace Qt::StringLiterals;

/// The shipped content against the names that the layers above really have.
class TestShippedNames : public QObject
{
    Q_OBJECT

private slots:
    void figuresPredictionsAndFieldsAllExist()
    {
        const content::KnownNames names{figures::figureNames(), playback::predictionNames(),
                                        playback::proseFieldNames()};
        QVERIFY(!names.figures.isEmpty() && !names.predictions.isEmpty() && !names.fields.isEmpty());
        QStringList report;
        for (const content::Fault& fault : content::checkEmbedded(names))
            report.append(content::toString(fault));
        QCOMPARE(report.join(u'\n'), QString());
    }
};

QTEST_GUILESS_MAIN(TestShippedNames)
#include "tst_shipped_names.moc"
