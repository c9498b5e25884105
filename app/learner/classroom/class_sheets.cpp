#include "app/learner/classroom/class_sheets.h"

#include "app/content/library.h"
#include "app/learner/beliefs.h"
#include "app/learner/classroom/class_words.h"
#include "app/learner/statistics.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr int weekAhead = 7;
using StateCounts = std::array<int, 4>; ///< by BeliefState

struct AnswerCount
{
    int all = 0;
    int right = 0;
    QDateTime last;

    void add(const content::AnswerRecord& answer)
    {
        ++all;
        right += answer.right;
        last = last.isValid() ? std::max(last, answer.when) : answer.when;
    }
    QVariant percent() const { return all > 0 ? QVariant(100.0 * right / all) : QVariant(); }
};

/// The strongest colour of a chart is that of its last column: there stands what asks for something.
QList<SheetColumn> stateColumns(const char* active)
{
    return {
        {classWords(QT_TRANSLATE_NOOP("class", "Trace")),
         classWords(QT_TRANSLATE_NOOP("class", "It showed, but not often or not surely enough to be called "
                                               "a belief."))},
        {classWords(QT_TRANSLATE_NOOP("class", "Cured")),
         classWords(QT_TRANSLATE_NOOP("class", "Since it was active, two right answers to such questions."))},
        {classWords(QT_TRANSLATE_NOOP("class", "Fading")),
         classWords(QT_TRANSLATE_NOOP("class", "Since it was active, one right answer to such a question."))},
        {classWords(QT_TRANSLATE_NOOP("class", "Active")), classWords(active)}};
}

QVariantList stateCells(const StateCounts& counts)
{
    return {counts[int(BeliefState::Trace)], counts[int(BeliefState::Cured)],
            counts[int(BeliefState::Fading)], counts[int(BeliefState::Active)]};
}

/// What is counted of each learner, once for all sheets.
class ClassCount
{
public:
    ClassCount(const ClassRows& rows, const QString& login, StudyDay today)
        : m_rows(rows)
        , m_today(today)
    {
        for (const ClassMember& member : rows.learners)
            if (login.isEmpty() || member.login == login)
                m_learners.append(member);
        for (const ClassMember& member : m_learners)
            m_beliefs.append(beliefsOf(rows.answers.value(member.login)));
    }

    Sheet misconceptions(const content::Library& library, const QString& language) const;
    Sheet byLearner() const;
    Sheet due() const;
    Sheet chapters(const content::Library& library, const QString& language) const;
    Sheet learners() const;

private:
    const ClassRows& m_rows;
    StudyDay m_today;
    QList<ClassMember> m_learners;
    QList<QList<Belief>> m_beliefs; ///< of each
};

Sheet ClassCount::misconceptions(const content::Library& library, const QString& language) const
{
    Sheet sheet{
        u"class-misconceptions"_s,
        SheetKind::Stacked,
        classWords(QT_TRANSLATE_NOOP("class", "Misconceptions of the class")),
        classWords(QT_TRANSLATE_NOOP("class", "Beliefs that showed in wrong answers, by how many learners "
                                              "hold them; those that most hold come first.")),
        classWords(QT_TRANSLATE_NOOP("class", "No wrong answer has shown a misconception.")),
        {{classWords(QT_TRANSLATE_NOOP("class", "Belief")),
          classWords(QT_TRANSLATE_NOOP("class", "The misconception to which the chosen answers belong."))}},
        {}};
    sheet.columns += stateColumns(QT_TRANSLATE_NOOP(
        "class", "Learners who showed it once when they were sure, or twice when they thought so."));
    QMap<QString, StateCounts> counts;
    for (const QList<Belief>& beliefs : m_beliefs)
        for (const Belief& belief : beliefs)
            if (!belief.misconception.isEmpty())
                ++counts[belief.misconception][std::size_t(belief.state())];
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        const content::Misconception* known = library.misconception(count.key());
        const QString words = known ? content::inLanguage(known->belief, language) : count.key();
        sheet.rows.append(QVariantList{words} + stateCells(count.value()));
    }
    std::ranges::stable_sort(sheet.rows, [](const QVariantList& one, const QVariantList& other) {
        return std::pair(one[4].toInt(), one[3].toInt()) > std::pair(other[4].toInt(), other[3].toInt());
    });
    return sheet;
}

