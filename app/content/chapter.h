#pragma once

#include "app/content/code_walk.h"
#include "app/content/fault.h"
#include "app/content/known_names.h"
#include "app/content/localized.h"
#include "app/content/state.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>

namespace casefile::content {

/// The words of one step in one language, as Markdown. Numbers in them are fields, {{weight}}, that the
/// engine fills.
struct StepText
{
    QString title;
    QMap<Depth, QString> depths;
    QString caption; ///< one line under the figure
    QString ask;     ///< the question of a prediction; empty without one
    QString reveal;  ///< said after a prediction, right or wrong
};

/// One authored moment: four panels agree because they read this record.
struct Step
{
    QString id;
    QString stage;       ///< a row of engine::stageTable(); the fields below default from it
    QStringList figures; ///< ids of the figure registry; the first is large, the others stand below it
    QString formula;
    QString formulaPart;
    QString sourceFile;
    QString codeTag;
    QString listing;                      ///< NumPy file, ready for codeRegion(listing, codeTag); empty: none
    bool isNumpyFirst = false;            ///< the listing is what the words are about
    std::shared_ptr<const CodeWalk> walk; ///< what the code laboratory steps through; null: none
    StepState state;
    double seconds = 6.0;
    bool pauseAfter = true;
    bool formulaAnswers = false; ///< it gives the prediction away: it waits for it
    QString prediction;          ///< a row of the prediction table ("top-key", …); empty: none
    bool freePlay = false;       ///< the controls are the learner's
    int position = 0;            ///< place in the list of chapter.json, for messages
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
    QString folder; ///< where it was read from
    QList<Step> steps;
    QList<Example> examples;
    QMap<QString, QString> titles;                ///< language -> title
    QMap<QString, QHash<QString, StepText>> text; ///< language -> step id -> words

    int indexOf(const QString& stepId) const; ///< -1 if there is none
    const StepText& words(const QString& language,
                          const QString& stepId) const; ///< falls back to any language
    QString example(const QString& exampleId, const QString& language) const;
};

/// Reads <folder>/chapter.json and its text.<lang>.md. All faults are collected; the chapter holds the
/// steps that have an id and a known stage.
Chapter readChapter(const QString& folder, const KnownNames& names, Faults& faults);

} // namespace casefile::content
