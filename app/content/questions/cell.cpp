#include "app/content/questions/cell.h"

#include "app/content/cell_selector.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Cells of one row that differ by less than this are equally the largest.
constexpr double tie = 1e-9;

/// When the largest (smallest) of a row is asked for, an equally large cell of that row is right as well.
bool isRight(const CellTask& task, const engine::CellRef& expected, const engine::CellRef& given,
             const engine::AttentionTrace& trace)
{
    if (given == expected)
        return true;
    const bool extreme = task.cell.column == "max"_L1 || task.cell.column == "min"_L1;
    if (!extreme || given.row != expected.row)
        return false;
    const double a = trace.at(given);
    const double b = trace.at(expected);
    return a == b || std::abs(a - b) <= tie;
}

} // namespace

QStringList cellKeys()
{
    return {u"answer"_s, u"feedback"_s, u"misconception"_s, u"misconceptionTransposed"_s};
}

CellTask readCell(const JsonReader& question)
{
    CellTask task;
    const JsonReader answer = question.member(u"answer"_s);
    if (answer.expectObject(cellSelectorKeys()))
        task.cell = readCellSelector(answer);
    const JsonReader feedback = question.member(u"feedback"_s);
    if (feedback.expectObject({u"right"_s, u"transposed"_s, u"wrong"_s})) {
        task.feedbackRight = feedback.member(u"right"_s).asLocalized();
        task.feedbackTransposed = feedback.member(u"transposed"_s).asLocalized();
        task.feedbackWrong = feedback.member(u"wrong"_s).asLocalized();
    }
    task.misconception = question.member(u"misconception"_s).asId().value_or(QString());
    task.misconceptionTransposed = question.member(u"misconceptionTransposed"_s).asId().value_or(QString());
    return task;
}

Verdict grade(const CellTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace)
{
    Verdict verdict;
    const engine::CellRef expected = resolve(task.cell, trace, question.state.focus);
    verdict.expectedRow = int(expected.row);
    verdict.expectedColumn = int(expected.column);
    const engine::Shape shape = trace.shape(expected.tensor);
    if (answer.row < 0 || answer.column < 0 || std::size_t(answer.row) >= shape.rows ||
        std::size_t(answer.column) >= shape.columns) {
        verdict.unreadable = true;
        return verdict;
    }
    engine::CellRef given = expected;
    given.row = std::size_t(answer.row);
    given.column = std::size_t(answer.column);
    verdict.right = isRight(task, expected, given, trace);
    const bool transposed = given.row == expected.column && given.column == expected.row;
    if (verdict.right) {
        verdict.feedback = task.feedbackRight;
    } else if (transposed) {
        verdict.feedback = task.feedbackTransposed;
        verdict.misconception = task.misconceptionTransposed;
    } else {
        verdict.feedback = task.feedbackWrong;
    }
    return verdict;
}

} // namespace casefile::content
