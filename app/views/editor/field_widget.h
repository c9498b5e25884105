#pragma once

#include "app/content/lint/question_fields.h"

#include <QJsonValue>
#include <QList>
#include <QMap>
#include <QPlainTextEdit>
#include <QString>
#include <QWidget>

#include <functional>

class QComboBox;
class QCheckBox;
class QLineEdit;

namespace casefile::content {
struct Library;
}

namespace casefile::views {

class Appearance;
class QuestionDocument;

/// What the fields of a form share.
struct FormContext
{
    QuestionDocument& document;
    const content::Library& library;
    const Appearance& appearance;
    QString language; ///< of the window: in which lists show beliefs and steps
};

/// One field of a question, at its path. It writes what is typed into the document, and shows what is there.
class FieldWidget : public QWidget
{
    Q_OBJECT

public:
    FieldWidget(const FormContext& context, const QString& path, QWidget* parent);

    const QString& path() const { return m_path; }
    virtual void follow() = 0;
    virtual QWidget* editor(const QString& language) const = 0; ///< where the keyboard goes

protected:
    QJsonValue value() const;
    void setValue(const QJsonValue& value);

    FormContext m_context;

private:
    QString m_path;
};

/// Words as tall as they are: the form scrolls, not the field, unless they are very many.
class WordsEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit WordsEdit(QWidget* parent);
    void fitToWords();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
};

/// Chinese and English side by side; of synonyms one in each line.
class WordsField : public FieldWidget
{
    Q_OBJECT

public:
    WordsField(const FormContext& context, const QString& path, bool isSynonyms, const QString& label,
               QWidget* parent);
    void follow() override;
    QWidget* editor(const QString& language) const override;

private:
    QString shown(const QString& language) const;
    void take(const QString& language);

    QMap<QString, WordsEdit*> m_edits;
    bool m_isSynonyms;
};

/// A line of code or a number.
class LineField : public FieldWidget
{
    Q_OBJECT

public:
    LineField(const FormContext& context, const QString& path, content::FieldKind kind, const QString& label,
              QWidget* parent);
    void follow() override;
    QWidget* editor(const QString&) const override;

private:
    QJsonValue typed() const;

    QLineEdit* m_edit;
    content::FieldKind m_kind;
};

class FlagField : public FieldWidget
{
    Q_OBJECT

public:
    FlagField(const FormContext& context, const QString& path, const QString& label, QWidget* parent);
    void follow() override;
    QWidget* editor(const QString&) const override;

private:
    QCheckBox* m_box;
};

/// One of a list of values, each under a name. A long list is searched by typing.
class PickField : public FieldWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString label;
        QJsonValue value;
    };

    PickField(const FormContext& context, const QString& path, const QList<Entry>& entries,
              const QString& label, QWidget* parent);
    void follow() override;
    QWidget* editor(const QString&) const override;

private:
    void makeSearchable();
    void take(int index);

    QComboBox* m_box;
    QList<Entry> m_entries;
};

/// The widget of a field that is no list.
FieldWidget* makeFieldWidget(const FormContext& context, const content::QuestionField& field,
                             const QString& path, QWidget* parent);

} // namespace casefile::views
