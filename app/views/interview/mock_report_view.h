#pragma once

#include "app/content/library.h"
#include "app/learner/interview/mock_record.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTextBrowser;
class QUrl;

namespace casefile::views {

class Appearance;

/// The report of a mock interview, with links to what should be studied, and the way to save it as PDF.
class MockReportView : public QWidget
{
    Q_OBJECT

public:
    MockReportView(const content::Library& library, const Appearance& appearance, QWidget* parent = nullptr);

    void setRecord(const learner::MockRecord& record, const QString& language);
    void setLanguage(const QString& language); ///< of titles
    void takeFocus();
    bool write(const QString& file); ///< as PDF; false, with a message on the page, when it cannot be written
    QTextBrowser* report() const { return m_report; }

signals:
    void linkChosen(const QUrl& link);
    void done();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void render();
    void save();

    const content::Library& m_library;
    const Appearance& m_appearance;
    learner::MockRecord m_record;
    QString m_language;
    QTextBrowser* m_report;
    QLabel* m_message;
    QPushButton* m_save;
    QPushButton* m_done;
};

} // namespace casefile::views
