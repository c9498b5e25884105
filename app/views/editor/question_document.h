#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QUndoStack>

namespace casefile::views {

/// What the editor takes and gives: a question of a quiz file and the chapter whose quiz it joins. Without an
/// id it is new.
struct EditedQuestion
{
    QString id;
    QString chapter;
    QJsonObject question;

    bool operator==(const EditedQuestion&) const = default;
};

/// The question that is being written, with every step back. Typing into one field is one step.
class QuestionDocument : public QObject
{
    Q_OBJECT

public:
    explicit QuestionDocument(const EditedQuestion& question, QObject* parent = nullptr);

    const EditedQuestion& value() const { return m_value; }
    const QJsonObject& question() const { return m_value.question; }
    QUndoStack& history() { return m_history; }

    void set(const QString& path, const QJsonValue& value); ///< undefined takes it away
    void setChapter(const QString& chapter);
    void setType(const QString& type); ///< what both types have stays
    void replace(const EditedQuestion& value);

signals:
    void changed();

private:
    friend class EditCommand;
    void push(const EditedQuestion& value, const QString& path);
    void put(const EditedQuestion& value);

    EditedQuestion m_value;
    QUndoStack m_history;
};

} // namespace casefile::views
