#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QPushButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class FlowLayout;
class KnobControl;

/// The knobs of a picture, side by side, and a way back to where they stood at first.
class KnobStrip : public QWidget
{
    Q_OBJECT

public:
    KnobStrip(playback::LessonSession& session, QWidget* parent = nullptr);

    void setKnobs(const QStringList& ids); ///< none: nothing is shown

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void setTabOrderOfControls();
    void turnBack();

    playback::LessonSession& m_session;
    QStringList m_ids;
    FlowLayout* m_flow;
    QList<KnobControl*> m_controls;
    QPushButton* m_back;
};

} // namespace casefile::views
