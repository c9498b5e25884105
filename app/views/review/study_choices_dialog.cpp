#include "app/views/review/study_choices_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/review/interval_words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;
using learner::StudyChoices;

namespace {

constexpr int dialogWidth = 520;

} // namespace

StudyChoicesDialog::StudyChoicesDialog(const StudyChoices& choices, int overdue, learner::StudyDay today,
                                       const Appearance& appearance, QWidget* parent)
    : QDialog(parent)
    , m_before(choices)
    , m_overdue(overdue)
    , m_today(today)
    , m_retention(spin(qRound(100 * StudyChoices::leastRetention), qRound(100 * StudyChoices::mostRetention),
                       tr(" %", "per cent, behind a number")))
    , m_newCards(spin(0, StudyChoices::mostCards, {}))
    , m_reviews(spin(0, StudyChoices::mostCards, {}))
    , m_dayStart(spin(0, StudyChoices::latestStart, u":00"_s))
    , m_backlog(spin(1, StudyChoices::mostBacklogDays, {}))
    , m_effect(new QLabel(this))
    , m_perDay(new QLabel(this))
{
    setWindowTitle(tr("Schedule"));
    for (QLabel* note : {m_effect, m_perDay}) {
        setLook(note, "muted");
        note->setWordWrap(true);
    }
    auto* form = new QFormLayout;
    form->setSpacing(design::space3);
    form->addRow(tr("Remember"), m_retention);
    form->addRow(m_effect);
    form->addRow(tr("New cards a day"), m_newCards);
    form->addRow(tr("Reviews a day"), m_reviews);
    form->addRow(tr("A day begins at"), m_dayStart);
    form->addRow(tr("Spread what is overdue over days"), m_backlog);
    form->addRow(m_perDay);
    m_backlog->setSpecialValueText(tr("1: all at once"));
    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space4);
    column->setSpacing(design::space4);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { setChoices({}); });
    for (QSpinBox* box : {m_retention, m_backlog})
        connect(box, &QSpinBox::valueChanged, this, &StudyChoicesDialog::follow);
    setChoices(choices);
    resize(qRound(appearance.pixels(dialogWidth)), sizeHint().height());
}

QSpinBox* StudyChoicesDialog::spin(int least, int most, const QString& suffix)
{
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    box->setSuffix(suffix);
    return box;
}

void StudyChoicesDialog::setChoices(const StudyChoices& choices)
{
    m_retention->setValue(qRound(100 * choices.retention));
    m_newCards->setValue(choices.newCards);
    m_reviews->setValue(choices.reviews);
    m_dayStart->setValue(choices.dayStartsAt);
    m_backlog->setValue(choices.backlogDays);
    follow();
}

StudyChoices StudyChoicesDialog::choices() const
{
    StudyChoices choices = m_before;
    choices.retention = m_retention->value() / 100.0;
    choices.newCards = m_newCards->value();
    choices.reviews = m_reviews->value();
    choices.dayStartsAt = m_dayStart->value();
    choices.backlogDays = m_backlog->value();
    if (choices.backlogDays != m_before.backlogDays)
        choices.backlogFrom = m_today;
    return choices;
}

/// What the wanted recall costs, and what the spreading leaves for a day.
void StudyChoicesDialog::follow()
{
    const learner::MemoryModel model(learner::defaultParameters, true);
    const double modifier = model.intervalModifier(m_retention->value() / 100.0);
    m_effect->setText(tr("Cards wait %1 times as long as at 90 %. More than 95 % costs many reviews.")
                          .arg(shownLocale().toString(modifier, 'f', 2)));
    const int days = m_backlog->value();
    const int perDay = (m_overdue + days - 1) / days;
    m_perDay->setText(m_overdue == 0 ? tr("Nothing is overdue now.")
                                     : tr("%n overdue now: about %1 a day, beside what is due that day.",
                                          nullptr, m_overdue)
                                           .arg(perDay));
}

} // namespace casefile::views
