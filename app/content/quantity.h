#pragma once

#include "app/content/question.h"

#include <QStringList>

#include <optional>

namespace casefile::content {

/// What an answer must name beside the quantity.
enum class Place { Nothing, Row, Cell };

/// What a number question may ask for.
struct Quantity
{
    const char* name; ///< "score-count", as in quiz files
    Place place;
    double (*value)(const engine::AttentionTrace& trace, const engine::CellRef& cell);
    bool isOfSentence = false; ///< of its length: with Place::Nothing only
};

/// THE table of quantities: "cell", "row-sum", "row-max", "row-entropy", "score-count", "token-count",
/// "head-count", "d_model", "d_k", "d_v", "parameter-count".
const QList<Quantity>& quantityTable();
const Quantity* quantityNamed(const QString& name); ///< nullptr if unknown
QStringList quantityNames();

/// The value in this trace; nothing when the trace has no such cell.
std::optional<double> valueOf(const Quantity& quantity, const engine::AttentionTrace& trace,
                              engine::CellRef cell);

} // namespace casefile::content
