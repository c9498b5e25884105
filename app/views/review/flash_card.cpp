#include "app/views/review/flash_card.h"

#include "app/content/interview/interview_question.h"
#include "app/content/library.h"

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

/// What a good answer says, point by point.
content::Localized pointsOf(const content::InterviewQuestion& question)
{
    content::Localized answer;
    for (const content::InterviewPoint& point : question.points)
        for (const auto& [language, words] : point.text.asKeyValueRange())
            answer[language] += u"- "_s + words + u'\n';
    return answer;
}

} // namespace

std::optional<FlashCard> flashCard(const content::Library& library, const QString& id)
{
    if (const content::Misconception* belief = library.misconception(id))
        return FlashCard{true, belief->belief, belief->truth, {}, {}};
    const QList<content::InterviewQuestion> questions = content::interviewQuestions(library);
    const auto found = std::ranges::find(questions, id, &content::InterviewQuestion::id);
    if (found == questions.end())
        return std::nullopt;
    return FlashCard{false, found->question, pointsOf(*found), found->repairChapter, found->repairStep};
}

} // namespace casefile::views
