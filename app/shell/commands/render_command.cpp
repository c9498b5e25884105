#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"
#include "app/shell/commands/studio.h"

#include "app/export/exhibit.h"
#include "app/export/picture_file.h"
#include "app/figures/registry.h"
#include "app/views/frame_source.h"

#include <QCommandLineParser>
#include <QJsonDocument>

#include <algorithm>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestSide = 32767.0; ///< of a picture that QPainter can fill

/// The options of `casefile render`, read and checked for form.
struct RenderRequest
{
    content::State state;
    QString figure; ///< empty: the page
    QString language;
    figures::Theme theme = figures::Theme::Light;
    QSize size;
    double scale = 1.0;
    double progress = 1.0;
    double textScale = 1.0;
    QString out;
};

void addOptions(QCommandLineParser& parser)
{
    for (const auto& [name, value, fallback] :
         std::initializer_list<std::array<QString, 3>>{{u"chapter"_s, u"ID"_s, u"overview"_s},
                                                       {u"step"_s, u"ID"_s, {}},
                                                       {u"figure"_s, u"ID"_s, {}},
                                                       {u"state"_s, u"FILE"_s, {}},
                                                       {u"progress"_s, u"0…1"_s, u"1"_s},
                                                       {u"lang"_s, u"zh|en"_s, u"zh"_s},
                                                       {u"theme"_s, u"light|dark"_s, u"light"_s},
                                                       {u"size"_s, u"WxH"_s, u"1280x800"_s},
                                                       {u"scale"_s, u"S"_s, u"1"_s},
                                                       {u"text"_s, u"PERCENT"_s, u"100"_s},
                                                       {u"out"_s, u"FILE"_s, {}}})
        parser.addOption({name, {}, value, fallback});
    parser.addOption({u"page"_s, {}});
}

/// Reads "1280x800"; an invalid size when it is not of that form or absurd.
QSize readSize(const QString& text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return {};
    const QSize size(parts[0].toInt(), parts[1].toInt());
    constexpr int largest = 16384;
    return size.width() < 1 || size.height() < 1 || size.width() > largest || size.height() > largest
               ? QSize()
               : size;
}

/// A number option within bounds, or a sentence in `problem`.
double readNumber(const QCommandLineParser& parser, const QString& name, double low, double high,
                  QString& problem)
{
    bool isNumber = false;
    const double value = parser.value(name).toDouble(&isNumber);
    if (!isNumber || !(value >= low && value <= high))
        problem = u"--%1 wants a number from %2 to %3"_s.arg(name).arg(low).arg(high);
    return value;
}

QStringList formNames()
{
    QStringList names;
    for (const exports::ExhibitForm& form : exports::exhibitForms())
        names.append(form.suffix);
    return names;
}

RenderRequest readRequest(const QCommandLineParser& parser, QString& problem)
{
    RenderRequest request;
    request.figure = parser.isSet(u"page"_s) ? QString() : parser.value(u"figure"_s);
    request.language = parser.value(u"lang"_s);
    request.theme = parser.value(u"theme"_s) == u"dark"_s ? figures::Theme::Dark : figures::Theme::Light;
    request.size = readSize(parser.value(u"size"_s));
    request.out = parser.value(u"out"_s);
    request.scale = readNumber(parser, u"scale"_s, 0.5, 8.0, problem);
    request.progress = readNumber(parser, u"progress"_s, 0.0, 1.0, problem);
    request.textScale = readNumber(parser, u"text"_s, 80.0, 200.0, problem) / 100.0;
    if (request.size.isEmpty())
        problem = u"--size wants WIDTHxHEIGHT in pixels, such as 1280x800"_s;
    else if (problem.isEmpty() &&
             std::max(request.size.width(), request.size.height()) * request.scale > longestSide)
        problem = u"--size times --scale is more than 32767 pixels, the most that can be painted"_s;
    if (request.language != u"zh"_s && request.language != u"en"_s)
        problem = u"--lang wants zh or en"_s;
    if (parser.value(u"theme"_s) != u"light"_s && parser.value(u"theme"_s) != u"dark"_s)
        problem = u"--theme wants light or dark"_s;
    if (request.out.isEmpty())
        problem = u"--out FILE is missing"_s;
    else if (!exports::exhibitForm(request.out))
        problem = u"--out wants a file that ends in .%1"_s.arg(formNames().join(u", ."_s));
    return request;
}

