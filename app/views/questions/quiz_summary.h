#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace casefile::content {
struct Library;
}
namespace casefile::playback {
class QuizSession;
}

namespace casefile::views {

class Appearance;

/// The end of a quiz: how it went, which beliefs are active, which steps repair them.
class QuizSummary : public QWidget
{
    Q_OBJECT

public:
    QuizSummary(const content::Library& library, playback::QuizSession& session, const Appearance& appearance,
                QWidget* parent);

    void follow(const QString& language);
    void takeFocus(); ///< to the button that ends the quiz

signals:
    void repairChosen(const QString& questionId); ///< go to the step that repairs this one
    void closed();

private:
    void addHeading(const QString& text);
    void addLine(const QString& text, const char* look);
    void addFindings(const QString& language);
    void addRepairs(const QString& language);
    void addButtons();

    const content::Library& m_library;
    playback::QuizSession& m_session;
    QVBoxLayout* m_column;
    QPushButton* m_done = nullptr;
};

} // namespace casefile::views
