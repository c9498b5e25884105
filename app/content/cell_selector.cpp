#include "app/content/cell_selector.h"

#include "app/content/engine_names.h"
#include "app/content/nearest_name.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// An index as a word of `words` or a number from 0 up; empty, and a fault, when it is neither.
QString readIndex(const JsonReader& place, const QStringList& words)
{
    if (place.value().isDouble()) {
        const auto index = place.asInteger();
        return index ? QString::number(*index) : QString();
    }
    const auto word = place.asString();
    bool isNumber = false;
    if (!word || word->toUInt(&isNumber) || isNumber || words.contains(*word))
        return word.value_or(QString());
    place.fault(unknownName(*word, u"a number from 0 up or a known word"_s, words));
    return {};
}

/// A word or number as an index below `count`; `focused` is what "focus" stands for.
std::size_t indexOf(const QString& word, std::size_t count, int focused)
{
    if (word == "last"_L1)
        return count - 1;
    const auto index = word == "focus"_L1 ? std::size_t(std::max(0, focused)) : std::size_t(word.toUInt());
    return std::min(index, count - 1);
}

std::size_t extremeColumn(const engine::AttentionTrace& trace, engine::CellRef cell, std::size_t columns,
                          bool largest)
{
    std::size_t best = 0;
    double bestValue = 0.0;
    for (cell.column = 0; cell.column < columns; ++cell.column) {
        const double value = trace.at(cell);
        if (cell.column == 0 || (largest ? value > bestValue : value < bestValue)) {
            best = cell.column;
            bestValue = value;
        }
    }
    return best;
}

} // namespace

QStringList cellSelectorKeys()
{
    return {u"tensor"_s, u"head"_s, u"row"_s, u"column"_s};
}

CellSelector readRowSelector(const JsonReader& answer)
{
    CellSelector cell;
    cell.head = answer.member(u"head"_s, Need::Optional).asInteger().value_or(cell.head);
    cell.row = readIndex(answer.member(u"row"_s), {u"first"_s, u"last"_s, u"focus"_s});
    return cell;
}

CellSelector readCellSelector(const JsonReader& answer)
{
    CellSelector cell = readRowSelector(answer);
    const auto tensor = answer.member(u"tensor"_s).asName(tensorNames(), u"a tensor"_s);
    if (tensor)
        cell.tensor = tensorNamed(*tensor).value_or(cell.tensor);
    cell.column =
        readIndex(answer.member(u"column"_s), {u"first"_s, u"last"_s, u"focus"_s, u"max"_s, u"min"_s});
    return cell;
}

engine::CellRef resolve(const CellSelector& selector, const engine::AttentionTrace& trace, const Focus& focus)
{
    engine::CellRef cell;
    cell.tensor = selector.tensor;
    if (engine::isPerHead(selector.tensor) && trace.headCount() > 0)
        cell.head = std::min(std::size_t(std::max(0, selector.head)), trace.headCount() - 1);
    const engine::Shape shape = trace.shape(selector.tensor);
    if (shape.rows == 0 || shape.columns == 0)
        return cell;
    cell.row = indexOf(selector.row, shape.rows, focus.query);
    if (selector.column == "max"_L1 || selector.column == "min"_L1)
        cell.column = extremeColumn(trace, cell, shape.columns, selector.column == "max"_L1);
    else
        cell.column = indexOf(selector.column, shape.columns, focus.key);
    return cell;
}

} // namespace casefile::content
