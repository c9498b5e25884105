#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"
#include "app/shell/commands/studio.h"
#include "app/shell/commands/tour_shots.h"

#include "app/export/picture_file.h"
#include "app/export/save_file.h"

#include <QCommandLineParser>
#include <QDir>
#include <QTextStream>
#include <QWidget>

#include <memory>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize tourSize(1440, 900);

struct TourRequest
{
    QDir folder;
    QStringList languages;
    QList<figures::Theme> themes;
    double scale = 1.0;
    double textScale = 1.0;
    QString only; ///< what the name of a picture begins with
};

TourRequest readTourRequest(const QCommandLineParser& parser, QString& problem)
{
    TourRequest request;
    const QString language = parser.value(u"lang"_s);
    const QString theme = parser.value(u"theme"_s);
    bool isScale = false;
    bool isText = false;
    request.scale = parser.value(u"scale"_s).toDouble(&isScale);
    request.textScale = parser.value(u"text"_s).toDouble(&isText) / 100.0;
    if (language != u"en"_s)
        request.languages << u"zh"_s;
    if (language != u"zh"_s)
        request.languages << u"en"_s;
    if (theme != u"dark"_s)
        request.themes << figures::Theme::Light;
    if (theme != u"light"_s)
        request.themes << figures::Theme::Dark;
    if (!QStringList{u"zh"_s, u"en"_s, u"all"_s}.contains(language))
        problem = u"--lang wants zh, en or all"_s;
    else if (!QStringList{u"light"_s, u"dark"_s, u"all"_s}.contains(theme))
        problem = u"--theme wants light, dark or all"_s;
    else if (!isScale || !(request.scale >= 0.5 && request.scale <= 4.0))
        problem = u"--scale wants a number from 0.5 to 4"_s;
    else if (!isText || !(request.textScale >= 0.8 && request.textScale <= 2.0))
        problem = u"--text wants a percentage from 80 to 200"_s;
    else if (parser.value(u"out"_s).isEmpty())
        problem = u"--out DIR is missing"_s;
    request.only = parser.value(u"only"_s);
    request.folder = QDir(parser.value(u"out"_s));
    return request;
}

/// index.html: all pictures with their names, in the order of the tour.
bool writeIndex(const QDir& folder, const QStringList& files, QString& problem)
{
    QByteArray bytes;
    QTextStream page(&bytes);
    page << "<!doctype html><meta charset=\"utf-8\"><title>Casefile</title>\n"
            "<style>body{font:14px "
            "sans-serif;margin:24px;background:#f7f6f3}figure{display:inline-block;margin:8px}"
            "img{width:480px;border:1px solid #e4e2dc}</style>\n<h1>Casefile 卷宗</h1>\n";
    for (const QString& file : files)
        page << "<figure><a href=\"" << file << "\"><img loading=\"lazy\" src=\"" << file << "\" alt=\""
             << file << "\"></a><figcaption>" << file << "</figcaption></figure>\n";
    page.flush();
    return exports::saveFile(folder.filePath(u"index.html"_s), bytes, problem);
}

/// What a person would see of a dialog that is not part of the window.
QImage pictureOf(QWidget* dialog)
{
    constexpr QSize dialogSize(1280, 800);
    const std::unique_ptr<QWidget> owned(dialog);
    dialog->setAttribute(Qt::WA_DontShowOnScreen);
    dialog->resize(dialogSize);
    dialog->show();
    settle();
    return dialog->grab().toImage();
}

/// All pictures in one language and theme; their file names are appended. False with a sentence at the first
/// that cannot be written.
bool takeShots(Studio& studio, const TourRequest& request, const QString& suffix, QStringList& files,
               QString& problem)
{
    for (const TourShot& shot : tourShots(studio)) {
        if (!shot.name.startsWith(request.only))
            continue;
        if (shot.go)
            shot.go(studio);
        studio.waitForTrace();
        const QImage picture = shot.dialog ? pictureOf(shot.dialog(studio)) : studio.picture(tourSize);
        const QString file = u"%1-%2.png"_s.arg(shot.name, suffix);
        if (!exports::writePicture(request.folder.filePath(file), picture, problem))
            return false;
        files << file;
        QTextStream(stdout) << file << '\n';
    }
    return true;
}

} // namespace

int runTour(int argc, char** argv, const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"out"_s, {}, u"DIR"_s},
                       {u"lang"_s, {}, u"zh|en|all"_s, u"all"_s},
                       {u"theme"_s, {}, u"light|dark|all"_s, u"all"_s},
                       {u"scale"_s, {}, u"S"_s, u"1"_s},
                       {u"text"_s, {}, u"PERCENT"_s, u"100"_s},
                       {u"only"_s, {}, u"PREFIX"_s, {}}});
    if (!parser.parse(QStringList{u"casefile tour"_s} + arguments))
        return badUsage("tour", parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return badUsage("tour", u"unknown argument \"%1\""_s.arg(parser.positionalArguments().first()));
    QString problem;
    const TourRequest request = readTourRequest(parser, problem);
    if (!problem.isEmpty())
        return badUsage("tour", problem);
    if (!QDir().mkpath(request.folder.path()))
        return badInput("tour", u"cannot make the folder %1"_s.arg(request.folder.path()));

    Studio studio(argc, argv, request.scale);
    studio.window().appearance().setTextScale(request.textScale);
    QStringList files;
    for (const QString& language : request.languages) {
        studio.window().setLanguage(language);
        for (const figures::Theme theme : request.themes) {
            studio.window().appearance().setTheme(theme);
            const QString suffix =
                u"%1-%2"_s.arg(language, theme == figures::Theme::Dark ? u"dark"_s : u"light"_s);
            if (!takeShots(studio, request, suffix, files, problem))
                return badInput("tour", problem);
        }
    }
    return writeIndex(request.folder, files, problem) ? Success : badInput("tour", problem);
}

} // namespace casefile::shell
