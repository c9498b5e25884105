#include "app/shell/commands/studio.h"

#include "app/shell/program.h"

#include <QDialog>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

QtMessageHandler previousHandler = nullptr;

/// The offscreen platform says at every window that it cannot propagate size hints: true, and of no use here.
void withoutSizeHints(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.contains("propagateSizeHints"_L1) && !message.contains("XDG_RUNTIME_DIR"_L1))
        previousHandler(type, context, message);
}

/// Platform and scale can only be set before the application object exists.
std::unique_ptr<QApplication> headlessApplication(int& argc, char** argv, double scale)
{
    beHeadless();
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale));
    qputenv("QT_FONT_DPI", "96");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

void beHeadless()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!previousHandler)
        previousHandler = qInstallMessageHandler(withoutSizeHints);
}

void settle()
{
    constexpr int rounds = 3;
    for (int i = 0; i < rounds; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

Studio::Studio(int& argc, char** argv, double scale)
    : m_application(headlessApplication(argc, argv, scale))
    , m_library(content::embeddedLibrary(knownNames()))
    , m_preferences(m_folder.filePath(u"preferences.ini"_s))
{
    m_preferences.setReducedMotion(true);
    m_store.open(m_folder.filePath(u"learner.sqlite"_s));
    m_window = std::make_unique<MainWindow>(m_library, m_store, m_preferences);
}

Studio::~Studio() = default;

void Studio::waitForTrace()
{
    const playback::LessonSession& lesson = m_window->session();
    while (lesson.isComputing() || lesson.isComputingFrozen() || m_window->playSession().isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

bool Studio::open(const content::State& state, double progress)
{
    const content::Chapter* chapter = m_library.chapter(state.chapter);
    if (!chapter || (!state.step.isEmpty() && chapter->indexOf(state.step) < 0))
        return false;
    m_window->showState(state, progress);
    playback::LessonSession& session = m_window->session();
    session.player().seekMoment(session.cursor().step, progress); // although nothing moves here
    waitForTrace();
    return true;
}

QImage Studio::picture(QSize size)
{
    m_window->setAttribute(Qt::WA_DontShowOnScreen);
    m_window->setMinimumSize(0, 0); // a picture may be smaller than a comfortable window
    m_window->resize(size);
    m_window->show();
    settle();
    constexpr int attempts = 3; // a narrower header or page may only then be found to fit
    for (int i = 0; i < attempts && m_window->size() != size; ++i) {
        m_window->resize(size);
        settle();
    }
    for (QDialog* dialog : m_window->findChildren<QDialog*>()) {
        if (!dialog->isVisible())
            continue;
        const QImage image = dialog->grab().toImage();
        dialog->close();
        return image;
    }
    return m_window->grab().toImage();
}

} // namespace casefile::shell
