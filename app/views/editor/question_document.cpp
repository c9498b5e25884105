#include "app/views/editor/question_document.h"

#include "app/content/json_path.h"
#include "app/content/lint/question_fields.h"

#include <QUndoCommand>

using namespace Qt::StringLiterals;

namespace casefile::views {

/// One step: the question before and after. `path` is the field that was typed into; empty: not by typing.
class EditCommand : public QUndoCommand
{
public:
    EditCommand(QuestionDocument& document, const EditedQuestion& after, const QString& path)
        : m_document(document)
        , m_before(document.value())
        , m_after(after)
        , m_path(path)
    {}

    int id() const override { return 1; }
    void redo() override { m_document.put(m_after); }
    void undo() override { m_document.put(m_before); }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& later = static_cast<const EditCommand&>(*next);
        if (m_path.isEmpty() || m_path != later.m_path)
            return false;
        m_after = later.m_after;
        return true;
    }

private:
    QuestionDocument& m_document;
    EditedQuestion m_before;
    EditedQuestion m_after;
    QString m_path;
};

QuestionDocument::QuestionDocument(const EditedQuestion& question, QObject* parent)
    : QObject(parent)
    , m_value(question)
{}

void QuestionDocument::set(const QString& path, const QJsonValue& value)
{
    const QJsonValue before = content::valueAt(m_value.question, path);
    if (before == value)
        return;
    EditedQuestion after = m_value;
    after.question = content::withValue(m_value.question, path, value);
    push(after, value.isArray() || before.isArray() ? QString() : path);
}

void QuestionDocument::setChapter(const QString& chapter)
{
    EditedQuestion after = m_value;
    after.chapter = chapter;
    push(after, {});
}

void QuestionDocument::setType(const QString& type)
{
    EditedQuestion after = m_value;
    after.question = content::newQuestion(type);
    QStringList kept{u"id"_s, u"version"_s, u"repair"_s, u"state"_s};
    for (const content::QuestionField& field : content::questionFields(type))
        kept.append(field.path.section(u'.', 0, 0));
    const bool isOtherAnswer = m_value.question.value("type"_L1).toString() != type;
    for (auto it = m_value.question.constBegin(); it != m_value.question.constEnd(); ++it) {
        if (kept.contains(it.key()) &&
            !(isOtherAnswer && (it.key() == "answer"_L1 || it.key() == "mistaken"_L1)))
            after.question.insert(it.key(), it.value());
    }
    push(after, {});
}

void QuestionDocument::replace(const EditedQuestion& value)
{
    push(value, {});
}

void QuestionDocument::push(const EditedQuestion& value, const QString& path)
{
    if (value == m_value)
        return;
    m_history.push(new EditCommand(*this, value, path));
}

void QuestionDocument::put(const EditedQuestion& value)
{
    m_value = value;
    emit changed();
}

} // namespace casefile::views
