#pragma once

#include "app/content/library.h"
#include "app/content/state.h"
#include "app/figures/palette.h"
#include "app/figures/scene.h"
#include "app/playback/lesson_session.h"
#include "app/views/appearance.h"

#include <QApplication>
#include <QImage>
#include <QSize>
#include <QString>
#include <QTranslator>

#include <memory>

namespace casefile::shell {

/// The program without a display: the same content, session and widgets as in the window, pictured offscreen.
class Studio
{
public:
    /// Every picture is `scale` device pixels to the pixel.
    Studio(int& argc, char** argv, double scale);
    ~Studio();

    const content::Library& library() const { return m_library; }
    playback::LessonSession& session() { return m_session; }
    views::Appearance& appearance() { return m_appearance; }

    void setLanguage(const QString& language); ///< "zh" or "en": interface, content and Qt's own words
    QString language() const { return m_language; }
    void setTheme(figures::Theme theme);

    /// Puts the session at this step, `progress` of the way. False when chapter or step do not exist.
    bool open(const content::State& state, double progress);

    /// The scene of a figure of the session; empty scene when there is no such figure.
    figures::Scene scene(const QString& figureId, QSizeF size) const;
    /// What a person would see of a widget of this size.
    QImage picture(QWidget& widget, QSize size);

private:
    std::unique_ptr<QApplication> m_application;
    content::Library m_library;
    views::Appearance m_appearance;
    playback::LessonSession m_session;
    QTranslator m_translator;
    QTranslator m_qtTranslator;
    QString m_language;
};

} // namespace casefile::shell
