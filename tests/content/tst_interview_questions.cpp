#include "app/content/check.h"
#include "app/content/interview/interview_question.h"
#include "tests/content/test_names.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

const QList<InterviewQuestion>& shippedQuestions()
{
    static const QList<InterviewQuestion> all = interviewQuestions(embeddedLibrary(testNames()));
    return all;
}

/// Every text of a question, with its place.
QList<std::pair<QString, Localized>> textsOf(const InterviewQuestion& question)
{
    QList<std::pair<QString, Localized>> texts{{u"question"_s, question.question}};
    for (const InterviewPoint& point : question.points)
        texts.append({u"point "_s + point.id, point.text});
    for (const Localized& level : question.rubric)
        texts.append({u"rubric"_s, level});
    for (const Localized& weak : question.weak)
        texts.append({u"weak"_s, weak});
    for (const FollowUp& followUp : question.followUps) {
        texts.append({u"follow-up"_s, followUp.question});
        texts.append({u"answer of a follow-up"_s, followUp.answer});
    }
    return texts;
}

bool hasChinese(const QString& text)
{
    static const QRegularExpression han(u"\\p{Han}"_s);
    return text.contains(han);
}

} // namespace

/// The interview questions that the program has.
class TestInterviewQuestions : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void shippedQuestionsHaveNoFaults()
    {
        const Faults faults = checkFolders({u":/quizzes/interview"_s}, testNames());
        QVERIFY2(faults.isEmpty(), faults.isEmpty() ? "" : qPrintable(toString(faults.first())));
    }

    /// The numbers that quizzes/README.md states; levels in the order of interviewLevels().
    void allOfThemAreThere()
    {
        QCOMPARE(shippedQuestions().size(), 171);
        QList<qsizetype> byLevel;
        for (const QString& level : interviewLevels())
            byLevel.append(std::ranges::count(shippedQuestions(), level, &InterviewQuestion::level));
        QCOMPARE(byLevel, (QList<qsizetype>{43, 63, 41, 24}));
        for (const QString& kind : interviewKinds())
            QVERIFY2(std::ranges::count(shippedQuestions(), kind, &InterviewQuestion::kind) >= 10,
                     qPrintable(kind));
    }

    void everyIdIsUsedOnce()
    {
        QStringList ids;
        for (const InterviewQuestion& question : shippedQuestions())
            ids.append(question.id);
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void everyTextSpeaksItsLanguage()
    {
        for (const InterviewQuestion& question : shippedQuestions()) {
            for (const auto& [place, text] : textsOf(question)) {
                const QString english = text.value(u"en"_s);
                const QString chinese = text.value(u"zh"_s);
                const QByteArray where = u"%1, %2: %3"_s.arg(question.id, place, english).toUtf8();
                QVERIFY2(!english.trimmed().isEmpty() && !chinese.trimmed().isEmpty(), where.constData());
                QVERIFY2(!hasChinese(english), where.constData());
                QVERIFY2(hasChinese(chinese) || chinese == english || !chinese.contains(u' '),
                         where.constData());
            }
        }
    }

    void aQuestionTellsItsPointsAndLevelsApart()
    {
        for (const InterviewQuestion& question : shippedQuestions()) {
            for (const QString& language : requiredLanguages()) {
                QStringList points, levels;
                for (const InterviewPoint& point : question.points)
                    points.append(point.text.value(language));
                for (const Localized& level : question.rubric)
                    levels.append(level.value(language));
                QVERIFY2(points.removeDuplicates() == 0 && levels.removeDuplicates() == 0,
                         qPrintable(question.id));
            }
        }
    }

    void everyPointThatIsMissedMayLeadOn()
    {
        for (const InterviewQuestion& question : shippedQuestions()) {
            QVERIFY2(question.points.size() >= 2 && question.points.size() <= 7, qPrintable(question.id));
            QVERIFY2(question.followUps.size() >= 2, qPrintable(question.id));
            for (const FollowUp& followUp : question.followUps) {
                for (const QString& point : followUp.after)
                    QVERIFY2(std::ranges::count(question.points, point, &InterviewPoint::id) == 1,
                             qPrintable(question.id));
            }
        }
    }

    void questionsStandInTheOrderOfTheCourse()
    {
        const Library library = embeddedLibrary(testNames());
        QStringList met;
        for (const InterviewQuestion& question : shippedQuestions())
            met.append(question.chapter);
        met.removeDuplicates();
        QStringList course;
        for (const CourseEntry& entry : library.course) {
            if (met.contains(entry.id))
                course.append(entry.id);
        }
        QCOMPARE(met, course);
    }
};

QTEST_GUILESS_MAIN(TestInterviewQuestions)
#include "tst_interview_questions.moc"
