#pragma once

#include "app/content/fault.h"
#include "app/content/known_names.h"
#include "app/content/localized.h"
#include "app/content/state.h"
#include "engine/attention/mistakes.h"

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
    QString misconception; ///< "M-OV-01"; required on wrong options
};

/// One right option among several.
struct ChoiceTask
{
    QList<Option> options;
    QString misconception; ///< the topic of wrong options that show no belief; empty: each shows its own
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
    std::optional<double> drawn = {}; ///< what a drawn question's slip gives, instead of the engine's mistake
};

/// A number computed from the learner's own trace, or drawn from a template.
struct NumberTask
{
    QString quantity;  ///< "cell" or a row of the quantity table: "score-count", "row-sum", …
    CellSelector cell; ///< for "cell"
    std::optional<double> drawn = {}; ///< the number itself, instead of a quantity
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

using Task = std::variant<ChoiceTask, NumberTask, CellTask>;

struct Question
{
    QString id;
    int version = 1;
    Localized prompt; ///< may hold {{fields}} that the engine fills
    QList<Localized> hints;
    QString repairChapter;
    QString repairStep;   ///< the step that repairs a wrong answer
    State state;          ///< settings under which it is asked; its sentence is empty: see below
    Localized sentence;   ///< the sentence to ask about in each language; empty means the learner's own
    Localized working;    ///< how it is computed, said with the solution; empty: nothing
    bool isDrawn = false; ///< from a template, by a seed: not about a trace
    Task task;
    int position = 0; ///< place in the list of the quiz file, for messages
};

/// Settings and sentence under which it is asked, in this language; an empty sentence means the learner's
/// own.
State stateOf(const Question& question, const QString& language);

struct Quiz
{
    QString file; ///< where it was read from
    QString chapter;
    QList<Question> questions;
};

/// What the learner gave: option id, number as typed, or a cell.
struct Answer
{
    QString optionId;
    QString typed;
    int row = -1;
    int column = -1;
};

/// Score 0..1 and why.
struct Verdict
{
    bool right = false;
    bool unreadable = false; ///< the number could not be read (or is ambiguous): asked again, not wrong
    QString misconception;   ///< the belief that the answer is evidence of; empty when it shows none
    Localized feedback;
    double expected = 0.0; ///< of a number task
    int expectedRow = -1;  ///< of a cell task
    int expectedColumn = -1;
};

/// Grades against the trace that was on screen.
Verdict grade(const Question& question, const Answer& answer, const engine::AttentionTrace& trace);

/// What the answer of a question, or something in its words, is computed from.
enum class Source {
    Nothing,  ///< all is written down, or drawn from a template
    Sizes,    ///< of the model: widths, heads
    Sentence, ///< its length; the same in every head
    Head      ///< numbers of one head
};
Source sourceOf(const Question& question);

/// The misconception that a question is about, whatever was answered; empty for a choice whose options have
/// their own.
QString topicOf(const Question& question);

/// Row and column that a selector means in this trace.
engine::CellRef resolve(const CellSelector& selector, const engine::AttentionTrace& trace,
                        const Focus& focus);

/// Reads one quiz file. All faults are collected; the quiz holds the questions that could be read.
Quiz readQuiz(const QString& file, const KnownNames& names, Faults& faults);

} // namespace casefile::content
