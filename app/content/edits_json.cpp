#include "app/content/edits_json.h"

#include "app/content/engine_names.h"

#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr int mostRows = 65535;
constexpr qsizetype mostEdits = 256;
constexpr double largestEntry = 1000.0;

std::optional<engine::WeightEdit> readEdit(const JsonReader& place)
{
    if (!place.expectObject({u"tensor"_s, u"row"_s, u"column"_s, u"value"_s}))
        return std::nullopt;
    const auto tensor =
        place.member(u"tensor"_s).asName({u"wq"_s, u"wk"_s, u"wv"_s, u"wo"_s}, u"a weight matrix"_s);
    const auto row = place.member(u"row"_s).asInteger(0, mostRows);
    const auto column = place.member(u"column"_s).asInteger(0, mostRows);
    const JsonReader number = place.member(u"value"_s);
    const auto value = number.asNumber();
    if (!tensor || !row || !column || !value)
        return std::nullopt;
    if (!std::isfinite(*value) || std::abs(*value) > largestEntry) {
        number.fault(u"must be from %1 to %2"_s.arg(-largestEntry).arg(largestEntry));
        return std::nullopt;
    }
    return engine::WeightEdit{*engine::tensorNamed(tensor->toStdString()), std::size_t(*row),
                              std::size_t(*column), *value};
}

} // namespace

QJsonArray toJson(const engine::WeightEdits& edits)
{
    QJsonArray list;
    for (const engine::WeightEdit& edit : edits) {
        list.append(QJsonObject{{u"tensor"_s, toQString(engine::tensorName(edit.tensor))},
                                {u"row"_s, qint64(edit.row)},
                                {u"column"_s, qint64(edit.column)},
                                {u"value"_s, edit.value}});
    }
    return list;
}

std::optional<engine::WeightEdits> readEdits(const JsonReader& place)
{
    if (!place.isThere())
        return std::nullopt;
    const QList<JsonReader> items = place.asArray();
    if (!place.value().isArray())
        return std::nullopt; // asArray has said so
    if (items.size() > mostEdits) {
        place.fault(u"must have at most %1 edits"_s.arg(mostEdits));
        return std::nullopt;
    }
    engine::WeightEdits edits;
    for (const JsonReader& item : items) {
        if (const auto edit = readEdit(item))
            edits.push_back(*edit);
    }
    return edits;
}

} // namespace casefile::content
