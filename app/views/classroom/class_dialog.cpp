#include "app/views/classroom/class_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/classroom/class_form.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace casefile::views {

using learner::LinkState;
namespace design = figures::design;

namespace {

constexpr QSize dialogSize(640, 620);
constexpr int joinedHeight = 280;

QLabel* lineOf(const QString& text, const char* look, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    setLook(label, look);
    label->setWordWrap(true);
    return label;
}

} // namespace

ClassDialog::ClassDialog(learner::ClassLink& link, const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
    , m_link(link)
    , m_appearance(appearance)
    , m_pages(new QStackedWidget(this))
    , m_form(new ClassForm)
    , m_problem(lineOf({}, "problem", this))
    , m_join(new QPushButton(tr("Join"), this))
    , m_place(lineOf({}, "strong", this))
    , m_words(lineOf({}, "lead", this))
    , m_waiting(lineOf({}, "note", this))
    , m_passwordRow(new QWidget(this))
    , m_password(new QLineEdit(m_passwordRow))
    , m_keep(new QCheckBox(tr("Keep the password in the keyring of this computer"), m_passwordRow))
    , m_give(new QPushButton(tr("Connect"), m_passwordRow))
    , m_again(new QPushButton(tr("Try now"), this))
    , m_leave(new QPushButton(tr("Leave the class"), this))
    , m_close(new QPushButton(tr("Close"), this))
{
    setWindowTitle(tr("Class"));
    m_pages->addWidget(joinPage());
    m_pages->addWidget(statusPage());
    m_problem->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(design::space2);
    row->addWidget(m_leave);
    row->addStretch();
    row->addWidget(m_again);
    row->addWidget(m_join);
    row->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space4);
    column->setSpacing(design::space3);
    column->addWidget(m_pages, 1);
    column->addWidget(m_problem);
    column->addLayout(row);
    for (QPushButton* button : {m_leave, m_again, m_close, m_give}) // Return in the password gives it
        button->setAutoDefault(false);
    m_join->setDefault(true);
    connect(m_join, &QPushButton::clicked, this, &ClassDialog::join);
    connect(m_leave, &QPushButton::clicked, this, &ClassDialog::leave);
    connect(m_again, &QPushButton::clicked, this, [this] { m_link.tryNow(); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_give, &QPushButton::clicked, this, &ClassDialog::givePassword);
    connect(m_password, &QLineEdit::returnPressed, m_give, &QPushButton::click);
    connect(m_password, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_give->setEnabled(!text.isEmpty()); });
    connect(m_form, &ClassForm::changed, this, [this] { m_join->setEnabled(m_form->isComplete()); });
    connect(&m_link, &learner::ClassLink::changed, this, &ClassDialog::follow);
    follow();
    if (link.state() == LinkState::Off)
        m_form->link()->setFocus();
    else if (link.state() == LinkState::NeedsPassword)
        m_password->setFocus();
    else
        m_close->setFocus();
}

QWidget* ClassDialog::joinPage()
{
    auto* scroll = new QScrollArea(m_pages);
    auto* body = new QWidget(scroll->viewport());
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, design::space4, 0);
    column->setSpacing(design::space3);
    column->addWidget(
        lineOf(tr("A class collects the answers of its learners on one server, for an instructor. "
                  "It is not needed for anything else."),
               "lead", body));
    column->addWidget(
        lineOf(tr("Sent, also of what you have done so far: for each answer the question, its "
                  "chapter, right or wrong, the misconception it shows, how sure you were, "
                  "hints, attempts, time and duration; for each card how well you know it and "
                  "when it is due. Your instructor sees this under your name; other learners do "
                  "not."),
               "note", body));
    column->addWidget(
        lineOf(tr("Never sent: what you typed, your sentences, your settings. All of it stays on "
                  "this computer as well, and you may leave at any time."),
               "note", body));
    m_form->setParent(body);
    column->addWidget(m_form);
    column->addStretch();
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

QWidget* ClassDialog::statusPage()
{
    setLook(m_password, "field");
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("Password"));
    m_password->setAccessibleName(tr("Password"));
    m_give->setEnabled(false);
    auto* line = new QHBoxLayout;
    line->addWidget(m_password, 1);
    line->addWidget(m_give);
    auto* entry = new QVBoxLayout(m_passwordRow);
    entry->setContentsMargins({});
    entry->addLayout(line);
    entry->addWidget(m_keep);
    auto* page = new QWidget(m_pages);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(design::space3);
    for (QWidget* part : std::initializer_list<QWidget*>{m_place, m_words, m_waiting, m_passwordRow})
        column->addWidget(part);
    column->addStretch();
    return page;
}

QString ClassDialog::words() const
{
    return m_words->text();
}

void ClassDialog::setProblem(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

/// What has the keyboard keeps it: only what has become another is changed.
void ClassDialog::follow()
{
    const LinkState state = m_link.state();
    const bool isJoined = state != LinkState::Off;
    m_pages->setCurrentIndex(isJoined ? 1 : 0);
    if (std::exchange(m_isJoinedShown, isJoined) != isJoined || !isVisible())
        resize(QSize(dialogSize.width(), isJoined ? joinedHeight : dialogSize.height()) *
               m_appearance.textScale());
    m_join->setVisible(!isJoined);
    m_join->setEnabled(m_form->isComplete());
    m_leave->setVisible(isJoined);
    m_again->setVisible(state == LinkState::Waiting);
    m_passwordRow->setVisible(state == LinkState::NeedsPassword);
    const learner::ClassPlace place = m_link.outbox().place();
    m_place->setText(tr("Class “%1” on %2, as “%3”").arg(place.database, place.host, place.user));
    const QString trouble = m_link.sentence();
    switch (state) {
    case LinkState::Off:
        break;
    case LinkState::NeedsPassword:
        m_words->setText(trouble.isEmpty() ? tr("The password is needed for this session.") : trouble);
        break;
    case LinkState::Sending:
        m_words->setText(tr("Sending …"));
        break;
    case LinkState::UpToDate:
        m_words->setText(tr("The class has everything."));
        break;
    case LinkState::Waiting:
        m_words->setText(trouble);
        break;
    }
    const int waiting = m_link.outbox().waiting();
    m_waiting->setText(tr("%n row(s) wait on this computer to be sent.", nullptr, waiting));
    m_waiting->setVisible(waiting > 0);
}

void ClassDialog::join()
{
    const QString password = m_form->password();
    if (!m_form->isComplete())
        return;
    if (!m_link.join(m_form->place(), password))
        return setProblem(tr("The class could not be kept in your file: nothing was joined."));
    setProblem({});
    if (m_form->isKeptWanted())
        emit keepChosen(password);
    m_form->passwordEdit()->clear();
    m_close->setFocus();
}

void ClassDialog::leave()
{
    const learner::ClassPlace place = m_link.outbox().place();
    if (!m_link.leave())
        return setProblem(tr("Leaving could not be kept in your file: try again."));
    setProblem({});
    emit leaving(place);
}

void ClassDialog::givePassword()
{
    const QString password = m_password->text();
    m_password->clear();
    if (m_keep->isChecked())
        emit keepChosen(password);
    m_link.setPassword(password);
}

} // namespace casefile::views
