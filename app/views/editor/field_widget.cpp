#include "app/views/editor/field_widget.h"

#include "app/content/json_path.h"
#include "app/content/localized.h"
#include "app/content/typed_number.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/editor/question_document.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QTextOption>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace design = figures::design;

namespace {

QString nameOfLanguage(const QString& language)
{
    return language == "zh"_L1 ? u"中文"_s : u"English"_s;
}

} // namespace

WordsEdit::WordsEdit(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setLook(this, "field"); // with a ring where the keyboard is
    setTabChangesFocus(true);
    setUndoRedoEnabled(false); // one history for the whole question
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    connect(this, &QPlainTextEdit::textChanged, this, &WordsEdit::fitToWords);
}

void WordsEdit::fitToWords()
{
    constexpr int mostLines = 12;
    const int line = fontMetrics().lineSpacing();
    const int margins = 2 * qCeil(document()->documentMargin());
    const QRect room(0, 0, std::max(line, viewport()->width() - margins - 1), mostLines * line * 4);
    const QString words = toPlainText().isEmpty() ? u"x"_s : toPlainText() + u'\u200b';
    const int lines =
        qRound(double(fontMetrics().boundingRect(room, Qt::TextWrapAnywhere, words).height()) / line);
    const int least =
        qRound(double(fontMetrics().boundingRect(room, Qt::TextWordWrap, words).height()) / line);
    const int shown = std::clamp(std::max(lines, least), 1, mostLines);
    setVerticalScrollBarPolicy(shown == mostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int around = std::max(2 * frameWidth(), height() - viewport()->height()); // frame and padding
    setFixedHeight(shown * line + margins + around + design::space1);
}

void WordsEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitToWords();
}

void WordsEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitToWords();
}

FieldWidget::FieldWidget(const FormContext& context, const QString& path, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_path(path)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(design::space2);
}

QJsonValue FieldWidget::value() const
{
    return content::valueAt(m_context.document.question(), m_path);
}

void FieldWidget::setValue(const QJsonValue& value)
{
    m_context.document.set(m_path, value);
}

WordsField::WordsField(const FormContext& context, const QString& path, bool isSynonyms, const QString& label,
                       QWidget* parent)
    : FieldWidget(context, path, parent)
    , m_isSynonyms(isSynonyms)
{
    for (const QString& language : content::requiredLanguages()) {
        auto* edit = new WordsEdit(this);
        edit->setPlaceholderText(nameOfLanguage(language));
        edit->setAccessibleName(u"%1, %2"_s.arg(label, nameOfLanguage(language)));
        static_cast<QHBoxLayout*>(layout())->addWidget(edit, 1, Qt::AlignTop);
        m_edits.insert(language, edit);
        connect(edit, &QPlainTextEdit::textChanged, this, [this, language] { take(language); });
        edit->fitToWords();
    }
}

QString WordsField::shown(const QString& language) const
{
    const QJsonValue words = value()[language];
    QStringList lines;
    for (const QJsonValue& word : words.toArray())
        lines.append(word.toString());
    return m_isSynonyms ? lines.join(u'\n') : words.toString();
}

void WordsField::follow()
{
    for (auto it = m_edits.cbegin(); it != m_edits.cend(); ++it) {
        if (shown(it.key()) == it.value()->toPlainText())
            continue;
        const QSignalBlocker quiet(it.value());
        it.value()->setPlainText(shown(it.key()));
        it.value()->fitToWords();
    }
}

void WordsField::take(const QString& language)
{
    const QString text = m_edits.value(language)->toPlainText();
    QJsonValue words = text.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(text);
    if (m_isSynonyms && !text.isEmpty())
        words = QJsonArray::fromStringList(text.split(u'\n'));
    m_context.document.set(content::pathOf(path(), language), words);
}

QWidget* WordsField::editor(const QString& language) const
{
    return m_edits.value(language, m_edits.value(m_context.language, m_edits.first()));
}

