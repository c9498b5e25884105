#include "app/views/pages/mock_page.h"

#include "app/figures/design.h"
#include "app/learner/interview/mock_interview.h"
#include "app/views/appearance.h"
#include "app/views/interview/mock_report_view.h"
#include "app/views/interview/mock_room.h"
#include "app/views/interview/mock_setup.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

MockPage::MockPage(const content::Library& library, learner::MockInterview& mock,
                   const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_mock(mock)
    , m_title(new QLabel(this))
    , m_close(new QPushButton(this))
    , m_stack(new QStackedWidget(this))
    , m_setup(new MockSetup(library, this))
    , m_room(new MockRoom(library, mock, appearance, this))
    , m_report(new MockReportView(library, appearance, this))
{
    constexpr int widestSetup = 820;
    setLook(this, "page");
    setFocusPolicy(Qt::ClickFocus);
    setLook(m_title, "title");
    setLook(m_close, "pill");
    m_setup->setMaximumWidth(widestSetup);
    setLook(m_setup, "page");
    auto* area = new QScrollArea(this);
    setLook(area, "page");
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_setup);
    m_stack->addWidget(area);
    m_stack->addWidget(m_room);
    m_stack->addWidget(m_report);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(design::space5, design::space4, design::space5, 0);
    top->addWidget(m_title);
    top->addStretch();
    top->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);

    connect(m_setup, &MockSetup::beginChosen, this, &MockPage::beginChosen);
    connect(m_setup, &MockSetup::goOnChosen, this, &MockPage::goOnChosen);
    connect(m_setup, &MockSetup::pastChosen, this, [this](int index) {
        if (index >= 0 && index < m_past.size())
            showReport(m_past[index].record);
    });
    connect(m_report, &MockReportView::linkChosen, this, &MockPage::linkChosen);
    connect(m_report, &MockReportView::done, this, &MockPage::showSetup);
    connect(m_room, &MockRoom::left, this, &MockPage::leave);
    connect(m_close, &QPushButton::clicked, this, &MockPage::leave);
    connect(&mock, &learner::MockInterview::changed, this, &MockPage::follow);
    retranslate();
}

void MockPage::setLanguage(const QString& language)
{
    m_language = language;
    m_setup->setLanguage(language);
    m_room->setLanguage(language);
    m_report->setLanguage(language);
}

void MockPage::setPast(const QList<learner::KeptMock>& mocks)
{
    m_past = mocks;
    m_setup->setPast(mocks);
}

void MockPage::follow()
{
    if (m_mock.isUnderWay() && m_stack->currentWidget() != m_room) {
        m_stack->setCurrentWidget(m_room);
        if (isVisible())
            m_room->takeFocus();
    }
}

void MockPage::showSetup()
{
    m_stack->setCurrentIndex(0);
    if (isVisible())
        takeFocus();
}

void MockPage::showReport(const learner::MockRecord& record)
{
    m_report->setRecord(record, m_language);
    m_stack->setCurrentWidget(m_report);
    if (isVisible())
        m_report->takeFocus();
}

void MockPage::takeFocus()
{
    if (m_stack->currentWidget() == m_room)
        m_room->takeFocus();
    else if (m_stack->currentWidget() == m_report)
        m_report->takeFocus();
    else
        m_setup->takeFocus();
}

/// An interview that is under way waits with its clock stopped.
void MockPage::leave()
{
    m_mock.setPaused(true);
    emit closed();
}

bool MockPage::handleKey(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (m_stack->currentWidget() == m_report)
            showSetup();
        else
            leave();
        return true;
    }
    return m_stack->currentWidget() == m_room && m_room->handleKey(event);
}

void MockPage::retranslate()
{
    m_title->setText(tr("Mock interview"));
    m_close->setText(tr("Leave"));
    m_close->setToolTip(tr("Back to the interview questions; an interview under way waits, paused (Esc)"));
}

void MockPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
