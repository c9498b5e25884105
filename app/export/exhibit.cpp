#include "app/export/exhibit.h"

#include "app/export/animation_file.h"
#include "app/export/figure_data.h"
#include "app/export/gif_file.h"
#include "app/export/picture_file.h"
#include "app/export/save_file.h"
#include "app/export/script.h"
#include "app/figures/registry.h"
#include "app/figures/scene_painter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int framesPerSecond = 12;
constexpr int lastFrame = 2000;           ///< milliseconds that the end of an animation stays
constexpr double longestAnimation = 30.0; ///< seconds; a longer step plays faster

figures::Scene sceneAt(const figures::Figure& figure, const Exhibit& exhibit, double progress)
{
    figures::Frame frame = exhibit.frame;
    frame.progress = progress;
    figures::Scene scene = figure.layout(frame);
    scene.size = frame.size;
    return captioned(scene, exhibit.caption, frame.textScale);
}

/// Calls take(picture, milliseconds) for the step from its beginning to its end. False when it was ended
/// before.
template <typename Take>
bool forEachFrame(const figures::Figure& figure, const Exhibit& exhibit, const Progress& progress,
                  const Take& take)
{
    const int frames =
        std::max(2, int(std::lround(std::min(exhibit.seconds, longestAnimation) * framesPerSecond)));
    for (int i = 0; i < frames; ++i) {
        const double at = double(i) / (frames - 1);
        if (!progress(at))
            return false;
        if (!take(figures::render(sceneAt(figure, exhibit, at), exhibit.palette, exhibit.scale),
                  i + 1 < frames ? 1000 / framesPerSecond : lastFrame))
            return false;
    }
    return true;
}

QByteArray gifOf(const figures::Figure& figure, const Exhibit& exhibit, const Progress& progress)
{
    GifFile gif;
    const auto add = [&](const QImage& frame, int milliseconds) { return gif.add(frame, milliseconds); };
    return forEachFrame(figure, exhibit, progress, add) ? gif.bytes() : QByteArray();
}

QByteArray apngOf(const figures::Figure& figure, const Exhibit& exhibit, const Progress& progress)
{
    Animation animation(1000 / framesPerSecond);
    const auto add = [&](const QImage& frame, int) { return animation.add(frame); };
    if (!forEachFrame(figure, exhibit, progress, add))
        return {};
    animation.hold(lastFrame);
    return animation.apng();
}

bool writeAnimation(const QString& file, const QString& suffix, const figures::Figure& figure,
                    const Exhibit& exhibit, const Progress& progress, QString& problem)
{
    const bool isGif = suffix == "gif"_L1;
    bool isCancelled = false;
    const Progress watched = [&](double at) { return !(isCancelled = !progress(at)); };
    const QByteArray bytes = isGif ? gifOf(figure, exhibit, watched) : apngOf(figure, exhibit, watched);
    if (bytes.isEmpty()) {
        if (!isCancelled)
            problem = QCoreApplication::translate(
                "export", "The animation could not be put together; nothing was saved.");
        return false;
    }
    return suffix == "mp4"_L1 ? makeFilm(file, bytes, problem) : saveFile(file, bytes, problem);
}

} // namespace

const QList<ExhibitForm>& exhibitForms()
{
    static const QList<ExhibitForm> forms = [] {
        QList<ExhibitForm> all{
            {u"png"_s, QT_TRANSLATE_NOOP("export", "Picture (PNG)")},
            {u"svg"_s, QT_TRANSLATE_NOOP("export", "Picture in vectors (SVG)")},
            {u"pdf"_s, QT_TRANSLATE_NOOP("export", "Picture for print (PDF)")},
            {u"csv"_s, QT_TRANSLATE_NOOP("export", "Numbers of the picture (CSV)")},
            {u"apng"_s, QT_TRANSLATE_NOOP("export", "Animation of the step (APNG)")},
            {u"gif"_s, QT_TRANSLATE_NOOP("export", "Animation of the step (GIF)")},
            {u"py"_s, QT_TRANSLATE_NOOP("export", "This experiment in NumPy (Python)")},
            {u"cpp"_s, QT_TRANSLATE_NOOP("export", "This experiment in Armadillo (C++)")},
            {u"json"_s, QT_TRANSLATE_NOOP("export", "This experiment as a trace request (JSON)")},
        };
        if (!filmMaker().isEmpty())
            all.insert(6, {u"mp4"_s, QT_TRANSLATE_NOOP("export", "Film of the step (MP4)")});
        return all;
    }();
    return forms;
}

const ExhibitForm* exhibitForm(const QString& file)
{
    const auto& forms = exhibitForms();
    const auto form = std::ranges::find(forms, QFileInfo(file).suffix().toLower(), &ExhibitForm::suffix);
    return form == forms.end() ? nullptr : &*form;
}

bool writeExhibit(const QString& file, const Exhibit& exhibit, const Progress& progress, QString& problem)
{
    const ExhibitForm* form = exhibitForm(file);
    const auto figure = figures::makeFigure(exhibit.figure);
    if (!form || !figure || !exhibit.frame.trace) {
        problem = u"cannot write %1: its ending is not one that is known"_s.arg(file);
        return false;
    }
    const engine::AttentionTrace& trace = *exhibit.frame.trace;
    const QString& suffix = form->suffix;
    if (suffix == "csv"_L1)
        return saveFile(file, figureData(sceneAt(*figure, exhibit, exhibit.frame.progress), trace), problem);
    if (suffix == "py"_L1)
        return saveFile(file, numpyScript(trace), problem);
    if (suffix == "cpp"_L1)
        return saveFile(file, armadilloScript(trace), problem);
    if (suffix == "json"_L1)
        return saveFile(file, QJsonDocument(requestOf(trace)).toJson(), problem);
    if (suffix == "apng"_L1 || suffix == "gif"_L1 || suffix == "mp4"_L1)
        return writeAnimation(file, suffix, *figure, exhibit, progress, problem);
    return writePicture(file, sceneAt(*figure, exhibit, exhibit.frame.progress), exhibit.palette,
                        exhibit.scale, problem);
}

} // namespace casefile::exports
