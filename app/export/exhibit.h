#pragma once

#include "app/figures/figure.h"
#include "app/figures/palette.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace casefile::exports {

/// A picture of the lesson as it stands, with all that it takes to draw it again at any moment of its step.
struct Exhibit
{
    QString figure; ///< a row of the figure registry
    figures::Frame frame;
    figures::Palette palette;
    QString caption;      ///< stands below a picture; may be empty
    double scale = 1.0;   ///< device pixels to the pixel
    double seconds = 6.0; ///< of the step, for an animation
};

/// A form in which an exhibit can be written, by the ending of its file.
struct ExhibitForm
{
    QString suffix;   ///< "png"
    const char* name; ///< translatable, context "export": "Picture (PNG)"
};

/// THE table of forms: pictures (png, svg, pdf), numbers (csv), animations (apng, gif; mp4 where ffmpeg is
/// installed), and the whole experiment as a program (py, cpp) or a trace request (json).
const QList<ExhibitForm>& exhibitForms();
const ExhibitForm* exhibitForm(const QString& file); ///< by its ending; nullptr: none of them

/// Told how much of a long work is done, 0 … 1; returns false to end it.
using Progress = std::function<bool(double)>;

/// Writes the exhibit in the form that the ending of `file` asks for, whole or not at all. False with an
/// English sentence in `problem` when it cannot; false with none when it was ended.
bool writeExhibit(const QString& file, const Exhibit& exhibit, const Progress& progress, QString& problem);

/// The picture with its caption below, in as many lines as it needs.
figures::Scene captioned(figures::Scene scene, const QString& caption, double textScale);

} // namespace casefile::exports
