#include "app/views/questions/parts_view.h"

#include "app/figures/design.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/icons.h"
#include "app/views/prose_view.h"
#include "app/views/questions/pick_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using Mark = playback::ShownPart::Mark;
namespace design = figures::design;

namespace {

constexpr double signSize = 16.0;

int indexIn(const playback::ShownPart& part)
{
    const auto found = std::ranges::find(part.choices, part.given, &playback::ShownChoice::id);
    return found == part.choices.end() ? -1 : int(found - part.choices.begin());
}

QLabel* wrappedLabel(const char* look, QWidget* parent)
{
    auto* label = new QLabel(parent);
    setLook(label, look);
    label->setWordWrap(true);
    return label;
}

} // namespace

PartsView::PartsView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : JudgedView(session, appearance, parent)
    , m_text(new ProseView(appearance, this))
    , m_grid(nullptr)
{
    auto* rows = new QWidget(this);
    m_grid = new QGridLayout(rows);
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(design::space3);
    m_grid->setVerticalSpacing(design::space2);
    m_grid->setColumnStretch(0, 2);
    m_grid->setColumnStretch(1, 3);
    m_text->setFocusPolicy(Qt::NoFocus);
    addPart(m_text);
    addPart(rows);
}

QWidget* PartsView::editorOf(const Row& row) const
{
    return row.box ? static_cast<QWidget*>(row.box) : row.field;
}

void PartsView::addRow(const playback::ShownPart& part)
{
    const int index = int(m_rows.size());
    Row row{wrappedLabel("", this), nullptr, nullptr, new QLabel(this), wrappedLabel("note", this)};
    if (part.choices.isEmpty()) {
        row.field = new QLineEdit(this);
        setLook(row.field, "field");
        connect(row.field, &QLineEdit::textEdited, this,
                [this, index](const QString& text) { put(index, text); });
    } else {
        row.box = new PickBox(this);
        connect(row.box, &PickBox::picked, this, [this, index](int picked) {
            put(index, m_session.parts().value(index).choices.value(picked).id);
        });
    }
    m_grid->addWidget(row.label, 2 * index, 0);
    m_grid->addWidget(editorOf(row), 2 * index, 1);
    m_grid->addWidget(row.sign, 2 * index, 2);
    m_grid->addWidget(row.note, 2 * index + 1, 0, 1, 3);
    for (QWidget* widget : std::initializer_list<QWidget*>{row.label, editorOf(row), row.sign})
        widget->show(); // now: what is shown later takes no focus
    m_rows.append(row);
}

void PartsView::put(int index, const QString& given)
{
    if (!isOpen())
        return follow();
    QStringList parts = this->given().parts;
    parts.resize(m_rows.size());
    parts[index] = given;
    m_session.choose({{}, {}, -1, -1, parts});
}

void PartsView::fill(const Row& row, const playback::ShownPart& part)
{
    row.label->setText(part.label);
    const QString verdict = part.mark == Mark::Right   ? tr("Right")
                            : part.mark == Mark::Wrong ? tr("Not right")
                                                       : QString();
    QWidget* editor = editorOf(row);
    editor->setAccessibleName(part.label);
    editor->setAccessibleDescription(
        verdict.isEmpty() ? spokenPrompt() : tr("%1. %2", "verdict, feedback").arg(verdict, part.feedback));
    if (row.box)
        row.box->setEnabled(isOpen());
    else
        row.field->setReadOnly(!isOpen());
    if (row.box) {
        while (row.box->count() < part.choices.size())
            row.box->addItem(QString());
        for (int i = 0; i < row.box->count(); ++i)
            row.box->setItemText(i, part.choices.value(i).text);
        row.box->setPlaceholderText(tr("choose …"));
        row.box->setCurrentIndex(indexIn(part));
    } else if (row.field->text() != part.given) {
        row.field->setText(part.given);
    }
    const int size = qRound(m_appearance.pixels(signSize));
    const bool isRight = part.mark == Mark::Right;
    const QColor color = m_appearance.color(isRight ? figures::Role::Right : figures::Role::Wrong);
    row.sign->setPixmap(
        part.mark == Mark::None
            ? QPixmap()
            : icon(isRight ? u"check"_s : u"cross"_s, color).pixmap(QSize(size, size), devicePixelRatioF()));
    row.sign->setAccessibleName(verdict);
    QStringList notes;
    if (!part.solution.isEmpty() && part.mark != Mark::Right)
        notes.append(tr("Right is: %1", "words").arg(part.solution));
    if (!part.feedback.isEmpty())
        notes.append(part.feedback);
    row.note->setText(notes.join(u'\n'));
    row.note->setVisible(!notes.isEmpty());
}

void PartsView::follow()
{
    const QList<playback::ShownPart> parts = m_session.parts();
    setAccessibleName(spokenPrompt());
    m_text->setMarkdownText(m_session.clozeText());
    m_text->setVisible(!m_session.clozeText().isEmpty());
    while (m_rows.size() < parts.size())
        addRow(parts[m_rows.size()]);
    for (qsizetype i = 0; i < parts.size(); ++i)
        fill(m_rows[i], parts[i]);
    say(verdictWords());
}

void PartsView::takeFocus()
{
    if (!m_rows.isEmpty())
        editorOf(m_rows.first())->setFocus(Qt::OtherFocusReason);
}

QString PartsView::keys() const
{
    return tr("Tab next · ↑ ↓ choose · Del empty · Ctrl+1–3 how sure · Return check, next · Ctrl+Z undo · "
              "Ctrl+H hint "
              "· Esc leave");
}

} // namespace casefile::views
