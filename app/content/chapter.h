#pragma once

#include "app/content/fault.h"
#include "app/content/state.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace casefile::content {

/// A string in every language that the content has: "zh" -> …, "en" -> ….
using Localized = QMap<QString, QString>;

/// The words of one step in one language, as Markdown. Numbers in them are fields, {{weight}}, that the engine fills.
struct StepText
{
    QString title;
    QMap<Depth, QString> depths;
    QString caption; ///< one line under the figure
    QString ask;     ///< the question of a prediction; empty without one
    QString reveal;  ///< said after a prediction, right or wrong
};

/// What the state becomes when the step is entered: only what is set here changes.
struct StepState
{
    std::optional<QString> sentence; ///< id of an example of the chapter, resolved to the text in the present language
    std::optional<QString> model;
    std::optional<int> head;
    std::optional<engine::Mask> mask;
    std::optional<double> temperature;
    std::optional<engine::PositionScheme> position;
    std::optional<Focus> focus;
};

/// One authored moment: four panels agree because they read this record.
struct Step
{
    QString id;
    QString stage;          ///< a row of engine::stageTable(); the fields below default from it
    QStringList figures;    ///< ids of the figure registry; the first is large, the others stand below it
    QString formula;
    QString formulaPart;
    QString sourceFile;
    QString codeTag;
    QString listing;        ///< NumPy file under lessons/<chapter>/numpy/, region [codeTag]
    StepState state;
    double seconds = 6.0;
    bool pauseAfter = true;
    QString prediction;     ///< a row of the prediction table ("top-key", …); empty: none
    bool freePlay = false;  ///< the controls are the learner's
};

/// A sentence offered to the learner.
struct Example
{
    QString id;
    Localized text; ///< the sentence to use in each interface language
};

struct Chapter
{
    QString id;
    QString folder;  ///< where it was read from
    QList<Step> steps;
    QList<Example> examples;
    QMap<QString, QString> titles;                   ///< language -> title
    QMap<QString, QHash<QString, StepText>> text;    ///< language -> step id -> words

    int indexOf(const QString& stepId) const; ///< -1 if there is none
    const StepText& words(const QString& language, const QString& stepId) const; ///< falls back to any language
    QString example(const QString& exampleId, const QString& language) const;
};

/// What the content layer must know of the layers above it to check names. Filled by the shell and by tests.
struct KnownNames
{
    QStringList figures;
    QStringList predictions;
    QStringList fields;
};

/// Reads <folder>/chapter.json and its text.<lang>.md. All faults are collected; the chapter holds what could be read.
Chapter readChapter(const QString& folder, const KnownNames& names, Faults& faults);

} // namespace casefile::content
