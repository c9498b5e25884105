#include "app/shell/commands/studio.h"

#include "app/figures/registry.h"
#include "app/shell/program.h"
#include "app/shell/theme.h"
#include "app/views/frame_source.h"

#include <QLibraryInfo>
#include <QWidget>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

/// Platform and scale can only be set before the application object exists.
std::unique_ptr<QApplication> headlessApplication(int& argc, char** argv, double scale)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale));
    qputenv("QT_FONT_DPI", "96");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

Studio::Studio(int& argc, char** argv, double scale)
    : m_application(headlessApplication(argc, argv, scale))
    , m_library(content::embeddedLibrary(knownNames()))
{
    m_session.player().setReducedMotion(true);
    setTheme(figures::Theme::Light);
    setLanguage(u"zh"_s);
}

Studio::~Studio() = default;

void Studio::setLanguage(const QString& language)
{
    if (language == m_language)
        return;
    m_language = language;
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    if (m_translator.load(u":/i18n/casefile_%1.qm"_s.arg(language)))
        QCoreApplication::installTranslator(&m_translator);
    if (m_qtTranslator.load(u"qtbase_%1"_s.arg(language == u"zh"_s ? u"zh_CN"_s : language),
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    m_session.setLanguage(language);
    QCoreApplication::sendPostedEvents();
}

void Studio::setTheme(figures::Theme theme)
{
    m_appearance.setTheme(theme);
    applyTheme(*m_application, m_appearance);
}

bool Studio::open(const content::State& state, double progress)
{
    const content::Chapter* chapter = m_library.chapter(state.chapter);
    if (!chapter || (!state.step.isEmpty() && chapter->indexOf(state.step) < 0))
        return false;
    m_session.openState(*chapter, state, m_language);
    m_session.player().seekStep(std::max(0, chapter->indexOf(state.step)), progress);
    while (m_session.isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return true;
}

figures::Scene Studio::scene(const QString& figureId, QSizeF size) const
{
    const auto figure = figures::makeFigure(figureId);
    const figures::Frame frame = views::frameOf(m_session, size, m_appearance.textScale());
    return figure && frame.trace ? figure->layout(frame) : figures::Scene{};
}

QImage Studio::picture(QWidget& widget, QSize size)
{
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    widget.resize(size);
    widget.show();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    return widget.grab().toImage();
}

} // namespace casefile::shell
