#include "app/views/prediction_card.h"

#include "app/figures/design.h"
#include "app/playback/lesson_session.h"
#include "app/playback/prose_fields.h"
#include "app/views/appearance.h"
#include "app/views/estimate_scale.h"
#include "app/views/estimate_slider.h"
#include "app/views/flow_layout.h"
#include "app/views/icons.h"
#include "app/views/option_button.h"
#include "app/views/prose_view.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <optional>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
using playback::LessonSession;
namespace design = figures::design;

PredictionCard::PredictionCard(LessonSession& session, const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_appearance(appearance)
    , m_ask(new ProseView(appearance, this))
    , m_options(new FlowLayout(design::space2))
    , m_reveal(new ProseView(appearance, this))
    , m_show(new QPushButton(this))
{
    setLook(this, "panel");
    setLook(m_show, "link");
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum); // options may take a second line
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space3, design::space4, design::space3);
    column->setSpacing(design::space2);
    column->addWidget(m_ask);
    column->addLayout(m_options);
    column->addWidget(m_reveal);
    column->addWidget(m_show, 0, Qt::AlignLeft);
    connect(m_show, &QPushButton::clicked, this, [this] { take(-1); });
    for (const auto signal : {&LessonSession::stepChanged, &LessonSession::predictionChanged,
                              &LessonSession::traceChanged, &LessonSession::stateChanged})
        connect(&session, signal, this, &PredictionCard::follow);
    connect(&appearance, &Appearance::changed, this, [this] {
        m_asked.clear(); // icons have the colours of the theme
        follow();
    });
    follow();
}

bool PredictionCard::choose(int option)
{
    const playback::Prediction question = m_session.openPrediction();
    if (isHidden() || m_session.isRevealed() || question.isEstimate || option >= question.options.size())
        return false;
    take(option);
    return true;
}

/// The answer shows by playing the step from its start.
void PredictionCard::take(int option)
{
    m_session.predict(option);
    m_session.player().seekStep(m_session.cursor().step);
    m_session.player().play();
}

void PredictionCard::clearOptions()
{
    while (QLayoutItem* item = m_options->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void PredictionCard::addWidget(QWidget* widget)
{
    m_options->addWidget(widget);
    widget->show();
}

void PredictionCard::addOptions(const playback::Prediction& question)
{
    if (question.isEstimate)
        return addEstimate(question);
    for (int i = 0; i < question.options.size(); ++i)
        addOption(question, i);
}

/// A slider; afterwards the scale and the two numbers that matter.
void PredictionCard::addEstimate(const playback::Prediction& question)
{
    if (!m_session.isRevealed()) {
        auto* slider = new EstimateSlider(question.options, this);
        connect(slider, &EstimateSlider::handedIn, this, &PredictionCard::take);
        addWidget(slider);
        return;
    }
    const int guess = m_session.prediction(m_session.step().id).value_or(-1);
    addWidget(new EstimateScale(question, guess, m_appearance, this));
    addJudged(tr("The right number: %1").arg(question.exactWords), true);
    if (guess >= 0)
        addJudged(tr("Your guess: %1").arg(question.options.at(guess)), question.accepts(guess));
}

/// Words that are right or wrong: a button that can be reached, and does nothing.
QPushButton* PredictionCard::addJudged(const QString& words, bool right)
{
    auto* button = new QPushButton(buttonWords(words), this);
    setLook(button, right ? "choice-right" : "choice-wrong");
    button->setIcon(
        icon(right ? u"check"_s : u"cross"_s, m_appearance.color(right ? Role::Right : Role::Wrong)));
    button->setAccessibleDescription(right ? tr("Right") : tr("Your prediction, not right"));
    addWidget(button);
    return button;
}

void PredictionCard::addOption(const playback::Prediction& question, int index)
{
    const bool revealed = m_session.isRevealed();
    const bool taken = m_session.prediction(m_session.step().id) == index;
    const QString option = question.options.at(index);
    QPushButton* button = nullptr;
    if (revealed && (taken || index == question.right)) {
        button = addJudged(option, index == question.right);
    } else {
        auto* choice = new OptionButton(buttonWords(option), m_appearance, this);
        choice->setCap(revealed ? QString() : QString::number(index + 1));
        setLook(choice, "choice");
        choice->setEnabled(!revealed);
        addWidget(choice);
        button = choice;
    }
    button->setAccessibleName(
        tr("Answer %1: %2", "number of an option, its text").arg(index + 1).arg(option));
    if (revealed)
        return;
    connect(button, &QPushButton::clicked, this, [this, index] { choose(index); });
}

void PredictionCard::showOptions(const playback::Prediction& question)
{
    QStringList asked = question.options;
    const std::optional<int> taken = m_session.prediction(m_session.step().id);
    asked << m_session.chapter().id << m_session.step().id << m_session.language()
          << QString::number(question.right) << question.exactWords
          << (m_session.isRevealed() ? u"revealed"_s : u"open"_s)
          << (taken ? QString::number(*taken) : QString());
    if (asked == m_asked && m_session.trace())
        return;
    m_asked = asked;
    clearOptions();
    if (!question.options.isEmpty() && m_session.trace())
        addOptions(question);
}

void PredictionCard::follow()
{
    const playback::Prediction question = m_session.openPrediction();
    setVisible(!question.options.isEmpty() && m_session.problem().isEmpty());
    showOptions(question);
    if (question.options.isEmpty() || !m_session.trace())
        return;
    const content::StepText& words = m_session.chapter().words(m_session.language(), m_session.step().id);
    const auto filled = [this](const QString& text) {
        return playback::fillFields(text, *m_session.trace(), m_session.state().head, m_session.state().focus,
                                    playback::Markup::Markdown);
    };
    m_ask->setMarkdownText(filled(words.ask));
    const bool revealed = m_session.isRevealed();
    m_reveal->setMarkdownText(filled(words.reveal));
    m_reveal->setVisible(revealed && !words.reveal.isEmpty());
    m_show->setText(tr("Just show me"));
    m_show->setVisible(!revealed);
}

void PredictionCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        follow();
    QFrame::changeEvent(event);
}

} // namespace casefile::views
