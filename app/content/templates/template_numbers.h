#pragma once

#include "app/content/json_reader.h"
#include "engine/matrix/matrix.h"

#include <QJsonValue>
#include <QString>

#include <optional>

namespace casefile::content {

/// How numbers, rows and matrices of templates are written in JSON: 3, [1, 2], [[1, 2], [3, 4]]. Nothing,
/// with a fault, when it is none of these.
std::optional<engine::Matrix> readNumbers(const JsonReader& place);
QJsonValue numbersToJson(const engine::Matrix& numbers);

/// As a question shows what it gives: whole numbers with all digits, others with five that count. The minus
/// is U+2212, rows are "[0.7, 0.2]".
QString toWords(const engine::Matrix& numbers);

/// As an option shows an answer: with so many decimals that rounding stays within half of the tolerance.
QString toWords(const engine::Matrix& numbers, double tolerance);

} // namespace casefile::content
