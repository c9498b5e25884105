#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QToolButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class ControlsBar;
class SentenceEditor;

/// The top line: brand (leads home), sentence and controls on a lesson, language, text size and theme
/// everywhere; what is wrong with the sentence stands in a line below.
class HeaderBar : public QWidget
{
    Q_OBJECT

public:
    HeaderBar(playback::LessonSession& session, Appearance& appearance, QWidget* parent = nullptr);

    void setLessonMode(bool on);
    void setMenu(QMenu* menu);           ///< behind the button at the far right; the menu stays its owner's
    void setPlace(const QString& words); ///< beside the brand, on pages without the sentence
    SentenceEditor* editor() const { return m_editor; }
    ControlsBar* controls() const { return m_controls; }
    QString message() const;

signals:
    void homeChosen();
    void languageToggled();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildTextMenu();
    void retranslate();
    void restyle();
    void showMessage(const QString& words, bool isProblem);
    void arrange();
    QString textSize() const; ///< "150%"

    Appearance& m_appearance;
    QHBoxLayout* m_row;
    QHBoxLayout* m_second;
    QPushButton* m_brand;
    QLabel* m_place;
    SentenceEditor* m_editor;
    ControlsBar* m_controls;
    QPushButton* m_language;
    QPushButton* m_text;
    QToolButton* m_theme;
    QToolButton* m_menu;
    QLabel* m_message;
    bool m_lesson = false;
    bool m_twoRows = false;
};

} // namespace casefile::views
