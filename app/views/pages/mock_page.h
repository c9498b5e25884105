#pragma once

#include "app/content/library.h"
#include "app/learner/interview/interview_log.h"

#include <QWidget>

class QKeyEvent;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QUrl;

namespace casefile::learner {
class MockInterview;
}

namespace casefile::views {

class Appearance;
class MockReportView;
class MockRoom;
class MockSetup;

/// Mock interviews: before one, in one, and what it showed.
class MockPage : public QWidget
{
    Q_OBJECT

public:
    MockPage(const content::Library& library, learner::MockInterview& mock, const Appearance& appearance,
             QWidget* parent = nullptr);

    void setLanguage(const QString& language);
    void setPast(const QList<learner::KeptMock>& mocks); ///< newest first
    void showSetup();
    void showReport(const learner::MockRecord& record);
    void takeFocus();
    bool handleKey(QKeyEvent* event);
    MockSetup* setup() const { return m_setup; }
    MockRoom* room() const { return m_room; }
    MockReportView* report() const { return m_report; }

signals:
    void beginChosen(const casefile::learner::MockSettings& settings);
    void goOnChosen();
    void linkChosen(const QUrl& link);
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void follow();
    void leave();

    learner::MockInterview& m_mock;
    QString m_language;
    QList<learner::KeptMock> m_past;
    QLabel* m_title;
    QPushButton* m_close;
    QStackedWidget* m_stack;
    MockSetup* m_setup;
    MockRoom* m_room;
    MockReportView* m_report;
};

} // namespace casefile::views
