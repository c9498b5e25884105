#pragma once

#include "app/content/fault.h"
#include "app/content/localized.h"
#include "engine/attention/mistakes.h"
#include "engine/matrix/matrix.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace casefile::content {

/// What a number of a question is drawn from.
struct Parameter
{
    enum class Kind {
        Integer,  ///< from, from + step, … up to `to`
        Decimal,  ///< from … to with so many decimals
        Choice,   ///< one of the values: numbers, rows or matrices
        Integers, ///< a matrix (of one row: a row) of whole numbers from … to
    };

    QString name;
    Kind kind = Kind::Integer;
    double from = 0.0;
    double to = 0.0;
    int step = 1;
    int decimals = 0;
    int rows = 1;
    int columns = 1;
    QList<engine::Matrix> values; ///< of a choice
};

/// How a number or a row is computed: by a formula, by one formula for each number of a row, or by the
/// engine.
struct Recipe
{
    QStringList formulas;
    bool isRow = false;                     ///< of formulas
    QString call;                           ///< a name of the table of engine calls; empty: by formulas
    QStringList of;                         ///< what the engine is given: names of parameters and values
    QString temperature;                    ///< a formula; empty: 1
    std::optional<engine::Mistake> mistake; ///< that the engine is run with
};

/// A number or row on the way to the answer, for later recipes and for the words.
struct NamedRecipe
{
    QString name;
    Recipe recipe;
};

/// A typical slip: who answers what it gives has made it.
struct TemplateMistake
{
    QString id;
    QString when; ///< a formula: under which numbers it can be told from the right answer; empty: always
    Recipe answer;
    QString misconception; ///< the belief that it shows; empty: none, then the template's topic is meant
    Localized name;        ///< its option, where it is asked which result is shown
    Localized feedback;
};

/// Where a template shows one of its results and asks how that came about: the option of the right way.
struct RightWay
{
    QString id; ///< empty: the template asks for the result
    Localized name;
    Localized feedback;
};

/// A hand-computed case: what the answer must be for these numbers.
struct WorkedInstance
{
    QList<engine::Matrix> parameters; ///< in the order of the template's parameters
    engine::Matrix answer;
};

/// A question with places for numbers. A seed makes an item of it (TemplateGenerator). Words may hold
/// {places}: a name, or a formula.
struct QuestionTemplate
{
    QString id; ///< "N-OV-01", for ever
    int version = 1;
    QString level;         ///< "junior", "mid", "senior"
    bool isWhole = false;  ///< the answer is a whole number and graded exactly
    bool isChoice = false; ///< a single number is chosen too, not typed
    Localized unit;        ///< "scores"; empty: none
    Localized prompt;
    QList<Parameter> parameters;
    QStringList conditions; ///< formulas that must hold
    QList<NamedRecipe> values;
    Recipe answer;
    double absoluteTolerance = 0.0;
    double relativeTolerance = 0.0; ///< of the size of the answer; both add up
    QList<TemplateMistake> mistakes;
    RightWay right;
    QString misconception; ///< the topic: where wrong answers without a belief of their own lead
    Localized hint;
    QList<Localized> steps; ///< how it is computed, with the numbers, for after the answer
    QString repairChapter;
    QString repairStep;
    QList<WorkedInstance> worked;
    int position = 0; ///< place in the list of the file, for messages

    bool asksWhichWay() const { return !right.id.isEmpty(); }
};

/// The templates of a chapter.
struct TemplateFile
{
    QString file;
    QString chapter;
    QList<QuestionTemplate> templates;
};

/// Reads quizzes/templates/<chapter>.json. All faults of form are collected; formulas are read by
/// checkTemplate and by the generator.
TemplateFile readTemplates(const QString& file, Faults& faults);

/// The files below a folder of quizzes: templates/*.json, in the order of their names.
QStringList templateFiles(const QString& quizzesRoot);

} // namespace casefile::content
