#pragma once

#include "app/content/fault.h"
#include "app/content/known_names.h"
#include "app/content/localized.h"
#include "app/content/state.h"
#include "app/content/task.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

class QJsonObject;

namespace casefile::content {

/// A question: its task says how it is answered and graded.
struct Question
{
    QString id;
    int version = 1;
    QString type;     ///< as in quiz files: "choice", "true-false", "matching", …
    Localized prompt; ///< may hold {{fields}} that the engine fills
    QList<Localized> hints;
    QString repairChapter;
    QString repairStep;   ///< the step that repairs a wrong answer
    State state;          ///< settings under which it is asked; its sentence is empty: see below
    Localized sentence;   ///< the sentence to ask about in each language; empty means the learner's own
    Localized working;    ///< how it is computed, said with the solution; empty: nothing
    bool isDrawn = false; ///< from a template, by a seed: not about a trace
    bool isOwn = false;   ///< of an instructor or the learner: perhaps in one language only
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

/// What the learner gave: option id, words as typed, a cell, or something for each part.
struct Answer
{
    QString optionId;
    QString typed;
    int row = -1;
    int column = -1;
    QStringList parts = {}; ///< ids of chosen options; of each left side or gap what stands there; ids in
                            ///< order; rows of a mask ("1" visible, "0" hidden); "1" for a point ticked
};

/// What there is to say about one pair, gap or item.
struct PartVerdict
{
    bool right = false; ///< of an item in an order: it need not be moved
    Localized feedback;
};

/// Right or not, the mark, and why.
struct Verdict
{
    bool right = false;
    bool unreadable = false; ///< it could not be read (or in two ways): asked again, not wrong
    bool isUnrated = false;  ///< free words: the learner has to tick their points first
    double mark = 0.0;       ///< 0 … 1, in part where it has parts
    QString misconception;   ///< the belief that the answer is evidence of; empty when it shows none
    Localized feedback;
    double expected = 0.0;    ///< of a number task; of a slider: the nearest position that holds
    QString expectedText;     ///< of a shape task
    Localized expectedWords;  ///< of a text task
    QList<PartVerdict> parts; ///< of pairs, gaps and items, in the order of the task
    int expectedRow = -1;     ///< of a cell task
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

/// Names of the kinds of question, as in quiz files.
QStringList questionTypes();

/// Reads a question of an instructor or a learner, by the same readers with relaxed rules: one language is
/// enough; feedback, hints, repair and misconceptions may be missing. Nothing, and faults, where it could not
/// be asked.
std::optional<Question> readOwnQuestion(const QJsonObject& object, const KnownNames& names, Faults& faults);

/// Reads one quiz file. All faults are collected; the quiz holds the questions that could be read.
Quiz readQuiz(const QString& file, const KnownNames& names, Faults& faults);

} // namespace casefile::content
