#pragma once

#include "app/content/interview/interview_question.h"
#include "app/learner/interview/interview_log.h"

#include <QMap>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace casefile::views {

/// Before a mock interview: how long, about what, how hard, in which language; and those that were held.
class MockSetup : public QWidget
{
    Q_OBJECT

public:
    explicit MockSetup(const content::Library& library, QWidget* parent = nullptr);

    void setQuestions(const QList<content::InterviewQuestion>& questions);
    void setPast(const QList<learner::KeptMock>& mocks); ///< newest first
    void setLanguage(const QString& language); ///< of the program; also of the questions until chosen
    learner::MockSettings settings() const;
    void setSettings(const learner::MockSettings& settings);
    void takeFocus(); ///< to the button that begins
    QPushButton* begin() const { return m_begin; }
    QPushButton* goOn() const { return m_goOn; } ///< in sight while the newest one was broken off
    QListWidget* past() const { return m_past; }

signals:
    void beginChosen(const casefile::learner::MockSettings& settings);
    void goOnChosen();
    void pastChosen(int index); ///< in the list that was set

private:
    void build();
    void retranslate();
    void follow();

    const content::Library& m_library;
    QList<content::InterviewQuestion> m_questions;
    QList<learner::KeptMock> m_mocks;
    QString m_language;
    QLabel* m_title;
    QLabel* m_lead;
    QPushButton* m_goOn;
    QLabel* m_minutesLabel;
    QSpinBox* m_minutes;
    QLabel* m_topicsLabel;
    QWidget* m_topicPlace;
    QMap<QString, QCheckBox*> m_topics;
    QLabel* m_levelsLabel;
    QMap<QString, QCheckBox*> m_levels;
    QLabel* m_languageLabel;
    QComboBox* m_questionLanguage;
    QCheckBox* m_followUps;
    QLabel* m_count;
    QPushButton* m_begin;
    QLabel* m_pastLabel;
    QListWidget* m_past;
};

} // namespace casefile::views
