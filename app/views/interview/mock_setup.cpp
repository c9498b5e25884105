#include "app/views/interview/mock_setup.h"

#include "app/content/interview/interview_question.h"
#include "app/figures/design.h"
#include "app/learner/interview/mock_report.h"
#include "app/learner/interview/question_choice.h"
#include "app/views/appearance.h"
#include "app/views/flow_layout.h"
#include "app/views/interview/interview_words.h"
#include "app/views/review/interval_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using learner::MockSettings;
namespace design = figures::design;

namespace {

constexpr int minutesStep = 5;
constexpr int pastHeight = 150;

QStringList namesOf(const QMap<QString, QCheckBox*>& boxes)
{
    QStringList names;
    for (const auto& [name, box] : boxes.asKeyValueRange()) {
        if (box->isChecked())
            names.append(name);
    }
    return names;
}

} // namespace

MockSetup::MockSetup(const content::Library& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_title(new QLabel(this))
    , m_lead(new QLabel(this))
    , m_goOn(new QPushButton(this))
    , m_minutesLabel(new QLabel(this))
    , m_minutes(new QSpinBox(this))
    , m_topicsLabel(new QLabel(this))
    , m_topicPlace(new QWidget(this))
    , m_levelsLabel(new QLabel(this))
    , m_languageLabel(new QLabel(this))
    , m_questionLanguage(new QComboBox(this))
    , m_followUps(new QCheckBox(this))
    , m_count(new QLabel(this))
    , m_begin(new QPushButton(this))
    , m_pastLabel(new QLabel(this))
    , m_past(new QListWidget(this))
{
    build();
    connect(m_minutes, &QSpinBox::valueChanged, this, &MockSetup::follow);
    connect(m_begin, &QPushButton::clicked, this, [this] { emit beginChosen(settings()); });
    connect(m_goOn, &QPushButton::clicked, this, &MockSetup::goOnChosen);
    connect(m_past, &QListWidget::itemActivated, this, [this] { emit pastChosen(m_past->currentRow()); });
    connect(m_past, &QListWidget::itemClicked, this, [this] { emit pastChosen(m_past->currentRow()); });
}

void MockSetup::build()
{
    setLook(m_title, "heading");
    setLook(m_count, "note");
    setLook(m_begin, "primary");
    m_goOn->hide();
    setLook(m_pastLabel, "heading");
    setLook(m_past, "outline");
    m_past->setMinimumHeight(pastHeight);
    m_minutes->setRange(MockSettings::leastMinutes, MockSettings::mostMinutes);
    m_minutes->setSingleStep(minutesStep);
    m_minutes->setValue(MockSettings().minutes);
    m_followUps->setChecked(true);
    new FlowLayout(design::space3, m_topicPlace);
    auto* levelPlace = new QWidget(this);
    auto* levels = new FlowLayout(design::space3, levelPlace);
    for (const QString& level : content::interviewLevels()) {
        m_levels[level] = new QCheckBox(levelPlace);
        connect(m_levels[level], &QCheckBox::toggled, this, &MockSetup::follow);
        levels->addWidget(m_levels[level]);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space5);
    column->setSpacing(design::space2);
    for (QLabel* label : {m_lead, m_count, m_topicsLabel, m_levelsLabel})
        label->setWordWrap(true);
    for (QLabel* label : {m_minutesLabel, m_topicsLabel, m_levelsLabel, m_languageLabel})
        setLook(label, "strong");
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_title, m_lead, m_goOn, m_minutesLabel, m_minutes, m_topicsLabel, m_topicPlace, m_levelsLabel,
             levelPlace, m_languageLabel, m_questionLanguage, m_followUps, m_count, m_begin})
        column->addWidget(part);
    for (QWidget* narrow : std::initializer_list<QWidget*>{m_goOn, m_minutes, m_questionLanguage, m_begin})
        column->setAlignment(narrow, Qt::AlignLeft);
    column->addSpacing(design::space4);
    column->addWidget(m_pastLabel);
    column->addWidget(m_past, 1);
}

void MockSetup::setQuestions(const QList<content::InterviewQuestion>& questions)
{
    m_questions = questions;
    for (const content::InterviewQuestion& question : questions) {
        if (m_topics.contains(question.chapter))
            continue;
        auto* box = new QCheckBox(m_topicPlace);
        m_topics[question.chapter] = box;
        connect(box, &QCheckBox::toggled, this, &MockSetup::follow);
        m_topicPlace->layout()->addWidget(box);
    }
    retranslate();
}

