#include "app/content/chapter.h"
#include "app/content/check.h"
#include "app/figures/registry.h"
#include "app/playback/prediction.h"
#include "app/playback/prose_fields.h"

#include <QRegularExpression>
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

    /// The learner may show another head or model: what is said of a head by its number comes from a field.
    void noTextSpeaksOfAHeadByANumberOfItsOwn()
    {
        static const QRegularExpression number(u"(hand-set head|手工设定的头) *[0-9]"_s);
        content::Faults faults;
        const content::KnownNames names{figures::figureNames(), playback::predictionNames(),
                                        playback::proseFieldNames()};
        const content::Chapter chapter = content::readChapter(u":/lessons/01-overview"_s, names, faults);
        QVERIFY(!chapter.text.isEmpty());
        for (const auto& steps : chapter.text)
            for (const content::StepText& step : steps)
                for (const QString& words :
                     step.depths.values() + QStringList{step.caption, step.ask, step.reveal})
                    QVERIFY2(!number.match(words).hasMatch(), qPrintable(words));
    }
};

QTEST_GUILESS_MAIN(TestShippedNames)
#include "tst_shipped_names.moc"
