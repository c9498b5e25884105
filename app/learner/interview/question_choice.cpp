#include "app/learner/interview/question_choice.h"

#include "app/content/templates/seeded_draw.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {
namespace {

constexpr int wellAnswered = 3; ///< level of the rubric

bool contains(const content::Localized& words, const QString& wanted)
{
    return std::ranges::any_of(
        words, [&](const QString& text) { return text.contains(wanted, Qt::CaseInsensitive); });
}

bool contains(const content::InterviewQuestion& question, const QString& wanted)
{
    return question.id.contains(wanted, Qt::CaseInsensitive) || contains(question.question, wanted) ||
           std::ranges::any_of(question.points, [&](const content::InterviewPoint& point) {
               return contains(point.text, wanted);
           });
}

bool isEmptyOrHas(const QStringList& list, const QString& name)
{
    return list.isEmpty() || list.contains(name);
}

} // namespace

bool InterviewFilter::admits(const content::InterviewQuestion& question) const
{
    static const QRegularExpression space(u"\\s+"_s);
    const QStringList wanted = words.split(space, Qt::SkipEmptyParts);
    return (chapter.isEmpty() || chapter == question.chapter) &&
           (level.isEmpty() || level == question.level) && (kind.isEmpty() || kind == question.kind) &&
           std::ranges::all_of(wanted, [&](const QString& word) { return contains(question, word); });
}

int plannedSeconds(const content::InterviewQuestion& question)
{
    static const QMap<QString, int> byLevel{
        {u"junior"_s, 180}, {u"mid"_s, 240}, {u"senior"_s, 300}, {u"staff"_s, 420}};
    return byLevel.value(question.level, 240);
}

QList<content::InterviewQuestion> drawMock(const QList<content::InterviewQuestion>& questions,
                                           const MockSettings& settings,
                                           const QHash<QString, LastAnswer>& last, quint64 seed)
{
    content::SeededDraw chance(seed);
    QMap<QString, QList<content::InterviewQuestion>> byChapter;
    QStringList chapters;
    for (const int index : chance.shuffled(int(questions.size()))) {
        const content::InterviewQuestion& question = questions[index];
        if (!isEmptyOrHas(settings.chapters, question.chapter) ||
            !isEmptyOrHas(settings.levels, question.level))
            continue;
        byChapter[question.chapter].append(question);
        if (!chapters.contains(question.chapter))
            chapters.append(question.chapter);
    }
    const auto isKnown = [&](const content::InterviewQuestion& question) {
        return last.value(question.id).level >= wellAnswered;
    };
    for (QList<content::InterviewQuestion>& ofChapter : byChapter)
        std::ranges::stable_sort(ofChapter, {}, isKnown);
    QList<content::InterviewQuestion> drawn;
    int seconds = 0;
    while (!chapters.isEmpty() && seconds < settings.minutes * 60) {
        const QString chapter = chapters.takeFirst();
        drawn.append(byChapter[chapter].takeFirst());
        seconds += plannedSeconds(drawn.last());
        if (!byChapter[chapter].isEmpty())
            chapters.append(chapter);
    }
    return drawn;
}

} // namespace casefile::learner