void MockSetup::setLanguage(const QString& language)
{
    m_language = language;
    retranslate();
    m_questionLanguage->setCurrentIndex(std::max(0, m_questionLanguage->findData(language)));
}

MockSettings MockSetup::settings() const
{
    MockSettings settings;
    settings.minutes = m_minutes->value();
    settings.chapters = namesOf(m_topics);
    settings.levels = namesOf(m_levels);
    settings.language = m_questionLanguage->currentData().toString();
    settings.followUps = m_followUps->isChecked();
    return settings;
}

void MockSetup::setSettings(const MockSettings& settings)
{
    m_minutes->setValue(settings.minutes);
    for (const auto& [name, box] : m_topics.asKeyValueRange())
        box->setChecked(settings.chapters.contains(name));
    for (const auto& [name, box] : m_levels.asKeyValueRange())
        box->setChecked(settings.levels.contains(name));
    m_followUps->setChecked(settings.followUps);
    const int row = m_questionLanguage->findData(settings.language);
    if (row >= 0)
        m_questionLanguage->setCurrentIndex(row);
}

/// How many questions there would be; none can be begun without any.
void MockSetup::follow()
{
    const int count = int(learner::drawMock(m_questions, settings(), {}, 0).size());
    m_begin->setEnabled(count > 0);
    m_count->setText(count > 0 ? tr("About %n question(s), thinking and answering.", nullptr, count)
                               : tr("There is no question on these topics at these levels."));
}

void MockSetup::retranslate()
{
    m_title->setText(tr("A mock interview"));
    m_lead->setText(
        tr("Questions one after the other, against the clock. After each answer you compare it with the "
           "model; the clock stands meanwhile. At the end there is a report."));
    m_minutesLabel->setText(tr("Length"));
    m_minutes->setSuffix(tr(" minutes", "after a number"));
    m_minutes->setAccessibleName(m_minutesLabel->text());
    m_topicsLabel->setText(tr("Topics (none chosen: all)"));
    m_levelsLabel->setText(tr("Levels (none chosen: all)"));
    for (const auto& [name, box] : m_topics.asKeyValueRange())
        box->setText(chapterWords(m_library, name, m_language));
    for (const auto& [name, box] : m_levels.asKeyValueRange())
        box->setText(levelWords(name));
    m_languageLabel->setText(tr("Language of the questions"));
    const QString chosen = m_questionLanguage->currentData().toString();
    m_questionLanguage->clear();
    m_questionLanguage->addItem(u"中文"_s, u"zh"_s);
    m_questionLanguage->addItem(u"English"_s, u"en"_s);
    m_questionLanguage->setCurrentIndex(std::max(0, m_questionLanguage->findData(chosen)));
    m_questionLanguage->setAccessibleName(m_languageLabel->text());
    m_followUps->setText(tr("Ask follow-ups on what was missed"));
    m_begin->setText(tr("Begin"));
    m_pastLabel->setText(tr("Interviews that you held"));
    m_past->setAccessibleName(m_pastLabel->text());
    setPast(m_mocks);
    follow();
}

void MockSetup::setPast(const QList<learner::KeptMock>& mocks)
{
    m_mocks = mocks;
    const bool canGoOn = !mocks.isEmpty() && mocks.first().record.canGoOn();
    m_goOn->setVisible(canGoOn);
    if (canGoOn)
        m_goOn->setText(
            tr("Go on with the interview of %1, question %2 of %3", "date and time, numbers")
                .arg(shownLocale().toString(mocks.first().record.when.toLocalTime(), QLocale::ShortFormat))
                .arg(mocks.first().record.entries.size())
                .arg(mocks.first().record.questions.size()));
    m_past->clear();
    for (const learner::KeptMock& mock : mocks) {
        const learner::MockReport report = learner::reportOf(mock.record);
        m_past->addItem(tr("%1 · %2 % · %n question(s)", "date and time, score", report.asked)
                            .arg(shownLocale().toString(mock.record.when.toLocalTime(), QLocale::ShortFormat))
                            .arg(qRound(report.share * 100)));
    }
    if (mocks.isEmpty()) {
        m_past->addItem(tr("None yet."));
        m_past->item(0)->setFlags(Qt::NoItemFlags);
    }
}

void MockSetup::takeFocus()
{
    const bool canGoOn = !m_mocks.isEmpty() && m_mocks.first().record.canGoOn();
    (canGoOn ? m_goOn : m_begin)->setFocus(Qt::OtherFocusReason);
}

} // namespace casefile::views
