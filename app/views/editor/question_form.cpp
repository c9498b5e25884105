#include "app/views/editor/question_form.h"

#include "app/content/json_path.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/editor/field_words.h"
#include "app/views/editor/question_document.h"

#include <QFrame>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace design = figures::design;
using content::QuestionField;

namespace {

QLabel* fieldHeading(const QString& words, QWidget* parent)
{
    auto* label = new QLabel(words, parent);
    setLook(label, "note");
    label->setWordWrap(true);
    return label;
}

QPushButton* smallButton(const QString& words, const QString& spoken, QWidget* parent)
{
    auto* button = new QPushButton(words, parent);
    setLook(button, "pill");
    button->setAccessibleName(spoken);
    button->setToolTip(spoken);
    return button;
}

} // namespace

QuestionForm::QuestionForm(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
{
    setLook(this, "page");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    connect(&context.document, &QuestionDocument::changed, this, &QuestionForm::follow);
    follow();
}

QString QuestionForm::structure() const
{
    QString all = m_context.document.question().value("type"_L1).toString();
    content::visitFields(m_context.document.question(), [&](const QuestionField& field, const QString& path) {
        if (field.kind == content::FieldKind::List)
            all += u" %1=%2"_s.arg(path).arg(
                content::valueAt(m_context.document.question(), path).toArray().size());
    });
    return all;
}

void QuestionForm::follow()
{
    if (structure() != m_structure)
        rebuild();
    for (FieldWidget* field : m_fields)
        field->follow();
}

void QuestionForm::rebuild()
{
    m_structure = structure();
    m_fields.clear();
    m_adders.clear();
    if (m_content) {
        m_content->hide();
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins({});
    column->setSpacing(design::space2);
    addFields(content::questionFields(m_context.document.question().value("type"_L1).toString()), {}, column);
    column->addStretch();
    layout()->addWidget(m_content);
}

void QuestionForm::addFields(const QList<QuestionField>& fields, const QString& path, QVBoxLayout* column)
{
    for (const QuestionField& field : fields) {
        const QString place = field.path.isEmpty() ? path : content::pathOf(path, field.path);
        if (field.kind == content::FieldKind::List)
            addList(field, place, column);
        else
            addField(field, place, column);
    }
}

void QuestionForm::addField(const QuestionField& field, const QString& path, QVBoxLayout* column)
{
    if (field.kind != content::FieldKind::Flag && !field.path.isEmpty())
        column->addWidget(
            fieldHeading(fieldLabel(field.path == "right"_L1 ? u"right side"_s : field.path), m_content));
    FieldWidget* widget = makeFieldWidget(m_context, field, path, m_content);
    m_fields.append(widget);
    column->addWidget(widget);
}

void QuestionForm::addList(const QuestionField& list, const QString& path, QVBoxLayout* column)
{
    auto* heading = new QLabel(fieldLabel(list.path), m_content);
    setLook(heading, "strong");
    heading->setWordWrap(true);
    column->addSpacing(design::space2);
    column->addWidget(heading);
    const QJsonArray entries = content::valueAt(m_context.document.question(), path).toArray();
    for (int i = 0; i < int(entries.size()); ++i)
        column->addWidget(entryFrame(list, path, i, int(entries.size())));
    const QString words = tr("Add: %1", "an entry of a list, as Option").arg(entryLabel(list.path));
    QPushButton* add = smallButton(words, words, m_content);
    m_adders.append({path, add});
    connect(add, &QPushButton::clicked, this, [this, list, path] {
        QJsonArray all = content::valueAt(m_context.document.question(), path).toArray();
        all.append(content::newEntry(list, all));
        setEntries(path, all, content::pathOf(path, int(all.size()) - 1));
    });
    column->addWidget(add, 0, Qt::AlignLeft);
}

QWidget* QuestionForm::entryFrame(const QuestionField& list, const QString& path, int index, int count)
{
    auto* frame = new QFrame(m_content);
    setLook(frame, "panel");
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(design::space3, design::space2, design::space3, design::space3);
    column->setSpacing(design::space1);
    const QString name = u"%1 %2"_s.arg(entryLabel(list.path)).arg(index + 1);
    auto* top = new QHBoxLayout;
    auto* heading = new QLabel(name, frame);
    setLook(heading, "strong");
    top->addWidget(heading, 1);
    QPushButton* up = smallButton(u"↑"_s, tr("Move up: %1").arg(name), frame);
    QPushButton* down = smallButton(u"↓"_s, tr("Move down: %1").arg(name), frame);
    QPushButton* remove = smallButton(tr("Remove"), tr("Remove: %1").arg(name), frame);
    up->setEnabled(index > 0);
    down->setEnabled(index + 1 < count);
    const auto moveTo = [this, path, index](int to) {
        QJsonArray all = content::valueAt(m_context.document.question(), path).toArray();
        all.insert(to, all.takeAt(index));
        setEntries(path, all, content::pathOf(path, to));
    };
    connect(up, &QPushButton::clicked, this, [=] { moveTo(index - 1); });
    connect(down, &QPushButton::clicked, this, [=] { moveTo(index + 1); });
    connect(remove, &QPushButton::clicked, this, [this, path, index] {
        QJsonArray all = content::valueAt(m_context.document.question(), path).toArray();
        all.removeAt(index);
        setEntries(path, all, all.isEmpty() ? path : content::pathOf(path, std::max(0, index - 1)));
    });
    for (QPushButton* button : {up, down, remove})
        top->addWidget(button);
    column->addLayout(top);
    addFields(list.of, content::pathOf(path, index), column);
    return frame;
}

/// An empty list is no list: the reader of questions asks for at least one entry where there is one.
void QuestionForm::setEntries(const QString& path, const QJsonArray& entries, const QString& next)
{
    m_context.document.set(path, entries.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(entries));
    goTo(next);
}

void QuestionForm::goTo(const QString& place)
{
    QWidget* target = nullptr;
    qsizetype best = -1;
    for (const FieldWidget* field : m_fields) {
        const bool isIn = place == field->path() || place.startsWith(field->path() + u'.');
        const bool holds = field->path().startsWith(place); // the first field of an entry or of a list
        if ((isIn && field->path().size() > best) || (holds && best < 0)) {
            best = field->path().size();
            const QString language = place.section(u'.', -1);
            target = field->editor(language);
        }
    }
    for (const auto& [path, button] : m_adders) {
        if (!target && path == place)
            target = button;
    }
    if (!target && !m_fields.isEmpty())
        target = m_fields.first()->editor({});
    if (!target)
        return;
    target->setFocus(Qt::OtherFocusReason);
    emit fieldChosen(target);
}

} // namespace casefile::views
