#pragma once

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QButtonGroup;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;

/// "Head 1 2 3 4 all": one button for each head of the model, in the head's colour, named by what it was
/// built for.
class HeadPicker : public QWidget
{
    Q_OBJECT

public:
    HeadPicker(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    void setWalked(int head); ///< that a walk through code is at, which is what the pictures show; -1: none

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addButton(int id, const QString& text, const QString& tip);
    void choose(int id);
    void check();
    void follow();

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QLabel* m_label;
    QButtonGroup* m_group;
    int m_heads = -1;
    int m_walked = -1;
    std::vector<std::string> m_names; ///< of the heads whose buttons stand
};

} // namespace casefile::views
