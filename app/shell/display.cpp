// The only file that asks for a display. X and Wayland are asked by their own libraries, which know addresses
// and permissions; they are loaded by name, for Qt loads them only with its platform.
#include "app/shell/display.h"

#include <QByteArray>
#include <QDir>
#include <QLibrary>
#include <QLibraryInfo>

#include <string_view>

namespace casefile::shell {

using namespace Qt::StringLiterals;

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)

namespace {

/// The value behind "-name" or "--name"; empty when it is not there.
QByteArray optionValue(int argc, char** argv, std::string_view name)
{
    QByteArray value;
    for (int i = 1; i + 1 < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == std::string("-").append(name) || word == std::string("--").append(name))
            value = argv[i + 1];
    }
    return value;
}

/// True when the X server lets this process in. `name` as in DISPLAY.
bool answersX(const QByteArray& name)
{
    QLibrary library(u"xcb"_s, 1);
    const auto connect = reinterpret_cast<void* (*)(const char*, int*)>(library.resolve("xcb_connect"));
    const auto hasError = reinterpret_cast<int (*)(void*)>(library.resolve("xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<void (*)(void*)>(library.resolve("xcb_disconnect"));
    if (name.isEmpty() || !connect || !hasError || !disconnect)
        return false;
    void* connection = connect(name.constData(), nullptr);
    const bool answers = hasError(connection) == 0;
    disconnect(connection);
    return answers;
}

/// True when a Wayland compositor answers at WAYLAND_DISPLAY.
bool answersWayland()
{
    QLibrary library(u"wayland-client"_s, 0);
    const auto connect = reinterpret_cast<void* (*)(const char*)>(library.resolve("wl_display_connect"));
    const auto disconnect = reinterpret_cast<void (*)(void*)>(library.resolve("wl_display_disconnect"));
    const QByteArray name = qgetenv("WAYLAND_DISPLAY");
    const bool isPlaceKnown = name.startsWith('/') || !qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR");
    if (name.isEmpty() || !isPlaceKnown || !connect || !disconnect)
        return false;
    void* connection = connect(nullptr);
    if (connection)
        disconnect(connection);
    return connection != nullptr;
}

bool hasWaylandPlatform()
{
    const QDir platforms(QLibraryInfo::path(QLibraryInfo::PluginsPath) + u"/platforms"_s);
    return !platforms.entryList({u"*qwayland*"_s}, QDir::Files).isEmpty();
}

QString withAdvice(const QString& what)
{
    return u"%1, and the window needs one; without, \"casefile tour --out DIR\" writes a picture of every "
           "page, and QT_QPA_PLATFORM may name another way (vnc, from the package qt6-qpa-plugins)"_s.arg(
               what);
}

QString silent(const QByteArray& xDisplay)
{
    const QString wayland = qEnvironmentVariable("WAYLAND_DISPLAY");
    const QString name = xDisplay.isEmpty() ? wayland : QString::fromLocal8Bit(xDisplay);
    if (name.isEmpty())
        return withAdvice(u"there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)"_s);
    return withAdvice(u"the display \"%1\" does not answer or does not let this user in"_s.arg(name));
}

} // namespace

QString displayProblem(int argc, char** argv)
{
    const QByteArray option = optionValue(argc, argv, "platform");
    const QByteArray platform = option.isEmpty() ? qgetenv("QT_QPA_PLATFORM") : option;
    const bool mayBeX = platform.isEmpty() || platform.startsWith("xcb");
    const bool mayBeWayland = platform.isEmpty() || platform.startsWith("wayland");
    const QByteArray named = optionValue(argc, argv, "display");
    const QByteArray xDisplay = named.isEmpty() ? qgetenv("DISPLAY") : named;
    if ((!mayBeX && !mayBeWayland) || platform.contains(';') || (mayBeX && answersX(xDisplay)))
        return {};
    if (!mayBeWayland || !answersWayland())
        return silent(xDisplay);
    if (!hasWaylandPlatform())
        return u"a Wayland display answers, but Qt cannot speak to it: install the package qt6-wayland"_s;
    qputenv("QT_QPA_PLATFORM", "wayland");
    return {};
}

#else

QString displayProblem(int, char**)
{
    return {}; // these systems always have one
}

#endif

} // namespace casefile::shell