SheetColumn learnerColumn()
{
    return {classWords(QT_TRANSLATE_NOOP("class", "Learner")),
            classWords(QT_TRANSLATE_NOOP("class", "A learner of this class, by name."))};
}

Sheet ClassCount::byLearner() const
{
    Sheet sheet{
        u"class-learners-misconceptions"_s,
        SheetKind::Stacked,
        classWords(QT_TRANSLATE_NOOP("class", "Misconceptions by learner")),
        classWords(QT_TRANSLATE_NOOP("class", "How many beliefs each learner has shown, and what became of "
                                              "them.")),
        classWords(QT_TRANSLATE_NOOP("class", "No wrong answer has shown a misconception.")),
        {learnerColumn()},
        {}};
    sheet.columns += stateColumns(QT_TRANSLATE_NOOP(
        "class",
        "Beliefs that showed once when the learner was sure, or twice when the learner thought so."));
    for (qsizetype n = 0; n < m_learners.size(); ++n) {
        StateCounts counts{};
        for (const Belief& belief : m_beliefs[n])
            ++counts[std::size_t(belief.state())];
        sheet.rows.append(QVariantList{m_learners[n].shown} + stateCells(counts));
    }
    if (std::ranges::all_of(m_beliefs, &QList<Belief>::isEmpty))
        sheet.rows.clear();
    return sheet;
}

