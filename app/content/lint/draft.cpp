#include "app/content/lint/draft.h"

#include "app/content/json_path.h"
#include "app/content/json_reader.h"
#include "app/content/lint/question_fields.h"
#include "app/content/questions/question_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

const QString unsaid = QChar(0x200b); ///< a space without width: the strict reader takes it for words

/// What is missing and may be, put in so that the reader of quiz files takes it.
class Completion
{
public:
    explicit Completion(const QJsonObject& question)
        : m_question(question)
    {}

    QJsonObject whole()
    {
        m_whole = m_question;
        visitFields(m_question, [this](const QuestionField& field, const QString& path) {
            if (field.kind == FieldKind::Words)
                completeWords(field, path);
            else if (field.kind == FieldKind::Synonyms)
                completeSpellings(path);
            else if (field.kind == FieldKind::Belief)
                completeBelief(field, path);
        });
        if (m_question.value("hints"_L1).toArray().isEmpty())
            m_whole.insert(u"hints"_s, QJsonArray{QJsonObject{{u"zh"_s, unsaid}, {u"en"_s, unsaid}}});
        if (!m_whole.value("repair"_L1)["step"_L1].isString())
            m_whole.insert(u"repair"_s, QJsonObject{{u"chapter"_s, u"none"_s}, {u"step"_s, u"none"_s}});
        if (m_whole.value("id"_L1).toString().isEmpty())
            m_whole.insert(u"id"_s, u"own-draft"_s);
        m_whole.insert(u"version"_s, std::max(1, m_whole.value("version"_L1).toInt()));
        return m_whole;
    }

private:
    void set(const QString& path, const QJsonValue& value) { m_whole = withValue(m_whole, path, value); }

    QJsonObject entryOf(const QString& path) const
    {
        return valueAt(m_question, path.section(u'.', 0, -2)).toObject();
    }

    /// Words that one language lacks are those of the other.
    void completeWords(const QuestionField& field, const QString& path)
    {
        const QJsonValue words = valueAt(m_question, path);
        QString some;
        for (const QString& language : requiredLanguages()) {
            if (some.trimmed().isEmpty())
                some = words[language].toString();
        }
        if (some.trimmed().isEmpty()) {
            if (!mayBeUnsaid(field, path))
                return set(path, QJsonValue::Undefined);
            some = unsaid;
        }
        for (const QString& language : requiredLanguages()) {
            if (words[language].toString().trimmed().isEmpty())
                set(pathOf(path, language), some);
        }
    }

    bool mayBeUnsaid(const QuestionField& field, const QString& path) const
    {
        if (path.endsWith(".missed"_L1))
            return entryOf(path).value("right"_L1).toBool();
        if (path.endsWith("].feedback"_L1) && field.need == FieldNeed::May)
            return entryOf(path).value("fault"_L1).toBool() || entryOf(path).contains("accepted"_L1);
        return field.need == FieldNeed::Should || path.startsWith("hints["_L1);
    }

    void completeSpellings(const QString& path)
    {
        const QJsonObject words = valueAt(m_question, path).toObject();
        for (const QString& language : requiredLanguages()) {
            for (const QJsonValue& other : words) {
                if (words.value(language).toArray().isEmpty() && !other.toArray().isEmpty())
                    set(pathOf(path, language), other);
            }
        }
    }

    void completeBelief(const QuestionField& field, const QString& path)
    {
        const QString type = m_question.value("type"_L1).toString();
        const bool isWrongOption = (type == "choice"_L1 || type == "choices"_L1) &&
                                   path.startsWith("options["_L1) &&
                                   !entryOf(path).value("right"_L1).toBool();
        if (valueAt(m_question, path).toString().isEmpty() &&
            (field.need == FieldNeed::Should || isWrongOption))
            set(path, u"none"_s);
    }

    const QJsonObject& m_question;
    QJsonObject m_whole;
};

} // namespace

std::optional<Question> readDraft(const QJsonObject& draft, const KnownNames& names, Faults& faults)
{
    const QJsonObject whole = Completion(draft).whole();
    Faults found;
    QStringList seen;
    std::optional<Question> question = readQuestion(JsonReader(whole, {}, found), names, seen);
    faults += found;
    if (!question || !found.isEmpty())
        return std::nullopt;
    if (draft.value("hints"_L1).toArray().isEmpty())
        question->hints.clear();
    if (!draft.contains("repair"_L1))
        question->repairChapter = question->repairStep = QString();
    return question;
}

} // namespace casefile::content
