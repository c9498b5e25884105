#pragma once

#include "app/views/editor/field_widget.h"

#include <QJsonArray>
#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace casefile::views {

/// All fields of the question that is being written, as the table of its type lists them. It is made anew
/// when entries come or go; while only words change it follows.
class QuestionForm : public QWidget
{
    Q_OBJECT

public:
    QuestionForm(const FormContext& context, QWidget* parent);

    /// The keyboard goes to the field that this place ("options[1].text.zh") is in; to the first without one.
    void goTo(const QString& place);
    const QList<FieldWidget*>& fields() const { return m_fields; }

signals:
    void fieldChosen(QWidget* editor); ///< it has the keyboard: to be scrolled into view

private:
    void follow();
    void rebuild();
    QString structure() const; ///< type, and how many entries each list has
    void addFields(const QList<content::QuestionField>& fields, const QString& path, QVBoxLayout* column);
    void addField(const content::QuestionField& field, const QString& path, QVBoxLayout* column);
    void addList(const content::QuestionField& list, const QString& path, QVBoxLayout* column);
    QWidget* entryFrame(const content::QuestionField& list, const QString& path, int index, int count);
    void setEntries(const QString& path, const QJsonArray& entries, const QString& next);

    FormContext m_context;
    QString m_structure;
    QWidget* m_content = nullptr;
    QList<FieldWidget*> m_fields;
    QList<QPair<QString, QWidget*>> m_adders; ///< the button that adds to a list, by the list's path
};

} // namespace casefile::views
