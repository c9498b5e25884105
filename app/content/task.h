#pragma once

#include "app/content/localized.h"
#include "engine/attention/mask.h"
#include "engine/attention/mistakes.h"
#include "engine/attention/trace.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace casefile::content {

/// One answer to choose from.
struct Option
{
    QString id;
    Localized text;
    Localized feedback; ///< said when it was chosen, for right options too
    bool right = false;
    QString misconception; ///< "M-OV-01"; required on wrong options unless the task has a topic
    Localized missed = {}; ///< where several are right: said when this right one was not chosen
    QString fix = {};      ///< of a faulty line of code: how it should read
};

/// What the options of a choice are.
enum class OptionKind {
    Words,     ///< shuffled
    TrueFalse, ///< in their order
    Code       ///< lines of code in their order; the faulty one is right
};

/// One right option among several, or several that all belong to the answer.
struct ChoiceTask
{
    QList<Option> options;
    QString misconception;  ///< the topic of wrong options that show no belief; empty: each shows its own
    bool isSeveral = false; ///< all right options and no other must be chosen
    OptionKind kind = OptionKind::Words;
};

/// Which cell of the learner's own trace is meant: rows and columns by name, so that any sentence will do.
struct CellSelector
{
    engine::TensorId tensor = engine::TensorId::Weights;
    int head = 0;
    QString row;    ///< "first", "last", a number, or "focus"
    QString column; ///< "first", "last", a number, "max" or "min" of that row
};

/// What the engine would give if it made this mistake, and what it says about who answers so.
struct MistakenAnswer
{
    engine::Mistake mistake;
    QString misconception;
    Localized feedback;
    std::optional<double> drawn = {}; ///< what a slip gives where the number is drawn or written down
};

/// A number computed from the learner's own trace, drawn from a template, or written down.
struct NumberTask
{
    QString quantity;  ///< "cell" or a row of the quantity table: "score-count", "row-sum", …
    CellSelector cell; ///< for "cell"
    std::optional<double> drawn = {}; ///< the number itself, drawn or written down, instead of a quantity
    double tolerance = 0.005;         ///< absolute; stated to the learner as graded
    QList<MistakenAnswer> mistaken;
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception; ///< the topic that any other wrong number leads to; no evidence of the belief
};

/// A cell to be clicked (or reached by keyboard) in a map of the learner's own trace.
struct CellTask
{
    CellSelector cell;
    Localized feedbackRight;
    Localized feedbackTransposed; ///< row and column swapped
    Localized feedbackWrong;
    QString misconceptionTransposed;
    QString misconception; ///< the topic that any other wrong cell leads to; no evidence of the belief
};

/// Spellings that count as the same answer, by language. An answer in either language is accepted.
using Spellings = QMap<QString, QStringList>;

/// Words that show a belief.
struct MistakenWords
{
    Spellings spellings;
    QString misconception;
    Localized feedback;
};

/// A word or two to be typed, in either language.
struct TextTask
{
    Spellings accepted; ///< the first of each language is the one that is shown
    QList<MistakenWords> mistaken;
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception;
};

/// The shape of a tensor of the trace: rows and columns, with all heads a third size before them.
struct ShapeSelector
{
    engine::TensorId tensor = engine::TensorId::Weights;
    bool isOfAllHeads = false;
    bool isTransposed = false;
};

/// A shape that shows a belief.
struct MistakenShape
{
    ShapeSelector shape;
    QString misconception;
    Localized feedback;
};

/// The shape of a tensor to be typed: "9 × 4".
struct ShapeTask
{
    ShapeSelector answer;
    QList<MistakenShape> mistaken;
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception;
};

/// Two things that belong together.
struct Pair
{
    QString id; ///< of both sides
    Localized left;
    Localized right;
    Localized feedback; ///< why they belong together
};

/// Something that stands among the right sides and belongs to nothing.
struct Spare
{
    QString id;
    Localized text;
};

/// Two ids whose coming together (or one after the other) shows a belief.
struct Mixup
{
    QString first;
    QString second;
    QString misconception;
    Localized feedback;
};

/// To each left side the right side that belongs to it.
struct MatchingTask
{
    QList<Pair> pairs;
    QList<Spare> spares;
    QList<Mixup> mixups; ///< left id, right id
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception;
};

/// Items to be put in order; they are listed in the right one.
struct OrderingTask
{
    QList<Spare> items;
    QList<Mixup> mixups; ///< an item that stands before one that should stand before it
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception;
};

/// A gap of a text: options to choose from, or words to be typed.
struct Gap
{
    QString id;
    QList<Option> options;
    Spellings accepted;
    Localized feedback; ///< of words to be typed
};

/// A text with gaps, written ⟦id⟧.
struct ClozeTask
{
    Localized text;
    QList<Gap> gaps;
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception;
};

/// A mask that shows a belief.
struct MistakenMask
{
    engine::Mask mask;
    bool isInverted = false;   ///< what it hides is visible, what it shows is hidden
    bool isTransposed = false; ///< rows are taken for columns
    QString misconception;
    Localized feedback;
};

/// Cells of the trace's map to be hidden until they are those of a mask.
struct MaskTask
{
    engine::Mask mask;
    QList<MistakenMask> mistaken;
    Localized feedbackRight;
    Localized feedbackWrong;
    QString misconception;
};

/// A setting to be moved until a quantity of the trace is large, or small, enough.
struct SliderTask
{
    QString setting; ///< a row of the table of slider settings: "temperature", …
    double from = 0.0;
    double to = 1.0;
    double step = 0.1;
    double start = 0.0;
    QString quantity;
    CellSelector cell;
    double bound = 0.0;
    bool isAbove = true; ///< the quantity must be more than the bound; else less
    Localized feedbackRight;
    Localized feedbackOpposite; ///< moved away from where it holds
    Localized feedbackWrong;
    QString misconceptionOpposite;
    QString misconception;
};

/// Free words that the learner grades, point by point, against a model answer.
struct FreeTextTask
{
    Localized model;
    QList<Spare> points; ///< what a good answer says
    int enough = 1;      ///< so many of them make it right
    QString misconception;
};

using Task = std::variant<ChoiceTask, NumberTask, CellTask, TextTask, ShapeTask, MatchingTask, OrderingTask,
                          ClozeTask, MaskTask, SliderTask, FreeTextTask>;

} // namespace casefile::content
