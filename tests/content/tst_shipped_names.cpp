#include "app/content/chapter.h"
#include "app/content/check.h"
#include "app/content/library.h"
#include "app/figures/registry.h"
#include "app/playback/prediction.h"
#include "app/playback/prose_fields.h"
#include "engine/text/lexicon.h"
#include "engine/text/tokenizer.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

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

    /// Who asks for the solution of a number sees how it is computed.
    void everyNumberHasAWorking()
    {
        const content::KnownNames names{figures::figureNames(), playback::predictionNames(),
                                        playback::proseFieldNames()};
        const content::Library library = content::embeddedLibrary(names);
        for (const content::Quiz& quiz : library.quizzes)
            for (const content::Question& question : quiz.questions)
                if (std::holds_alternative<content::NumberTask>(question.task))
                    QVERIFY2(!question.working.isEmpty(), qPrintable(question.id));
    }

    /// One picture serves all languages: names of functions stay as the papers write them, words do not.
    void formulasHoldNoWords()
    {
        static const QRegularExpression roman(u"\\\\(mathrm|operatorname)\\{([A-Za-z]+)\\}"_s);
        const QStringList names{u"Attention"_s, u"softmax"_s, u"FFN"_s,  u"Concat"_s, u"head"_s,  u"attn"_s,
                                u"norm"_s,      u"diag"_s,    u"rank"_s, u"Var"_s,    u"model"_s, u"ff"_s};
        const QDir folder(u":/formulas"_s);
        QVERIFY(!folder.entryList({u"*.tex"_s}).isEmpty());
        for (const QString& file : folder.entryList({u"*.tex"_s})) {
            QFile source(folder.filePath(file));
            QVERIFY(source.open(QIODevice::ReadOnly));
            const QString tex = QString::fromUtf8(source.readAll());
            QVERIFY2(!tex.contains(u"\\text{"_s), qPrintable(file));
            for (const QRegularExpressionMatch& found : roman.globalMatch(tex))
                QVERIFY2(names.contains(found.captured(2)), qPrintable(file + u": "_s + found.captured(2)));
        }
    }

    /// | belief | `chapter/step`, … | what to set | of lessons/README.md
    void everyBeliefHasAnExperimentInAStepThatExists()
    {
        QFile readme(QStringLiteral(CASEFILE_SOURCE_DIR "/lessons/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        static const QRegularExpression row(u"^\\| (M-[A-Z]+-[0-9]+) \\| (`[^|]+`) \\| [^|]+ \\|$"_s,
                                            QRegularExpression::MultilineOption);
        static const QRegularExpression place(u"`([a-z]+)/([a-z-]+)`"_s);
        const content::KnownNames names{figures::figureNames(), playback::predictionNames(),
                                        playback::proseFieldNames()};
        const content::Library library = content::embeddedLibrary(names);
        QSet<QString> beliefs;
        auto rows = row.globalMatch(QString::fromUtf8(readme.readAll()));
        while (rows.hasNext()) {
            const QRegularExpressionMatch one = rows.next();
            beliefs.insert(one.captured(1));
            auto places = place.globalMatch(one.captured(2));
            QVERIFY2(places.hasNext(), qPrintable(one.captured(1)));
            while (places.hasNext()) {
                const QRegularExpressionMatch step = places.next();
                const content::Chapter* chapter = library.chapter(step.captured(1));
                QVERIFY2(chapter && chapter->indexOf(step.captured(2)) >= 0, qPrintable(one.captured(0)));
            }
        }
        for (const content::Misconception& belief : library.misconceptions)
            QVERIFY2(beliefs.contains(belief.id), qPrintable(belief.id));
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

    /// Where one text asks another, a square table of scores would hide whose length is whose.
    void aTextAsksAnotherOfAnotherLength()
    {
        const content::KnownNames names{figures::figureNames(), playback::predictionNames(),
                                        playback::proseFieldNames()};
        const content::Library library = content::embeddedLibrary(names);
        const auto lengthOf = [](const QString& words) {
            return engine::tokenize(words.toStdString(), engine::courseLexicon()).size();
        };
        for (const content::Chapter& chapter : library.chapters) {
            QString asks, asked;
            for (const content::Step& step : chapter.steps) {
                asks = step.state.sentence.value_or(asks);
                asked = step.state.memory.value_or(asked);
                if (asked.isEmpty())
                    continue;
                for (const QString& language : {u"zh"_s, u"en"_s})
                    QVERIFY2(lengthOf(chapter.example(asks, language)) !=
                                 lengthOf(chapter.example(asked, language)),
                             qPrintable(chapter.id + u'/' + step.id + u' ' + language));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestShippedNames)
#include "tst_shipped_names.moc"
