#pragma once

#include "engine/attention/mask.h"
#include "engine/models/model.h"

#include <QWidget>

class QMenu;
class QPushButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class HeadPicker;
class SettingsPopup;

/// What the learner may turn: model, head, mask, temperature, scaling, positions. Each pill says its present
/// value.
class ControlsBar : public QWidget
{
    Q_OBJECT

public:
    ControlsBar(playback::LessonSession& session, const Appearance& appearance, QWidget* parent = nullptr);

    HeadPicker* heads() const { return m_heads; }
    /// Into one line of this width, as far as that goes: the longest words end in "…", tool tips have them
    /// whole.
    void fit(int width);

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildModelMenu();
    void buildMaskMenu();
    void addMask(QMenu* menu, const QString& text, const engine::Mask& mask);
    void editCells();
    void follow();
    void shorten();
    engine::Origin shownOrigin() const;
    QString modelText() const;
    QString modelTip() const;
    QString settingsText() const;

    playback::LessonSession& m_session;
    const Appearance& m_appearance;
    QPushButton* m_model;
    HeadPicker* m_heads;
    QPushButton* m_mask;
    QPushButton* m_settings;
    SettingsPopup* m_popup;
    int m_room = QWIDGETSIZE_MAX;
};

/// What a mask does, in a few words: "none", "no looking ahead", "radius 2".
QString maskText(const engine::Mask& mask);

} // namespace casefile::views