/// The state of --state FILE, else of --chapter and --step; a sentence in `problem` if it cannot be read.
content::State readState(const QCommandLineParser& parser, QString& problem)
{
    content::State state;
    if (parser.isSet(u"state"_s)) {
        const QString file = parser.value(u"state"_s);
        const QByteArray bytes = readInput(file, problem);
        if (!problem.isEmpty())
            return state;
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
        content::Faults faults;
        state = content::stateFromJson(document.object(), file, faults);
        if (error.error != QJsonParseError::NoError)
            problem = u"%1: %2"_s.arg(file, error.errorString());
        else if (!faults.isEmpty())
            problem = content::toString(faults.first());
    }
    if (parser.isSet(u"chapter"_s) || !parser.isSet(u"state"_s))
        state.chapter = parser.value(u"chapter"_s);
    if (parser.isSet(u"step"_s))
        state.step = parser.value(u"step"_s);
    return state;
}

/// What is written: the figure asked for, else the large one of the step.
exports::Exhibit exhibitOf(Studio& studio, const RenderRequest& request)
{
    MainWindow& window = studio.window();
    exports::Exhibit exhibit;
    exhibit.figure = request.figure.isEmpty() ? window.session().step().figures.value(0) : request.figure;
    exhibit.frame = views::frameOf(window.session(), request.size, request.textScale);
    exhibit.palette = window.appearance().palette();
    exhibit.scale = request.scale;
    exhibit.seconds = window.session().step().seconds;
    return exhibit;
}

/// False with a sentence when the page does not fit into the size asked for, or cannot be written.
bool writePage(Studio& studio, const RenderRequest& request, QString& problem)
{
    const QImage page = studio.picture(request.size);
    const QSize size = page.deviceIndependentSize().toSize();
    if (size == request.size)
        return exports::writePicture(request.out, page, problem);
    problem = u"the page does not fit into --size %1x%2, but into %3x%4"_s.arg(request.size.width())
                  .arg(request.size.height())
                  .arg(size.width())
                  .arg(size.height());
    return false;
}

} // namespace

int runRender(int argc, char** argv, const QStringList& arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{u"casefile render"_s} + arguments))
        return badUsage("render", parser.errorText());
    if (!parser.positionalArguments().isEmpty())
        return badUsage("render", u"unknown argument \"%1\""_s.arg(parser.positionalArguments().first()));
    QString problem;
    RenderRequest request = readRequest(parser, problem);
    if (!problem.isEmpty())
        return badUsage("render", problem);
    request.state = readState(parser, problem);
    if (!problem.isEmpty())
        return badInput("render", problem);

    Studio studio(argc, argv, request.scale);
    MainWindow& window = studio.window();
    window.appearance().setTextScale(request.textScale);
    window.appearance().setTheme(request.theme);
    window.setLanguage(request.language);
    if (!studio.open(request.state, request.progress))
        return badInput("render", u"there is no step \"%1\" in a chapter \"%2\""_s.arg(
                                      request.state.step, request.state.chapter));
    if (!window.session().problem().isEmpty())
        return badInput("render", window.session().problem());
    if (!request.figure.isEmpty() && !figures::figureNames().contains(request.figure))
        return badInput("render", u"\"%1\" is not a figure; there are: %2"_s.arg(
                                      request.figure, figures::figureNames().join(u", "_s)));

    window.session().predict(-1); // a picture shows the answer
    const bool isPage = request.figure.isEmpty() && exports::isPictureFile(request.out);
    const bool written =
        isPage ? writePage(studio, request, problem)
               : exports::writeExhibit(
                     request.out, exhibitOf(studio, request), [](double) { return true; }, problem);
    return written ? Success : badInput("render", problem);
}

} // namespace casefile::shell
