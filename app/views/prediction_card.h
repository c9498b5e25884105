#pragma once

#include <QFrame>

class QPushButton;

namespace casefile::playback {
class LessonSession;
struct Prediction;
} // namespace casefile::playback

namespace casefile::views {

class Appearance;
class FlowLayout;
class ProseView;

/// Predict, then see: the question of a step with its options; afterwards what was right, and what it shows.
class PredictionCard : public QFrame
{
    Q_OBJECT

public:
    PredictionCard(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    bool choose(int option); ///< by key; false when there is no such option to choose now

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(int option); ///< -1: no prediction
    void follow();
    void showOptions(const playback::Prediction& question);
    void clearOptions();
    void addOptions(const playback::Prediction& question);
    void addEstimate(const playback::Prediction& question);
    QPushButton* addJudged(const QString& words, bool right);
    void addOption(const playback::Prediction& question, int index);
    void addWidget(QWidget* widget);

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    ProseView* m_ask;
    FlowLayout* m_options;
    ProseView* m_reveal;
    QPushButton* m_show;
    QStringList
        m_asked; ///< what the options were made from: a slider that was moved stays as long as it holds
};

} // namespace casefile::views