Sheet ClassCount::due() const
{
    Sheet sheet{
        u"class-due"_s,
        SheetKind::Stacked,
        classWords(QT_TRANSLATE_NOOP("class", "Due work")),
        classWords(QT_TRANSLATE_NOOP("class", "Cards of each learner that were answered before, by when "
                                              "they are due.")),
        classWords(QT_TRANSLATE_NOOP("class", "No learner has a card that was answered.")),
        {learnerColumn(),
         {classWords(QT_TRANSLATE_NOOP("class", "Later")),
          classWords(QT_TRANSLATE_NOOP("class", "Due more than seven days after today."))},
         {classWords(QT_TRANSLATE_NOOP("class", "In 7 days")),
          classWords(QT_TRANSLATE_NOOP("class", "Due on one of the seven days after today."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Today")),
          classWords(QT_TRANSLATE_NOOP("class", "Due today, or on a step of minutes."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Overdue")),
          classWords(QT_TRANSLATE_NOOP("class", "Due on a day before today."))}},
        {}};
    bool isAny = false;
    for (const ClassMember& member : m_learners) {
        std::array<int, 4> counts{};
        const auto cards = m_rows.cards.value(member.login);
        for (const ClassCard& card : cards) {
            if (card.phase == int(Phase::New))
                continue;
            const int days = card.phase == int(Phase::Review) ? card.dueDay - m_today : 0;
            ++counts[days < 0 ? 3 : days == 0 ? 2 : days <= weekAhead ? 1 : 0];
            isAny = true;
        }
        sheet.rows.append({member.shown, counts[0], counts[1], counts[2], counts[3]});
    }
    if (!isAny)
        sheet.rows.clear();
    return sheet;
}

Sheet ClassCount::chapters(const content::Library& library, const QString& language) const
{
    Sheet sheet{
        u"class-chapters"_s,
        SheetKind::Stacked,
        classWords(QT_TRANSLATE_NOOP("class", "Progress by chapter")),
        classWords(QT_TRANSLATE_NOOP("class", "The cards of all learners counted here, by how well they are "
                                              "known, and the answers to questions of the chapter.")),
        classWords(QT_TRANSLATE_NOOP("class", "Nothing was answered yet.")),
        {{classWords(QT_TRANSLATE_NOOP("class", "Chapter")),
          classWords(QT_TRANSLATE_NOOP("class", "The chapter whose questions or beliefs the cards ask."))},
         {classWords(QT_TRANSLATE_NOOP("class", "New")),
          classWords(QT_TRANSLATE_NOOP("class", "Cards that were never answered."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Learning")),
          classWords(QT_TRANSLATE_NOOP("class", "Cards on a step of minutes."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Young")),
          classWords(QT_TRANSLATE_NOOP("class", "Cards in review with a stability below 21 days."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Mature")),
          classWords(QT_TRANSLATE_NOOP("class", "Cards in review with a stability of 21 days or more."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Answers")),
          classWords(QT_TRANSLATE_NOOP("class", "First answers to questions."))},
         {classWords(QT_TRANSLATE_NOOP("class", "Right %")),
          classWords(QT_TRANSLATE_NOOP("class", "The share of those that was right."))}},
        {}};
    QMap<QString, std::array<int, 4>> cards;
    QMap<QString, AnswerCount> answered;
    for (const ClassMember& member : m_learners) {
        const auto own = m_rows.cards.value(member.login);
        for (const ClassCard& card : own) {
            const bool isMature = card.stability >= ChapterMastery::matureFrom;
            const bool isReview = card.phase == int(Phase::Review);
            ++cards[card.chapter][card.phase == int(Phase::New) ? 0 : !isReview ? 1 : !isMature ? 2 : 3];
        }
        for (const content::AnswerRecord& answer : m_rows.answers.value(member.login))
            if (answer.attempt == 1)
                answered[answer.chapter].add(answer);
    }
    for (const content::Chapter& chapter : library.chapters) { // in the order of the course
        if (!cards.contains(chapter.id) && !answered.contains(chapter.id))
            continue;
        const std::array<int, 4> known = cards.value(chapter.id);
        const AnswerCount given = answered.value(chapter.id);
        sheet.rows.append({chapter.titles.value(language, chapter.id), known[0], known[1], known[2], known[3],
                           given.all, given.percent()});
    }
    return sheet;
}

Sheet ClassCount::learners() const
{
    Sheet sheet{u"class-learners"_s,
                SheetKind::Bars,
                classWords(QT_TRANSLATE_NOOP("class", "Progress by learner")),
                classWords(QT_TRANSLATE_NOOP("class", "Answers to questions that have reached the class.")),
                classWords(QT_TRANSLATE_NOOP("class", "The class has no learners yet.")),
                {learnerColumn(),
                 {classWords(QT_TRANSLATE_NOOP("class", "Answers")),
                  classWords(QT_TRANSLATE_NOOP("class", "First answers to questions."))},
                 {classWords(QT_TRANSLATE_NOOP("class", "Right %")),
                  classWords(QT_TRANSLATE_NOOP("class", "The share of those that was right."))},
                 {classWords(QT_TRANSLATE_NOOP("class", "Last")),
                  classWords(QT_TRANSLATE_NOOP("class", "The day of the last answer."))}},
                {}};
    for (const ClassMember& member : m_learners) {
        AnswerCount given;
        for (const content::AnswerRecord& answer : m_rows.answers.value(member.login))
            if (answer.attempt == 1)
                given.add(answer);
        sheet.rows.append({member.shown, given.all, given.percent(),
                           given.last.isValid() ? QVariant(given.last.toLocalTime().date()) : QVariant()});
    }
    return sheet;
}

} // namespace

QList<Sheet> classSheets(const ClassRows& rows, const QString& login, StudyDay today,
                         const content::Library& library, const QString& language)
{
    const ClassCount count(rows, login, today);
    return {count.misconceptions(library, language), count.byLearner(), count.due(),
            count.chapters(library, language), count.learners()};
}

} // namespace casefile::learner
