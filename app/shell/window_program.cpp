// casefile without a subcommand: the window.
#include "app/content/library.h"
#include "app/content/library_watcher.h"
#include "app/learner/store.h"
#include "app/shell/commands/command.h"
#include "app/shell/display.h"
#include "app/shell/main_window.h"
#include "app/shell/preferences.h"
#include "app/shell/process_info.h"
#include "app/shell/program.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QEvent>
#include <QIcon>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int backupDelayMs = 3000; ///< the window comes first
constexpr int backupLookMs = 60 * 60 * 1000;

/// Ends the program at its first painted page and prints when that was and what it took: `casefile bench ui`.
/// A page that is covered by its parts is never painted itself, hence the look at them too.
class FirstPaint : public QObject
{
public:
    explicit FirstPaint(QWidget* page)
        : QObject(page)
        , m_page(page)
    {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = event->type() == QEvent::Paint ? qobject_cast<QWidget*>(watched) : nullptr;
        if (widget && (widget == m_page || m_page->isAncestorOf(widget))) {
            qApp->removeEventFilter(this);
            QMetaObject::invokeMethod(this, &FirstPaint::report, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void report()
    {
        QTextStream(stdout) << monotonicNanoseconds() << ' ' << residentBytes() << '\n';
        QCoreApplication::quit();
    }

    const QWidget* m_page;
};

QString storeFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return QDir::cleanPath(folder + u"/learner.sqlite"_s);
}

/// Relative places are to be ignored (XDG Base Directory Specification): Qt would take them from the current
/// folder, and answers would be kept in a new place with every start.
void ignoreRelativePlaces()
{
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        if (QDir::isRelativePath(qEnvironmentVariable(name)))
            qunsetenv(name);
}

/// For window managers that do not look at the desktop file.
QIcon windowIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 64})
        icon.addFile(u":/window-icon/%1.png"_s.arg(size));
    return icon;
}

} // namespace

int runWindow(int argc, char** argv)
{
    const QString problem = displayProblem(argc, argv);
    if (!problem.isEmpty())
        return badInput("", problem);
    ignoreRelativePlaces();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"casefile"_s);
    QApplication::setApplicationVersion(QStringLiteral(CASEFILE_VERSION));
    QApplication::setDesktopFileName(u"org.casefile.Casefile"_s);
    QApplication::setWindowIcon(windowIcon());
    QCommandLineParser parser;
    const QCommandLineOption lessons(u"lessons"_s, u"content instead of the program's own"_s, u"DIR"_s,
                                     u":/lessons"_s);
    const QCommandLineOption quizzes(u"quizzes"_s, u"questions instead of the program's own"_s, u"DIR"_s,
                                     u":/quizzes"_s);
    const QCommandLineOption untilPainted(u"until-painted"_s, u"ends at the first painted page"_s);
    parser.addOptions({lessons, quizzes, untilPainted});
    if (!parser.parse(QApplication::arguments()))
        return badUsage("", parser.errorText());
    for (const QString& argument : parser.positionalArguments())
        if (!argument.startsWith("casefile:"_L1))
            return badUsage(
                "", u"\"%1\" is neither a command nor a casefile: link; see casefile --help"_s.arg(argument));

    const auto read = [&] {
        return content::readLibrary(parser.value(lessons), parser.value(quizzes), knownNames());
    };
    content::Library library = read();
    learner::Store store;
    store.open(storeFile());
    Preferences preferences;
    MainWindow window(library, store, preferences);

    content::LibraryWatcher watcher;
    if (parser.isSet(lessons) || parser.isSet(quizzes)) {
        watcher.watch({parser.value(lessons), parser.value(quizzes)});
        QObject::connect(&watcher, &content::LibraryWatcher::changed, &window, [&] {
            library = read();
            window.reload();
        });
    }
    for (const QString& argument : parser.positionalArguments())
        window.showLink(QUrl(argument));
    if (parser.isSet(untilPainted))
        new FirstPaint(window.currentPage());
    window.show();
    QTimer::singleShot(backupDelayMs, &window, [&window] { window.backUp(); });
    QTimer hourly; // who leaves the program open has a backup of each day, too
    hourly.callOnTimeout(&window, [&window] { window.backUp(); });
    hourly.start(backupLookMs);
    if (!parser.isSet(untilPainted))
        QTimer::singleShot(0, &window, [&window] { window.offerRecovery(); });
    return QApplication::exec();
}

} // namespace casefile::shell