LineField::LineField(const FormContext& context, const QString& path, content::FieldKind kind,
                     const QString& label, QWidget* parent)
    : FieldWidget(context, path, parent)
    , m_edit(new QLineEdit(this))
    , m_kind(kind)
{
    setLook(m_edit, "field");
    m_edit->setAccessibleName(label);
    if (kind == content::FieldKind::Line)
        m_edit->setFont(context.appearance.monoFont(design::textNote));
    else
        m_edit->setMaximumWidth(qRound(context.appearance.pixels(140)));
    layout()->addWidget(m_edit);
    static_cast<QHBoxLayout*>(layout())->addStretch(kind == content::FieldKind::Line ? 0 : 1);
    connect(m_edit, &QLineEdit::textEdited, this, [this] { setValue(typed()); });
}

/// What cannot be read as a number stays as words, which the reader of questions then names.
QJsonValue LineField::typed() const
{
    const QString text = m_edit->text();
    if (text.trimmed().isEmpty() && m_kind != content::FieldKind::Line)
        return QJsonValue::Undefined;
    if (text.isEmpty())
        return QJsonValue::Undefined;
    if (m_kind == content::FieldKind::Line)
        return text;
    const auto number = content::readTypedNumber(text).value;
    return number ? QJsonValue(*number) : QJsonValue(text);
}

void LineField::follow()
{
    const QJsonValue now = value();
    if (typed() == now)
        return;
    m_edit->setText(now.isDouble() ? QString::number(now.toDouble()) : now.toString());
}

QWidget* LineField::editor(const QString&) const
{
    return m_edit;
}

FlagField::FlagField(const FormContext& context, const QString& path, const QString& label, QWidget* parent)
    : FieldWidget(context, path, parent)
    , m_box(new QCheckBox(label, this))
{
    layout()->addWidget(m_box);
    connect(m_box, &QCheckBox::clicked, this,
            [this](bool on) { setValue(on ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined)); });
}

void FlagField::follow()
{
    m_box->setChecked(value().toBool());
}

QWidget* FlagField::editor(const QString&) const
{
    return m_box;
}

PickField::PickField(const FormContext& context, const QString& path, const QList<Entry>& entries,
                     const QString& label, QWidget* parent)
    : FieldWidget(context, path, parent)
    , m_box(new QComboBox(this))
    , m_entries(entries)
{
    constexpr int shortList = 24; ///< longer ones are searched
    m_box->setAccessibleName(label);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_box->setFocusPolicy(Qt::StrongFocus);
    for (const Entry& entry : entries)
        m_box->addItem(entry.label);
    if (entries.size() > shortList)
        makeSearchable();
    layout()->addWidget(m_box);
    connect(m_box, &QComboBox::activated, this, &PickField::take);
}

void PickField::makeSearchable()
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->lineEdit()->setPlaceholderText(tr("type to search"));
    m_box->completer()->setFilterMode(Qt::MatchContains);
    m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const int index = m_box->findText(m_box->currentText());
        index >= 0 ? take(index) : follow(); // words that name nothing are taken back
    });
}

void PickField::take(int index)
{
    if (index >= 0 && index < int(m_entries.size()))
        setValue(m_entries.at(index).value);
}

void PickField::follow()
{
    const QJsonValue now = value();
    auto entry = std::ranges::find(m_entries, now, &Entry::value);
    if (entry == m_entries.end() && !now.isUndefined()) { // of a file: shown as it stands there
        const QByteArray json = QJsonDocument(QJsonArray{now}).toJson(QJsonDocument::Compact);
        const QString words = now.isString() ? now.toString() : QString::fromUtf8(json.mid(1).chopped(1));
        m_entries.append({words, now});
        m_box->addItem(words);
        entry = m_entries.end() - 1;
    }
    m_box->setCurrentIndex(int(entry - m_entries.begin()) % std::max(1, int(m_entries.size())));
    if (m_box->isEditable())
        m_box->lineEdit()->setCursorPosition(0);
}

QWidget* PickField::editor(const QString&) const
{
    return m_box;
}

} // namespace casefile::views
