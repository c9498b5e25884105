#include "app/learner/own/import_plan.h"

#include "app/content/question.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr qsizetype askedEach = 100; ///< whether to go on

/// "line 12": 12; another place has no line.
int lineOf(const content::Fault& fault)
{
    static const QRegularExpression form(uR"(\bline (\d+))"_s);
    return form.match(fault.path).captured(1).toInt();
}

/// Compares the questions of a file, one after the other, with what is there.
class Planner
{
public:
    Planner(const QList<OwnQuestion>& present, const ImportChoices& choices)
        : m_choices(choices)
    {
        for (const OwnQuestion& question : present)
            m_present.insert(question.id, &question);
    }

    PlannedItem plan(const content::ImportedQuestion& imported)
    {
        PlannedItem item{imported.line, imported.title, Fate::Added, {}, imported.warnings, {}};
        if (m_choices.courses.contains(imported.question[u"id"_s].toString())) {
            item.fate = Fate::OfCourse;
            return item;
        }
        OwnQuestion& question = item.question;
        question.id = ownIdFor(imported.question);
        question.question = imported.question;
        question.question.insert(u"id"_s, question.id);
        question.version = std::max(1, imported.question[u"version"_s].toInt(1));
        const OwnQuestion* present = m_present.value(question.id);
        question.chapter = chapterOf(imported, present);
        question.imported = digestOf(question.question, question.chapter);
        item.fate = fateOf(item, present);
        return item;
    }

private:
    QString chapterOf(const content::ImportedQuestion& imported, const OwnQuestion* present) const
    {
        if (m_choices.chapters.contains(imported.chapter))
            return imported.chapter;
        return present ? present->chapter : m_choices.chapter;
    }

    Fate fateOf(PlannedItem& item, const OwnQuestion* present)
    {
        const OwnQuestion& question = item.question;
        if (m_seen.contains(question.id))
            return Fate::Twice;
        if (!content::readOwnQuestion(question.question, m_choices.names, item.faults))
            return Fate::Refused;
        m_seen.insert(question.id);
        if (!present)
            return Fate::Added;
        const QString here = digestOf(present->question, present->chapter);
        if (here == question.imported)
            return Fate::Unchanged;
        return here == present->imported ? Fate::Updated : Fate::EditedHere;
    }

    const ImportChoices& m_choices;
    QHash<QString, const OwnQuestion*> m_present;
    QSet<QString> m_seen;
};

} // namespace

std::optional<QList<PlannedItem>> planImport(const content::Imported& imported,
                                             const QList<OwnQuestion>& present, const ImportChoices& choices)
{
    QList<PlannedItem> items;
    Planner planner(present, choices);
    for (const content::ImportedQuestion& question : imported.questions) {
        if (choices.goOn && items.size() % askedEach == 0 &&
            !choices.goOn(items.size(), imported.questions.size()))
            return std::nullopt;
        items.append(planner.plan(question));
    }
    for (const content::Fault& fault : imported.faults)
        items.append({lineOf(fault), {}, Fate::Refused, {fault}, {}, {}});
    std::ranges::stable_sort(items, {}, &PlannedItem::line);
    return items;
}

ImportPlan toWrite(const QList<PlannedItem>& items, bool replaceEdited)
{
    ImportPlan plan;
    for (const PlannedItem& item : items) {
        if (item.fate == Fate::Added)
            plan.added.append(item.question);
        else if (item.fate == Fate::Updated || (item.fate == Fate::EditedHere && replaceEdited))
            plan.updated.append(item.question);
    }
    return plan;
}

} // namespace casefile::learner
