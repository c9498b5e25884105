#include "app/views/own/own_words.h"

#include "app/content/library.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace {

struct OwnWords
{
    Q_DECLARE_TR_FUNCTIONS(OwnWords)
};

QString countOf(learner::Fate fate, int n)
{
    using enum learner::Fate;
    switch (fate) {
    case Added:
        return OwnWords::tr("%n added", nullptr, n);
    case Updated:
        return OwnWords::tr("%n updated", nullptr, n);
    case Unchanged:
        return OwnWords::tr("%n unchanged", nullptr, n);
    case EditedHere:
        return OwnWords::tr("%n edited here", nullptr, n);
    case OfCourse:
    case Twice:
        return OwnWords::tr("%n skipped", nullptr, n);
    case Refused:
        return OwnWords::tr("%n refused", nullptr, n);
    }
    return {};
}

} // namespace

QString typeWords(const QString& type)
{
    const std::pair<QString, QString> names[] = {
        {u"choice"_s, OwnWords::tr("One of several")},
        {u"choices"_s, OwnWords::tr("Several of several")},
        {u"true-false"_s, OwnWords::tr("True or false")},
        {u"number"_s, OwnWords::tr("A number")},
        {u"text"_s, OwnWords::tr("A word")},
        {u"matching"_s, OwnWords::tr("Matching")},
        {u"ordering"_s, OwnWords::tr("Order")},
        {u"cloze"_s, OwnWords::tr("Gaps")},
        {u"shape"_s, OwnWords::tr("A shape")},
        {u"cell"_s, OwnWords::tr("A cell")},
        {u"mask"_s, OwnWords::tr("A mask")},
        {u"slider"_s, OwnWords::tr("A slider")},
        {u"code-line"_s, OwnWords::tr("A line of code")},
        {u"free-text"_s, OwnWords::tr("Free words")},
    };
    for (const auto& [name, words] : names) {
        if (name == type)
            return words;
    }
    return type;
}

QString fateWords(learner::Fate fate)
{
    using enum learner::Fate;
    switch (fate) {
    case Added:
        return OwnWords::tr("added");
    case Updated:
        return OwnWords::tr("updated");
    case Unchanged:
        return OwnWords::tr("unchanged");
    case EditedHere:
        return OwnWords::tr("edited here");
    case OfCourse:
    case Twice:
        return OwnWords::tr("skipped");
    case Refused:
        return OwnWords::tr("refused");
    }
    return {};
}

QString whyWords(const learner::PlannedItem& item)
{
    QStringList why;
    if (item.fate == learner::Fate::OfCourse)
        why.append(OwnWords::tr("A question of the course has its id."));
    if (item.fate == learner::Fate::Twice)
        why.append(OwnWords::tr("The file has this question before."));
    if (item.fate == learner::Fate::EditedHere)
        why.append(OwnWords::tr("It was changed here since; the file says something else."));
    for (const content::Fault& fault : item.faults) {
        const bool isPlace = !fault.path.isEmpty() && !fault.path.startsWith("line "_L1);
        why.append(isPlace ? u"%1: %2"_s.arg(fault.path, fault.message) : fault.message);
    }
    return (why + item.warnings).join(u' ');
}

QString actionWords(learner::ActionKind kind)
{
    using enum learner::ActionKind;
    switch (kind) {
    case AddCards:
        return OwnWords::tr("new cards");
    case Answer:
        return OwnWords::tr("an answer");
    case Recompute:
        return OwnWords::tr("recomputing the schedule");
    case AddQuestion:
        return OwnWords::tr("a new question");
    case EditQuestion:
        return OwnWords::tr("an edit of a question");
    case RemoveQuestions:
        return OwnWords::tr("deleting questions");
    case ImportQuestions:
        return OwnWords::tr("an import");
    }
    return {};
}

QString listedAs(const QJsonObject& question, const QString& language)
{
    const QJsonObject prompt = question[u"prompt"_s].toObject();
    QString words = prompt[language].toString();
    for (auto other = prompt.constBegin(); words.isEmpty() && other != prompt.constEnd(); ++other)
        words = other->toString();
    return words.simplified();
}

QString ownNote(const content::Question& question, const QString& language)
{
    if (!question.isOwn)
        return {};
    if (question.prompt.isEmpty() || question.prompt.contains(language))
        return OwnWords::tr("Own question");
    return OwnWords::tr("Own question, only in %1").arg(languageName(question.prompt.firstKey()));
}

QString languageName(const QString& language)
{
    return language == "zh"_L1 ? u"中文"_s : language == "en"_L1 ? u"English"_s : language;
}

QString languagesOf(const QJsonObject& question)
{
    QStringList names;
    const QJsonObject prompt = question[u"prompt"_s].toObject();
    for (const QString& language : content::requiredLanguages()) {
        if (!prompt[language].toString().trimmed().isEmpty())
            names.append(languageName(language));
    }
    return names.join(u", "_s);
}

QString sumOf(const QList<learner::PlannedItem>& items)
{
    using enum learner::Fate;
    QStringList counts;
    for (const learner::Fate fate : {Added, Updated, Unchanged, EditedHere, Twice, Refused}) {
        const auto n = int(std::ranges::count_if(items, [fate](const learner::PlannedItem& item) {
            return item.fate == fate || (fate == Twice && item.fate == OfCourse);
        }));
        if (n > 0)
            counts.append(countOf(fate, n));
    }
    return counts.join(OwnWords::tr(", ", "between counts"));
}

QString importReport(const QString& file, const QList<learner::PlannedItem>& items, bool replaceEdited)
{
    QStringList lines{OwnWords::tr("Import of %1").arg(QFileInfo(file).fileName()), sumOf(items)};
    if (std::ranges::count(items, learner::Fate::EditedHere, &learner::PlannedItem::fate) > 0)
        lines.append(replaceEdited ? OwnWords::tr("Questions that were edited here were replaced.")
                                   : OwnWords::tr("Questions that were edited here were left as they are."));
    lines.append(QString());
    for (const learner::PlannedItem& item : items) {
        const QString place = item.line > 0 ? OwnWords::tr("line %1").arg(item.line) : u"–"_s;
        lines.append(QStringList{place, fateWords(item.fate), item.title, whyWords(item)}.join(u'\t'));
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace casefile::views
