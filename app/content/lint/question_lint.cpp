#include "app/content/lint/question_lint.h"

#include "app/content/json_path.h"
#include "app/content/lint/lint_rules.h"
#include "app/content/lint/question_fields.h"
#include "app/content/question.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Goes through the fields of one question.
class Linter
{
public:
    Linter(const QJsonObject& question, const LintTargets& targets)
        : m_question(question)
        , m_targets(targets)
    {}

    QList<LintNote> run()
    {
        const QString type = m_question.value("type"_L1).toString();
        if (questionFields(type).isEmpty()) {
            add(LintKind::UnknownName, u"type"_s, {}, type);
            return m_notes;
        }
        lintPrompt(m_question, m_notes);
        visitFields(m_question,
                    [this](const QuestionField& field, const QString& path) { look(field, path); });
        lintTolerance(m_question, m_notes);
        lintRepair();
        std::ranges::stable_partition(m_notes, &LintNote::isFault);
        return m_notes;
    }

private:
    void add(LintKind kind, const QString& path, const QString& language = {}, const QString& detail = {})
    {
        m_notes.append({kind, path, language, detail});
    }

    void look(const QuestionField& field, const QString& path)
    {
        const QJsonValue value = valueAt(m_question, path);
        switch (field.kind) {
        case FieldKind::Words:
            return lookAtWords(field, path, value,
                               [](const QJsonValue& words) { return words.toString().trimmed().isEmpty(); });
        case FieldKind::Synonyms:
            return lookAtWords(field, path, value,
                               [](const QJsonValue& words) { return words.toArray().isEmpty(); });
        case FieldKind::List:
            return lookAtList(field, path, value.toArray());
        case FieldKind::Belief:
            return lookAtBelief(field, path, value.toString());
        case FieldKind::Name:
            if (value.isString() && !field.names.contains(value.toString()))
                return add(LintKind::UnknownName, path, {}, value.toString());
            break;
        case FieldKind::Part:
            if (value.isString() && !partsNamed(field.names).contains(value.toString()))
                return add(LintKind::UnknownName, path, {}, value.toString());
            break;
        default:
            break;
        }
        const bool isEmpty = value.isUndefined() || (value.isString() && value.toString().isEmpty());
        if (field.need == FieldNeed::Must && isEmpty)
            add(LintKind::Missing, path);
    }

    template <typename IsEmpty>
    void lookAtWords(const QuestionField& field, const QString& path, const QJsonValue& value,
                     IsEmpty isEmpty)
    {
        QStringList missing;
        for (const QString& language : requiredLanguages()) {
            if (isEmpty(value[language]))
                missing.append(language);
        }
        if (missing.size() < requiredLanguages().size()) {
            for (const QString& language : missing)
                add(LintKind::NoTranslation, path, language);
        } else if (field.need == FieldNeed::Must) {
            add(LintKind::Missing, path);
        } else if (field.need == FieldNeed::Should || needsWords(path)) {
            add(LintKind::NoFeedback, path);
        }
    }

    /// Feedback that only some entries must have: a right option left out, a faulty line.
    bool needsWords(const QString& path) const
    {
        const QJsonObject entry = valueAt(m_question, path.section(u'.', 0, -2)).toObject();
        if (path.endsWith(".missed"_L1))
            return entry.value("right"_L1).toBool();
        return path.endsWith("].feedback"_L1) &&
               (entry.value("fault"_L1).toBool() || entry.contains("accepted"_L1));
    }

    void lookAtList(const QuestionField& field, const QString& path, const QJsonArray& entries)
    {
        if (entries.size() < field.fewest)
            add(LintKind::TooFew, path, {}, QString::number(field.fewest));
        if (path == "hints"_L1 && entries.isEmpty())
            add(LintKind::NoHint, path);
        if (field.path == "options"_L1)
            lintOptions(m_question, path, m_notes);
        if (field.path == "code"_L1)
            lookAtCode(path, entries);
        if (field.isIdentified)
            lintIds(entries, path, m_notes);
    }

    void lookAtCode(const QString& path, const QJsonArray& lines)
    {
        const auto faults =
            std::ranges::count_if(lines, [](const QJsonValue& line) { return line["fault"_L1].toBool(); });
        if (faults != 1)
            add(faults == 0 ? LintKind::NoneRight : LintKind::SeveralRight, path, {},
                QString::number(faults));
        for (int i = 0; i < int(lines.size()); ++i) {
            if (lines.at(i)["fault"_L1].toBool() && lines.at(i)["fix"_L1].toString().isEmpty())
                add(LintKind::Missing, pathOf(pathOf(path, i), u"fix"_s));
        }
    }

    void lookAtBelief(const QuestionField& field, const QString& path, const QString& id)
    {
        if (!id.isEmpty()) {
            if (!m_targets.misconceptions.isEmpty() && !m_targets.misconceptions.contains(id))
                add(LintKind::UnknownMisconception, path, {}, id);
            return;
        }
        const QString type = m_question.value("type"_L1).toString();
        const QJsonObject option = valueAt(m_question, path.section(u'.', 0, -2)).toObject();
        const bool isWrongOption = (type == "choice"_L1 || type == "choices"_L1) &&
                                   path.startsWith("options["_L1) && !option.value("right"_L1).toBool();
        if (field.need == FieldNeed::Should || (isWrongOption && !m_question.contains("misconception"_L1)))
            add(LintKind::NoMisconception, path);
    }

    QStringList partsNamed(const QStringList& lists) const
    {
        QStringList ids;
        for (const QString& list : lists) {
            for (const QJsonValue& entry : m_question.value(list).toArray())
                ids.append(entry["id"_L1].toString());
        }
        return ids;
    }

    void lintRepair()
    {
        const QString chapter = m_question.value("repair"_L1)["chapter"_L1].toString();
        const QString step = m_question.value("repair"_L1)["step"_L1].toString();
        if (chapter.isEmpty() || step.isEmpty())
            add(LintKind::NoRepair, u"repair"_s);
        else if (!m_targets.steps.isEmpty() && !m_targets.steps.value(chapter).contains(step))
            add(LintKind::UnknownStep, u"repair"_s, {}, chapter + u'/' + step);
    }

    const QJsonObject& m_question;
    const LintTargets& m_targets;
    QList<LintNote> m_notes;
};

} // namespace

LintTargets lintTargetsOf(const Library& library)
{
    LintTargets targets;
    for (const Misconception& misconception : library.misconceptions)
        targets.misconceptions.append(misconception.id);
    for (const Chapter& chapter : library.chapters) {
        for (const Step& step : chapter.steps)
            targets.steps[chapter.id].append(step.id);
    }
    return targets;
}

QList<LintNote> lintQuestion(const QJsonObject& question, const LintTargets& targets)
{
    return Linter(question, targets).run();
}

} // namespace casefile::content
