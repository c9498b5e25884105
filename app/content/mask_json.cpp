#include "app/content/mask_json.h"

#include "app/content/engine_names.h"
#include "app/content/nearest_name.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

using engine::Mask;

constexpr int deepestMask = 8;
constexpr int largestParameter = int(engine::maximumTokens);

const engine::MaskRule* ruleNamed(const std::string& name)
{
    const auto& table = engine::maskTable();
    const auto found = std::ranges::find(table, name, &engine::MaskRule::name);
    return found == table.end() ? nullptr : &*found;
}

/// Names of the table that take a parameter, or that take none.
QStringList ruleNames(bool withParameter)
{
    QStringList names;
    for (const engine::MaskRule& rule : engine::maskTable()) {
        if (rule.parameterName.empty() != withParameter)
            names.append(toQString(rule.name));
    }
    return names;
}

std::optional<Mask> read(const JsonReader& place, int depth);

std::optional<Mask> readCells(const JsonReader& place)
{
    Mask mask;
    mask.rule = "cells";
    const QList<JsonReader> rows = place.asArray();
    for (const JsonReader& row : rows) {
        std::vector<bool> cells;
        for (const JsonReader& cell : row.asArray()) {
            const auto allowed = cell.asBool();
            if (!allowed)
                return std::nullopt;
            cells.push_back(*allowed);
        }
        if (!mask.cells.empty() && cells.size() != mask.cells.front().size()) {
            row.fault(u"must have %1 cells, like the first row, but has %2"_s.arg(mask.cells.front().size())
                          .arg(cells.size()));
            return std::nullopt;
        }
        mask.cells.push_back(std::move(cells));
    }
    if (mask.cells.empty() || mask.cells.front().empty()) {
        place.fault(u"a mask of cells must have at least one row and one column"_s);
        return std::nullopt;
    }
    return mask;
}

std::optional<Mask> readAll(const JsonReader& list, int depth)
{
    Mask mask;
    mask.rule = "all";
    if (depth >= deepestMask) {
        list.fault(u"masks are nested more than %1 deep"_s.arg(deepestMask));
        return std::nullopt;
    }
    const QList<JsonReader> parts = list.asArray();
    for (const JsonReader& part : parts) {
        auto inner = read(part, depth + 1);
        if (!inner)
            return std::nullopt;
        mask.all.push_back(std::move(*inner));
    }
    if (!mask.all.empty())
        return mask;
    if (list.value().isArray())
        list.fault(u"must name at least one mask"_s);
    return std::nullopt;
}

std::optional<Mask> readObject(const JsonReader& place, int depth)
{
    const QStringList keys = place.value().toObject().keys();
    if (keys.size() != 1) {
        place.fault(u"must have exactly one key, such as {\"window\": 2}"_s);
        return std::nullopt;
    }
    if (keys.first() == "all"_L1)
        return readAll(place.member(keys.first()), depth);
    const QStringList known = ruleNames(true) + QStringList{u"all"_s};
    if (!known.contains(keys.first())) {
        place.member(keys.first()).fault(unknownName(keys.first(), u"a mask with a number"_s, known));
        return std::nullopt;
    }
    const auto parameter = place.member(keys.first()).asInteger(0, largestParameter);
    if (!parameter)
        return std::nullopt;
    Mask mask;
    mask.rule = keys.first().toStdString();
    mask.parameter = std::size_t(*parameter);
    return mask;
}

std::optional<Mask> read(const JsonReader& place, int depth)
{
    if (place.value().isArray())
        return readCells(place);
    if (place.value().isObject())
        return readObject(place, depth);
    if (!place.value().isString()) {
        if (place.isThere())
            place.fault(
                u"must be a mask: \"causal\", {\"window\": 2}, {\"all\": […]} or rows of true and false"_s);
        return std::nullopt;
    }
    const auto name = place.asName(ruleNames(false), u"a mask"_s);
    if (!name)
        return std::nullopt;
    Mask mask;
    mask.rule = name->toStdString();
    return mask;
}

} // namespace

QJsonValue toJson(const Mask& mask)
{
    const QString name = QString::fromStdString(mask.rule);
    QJsonArray list;
    if (mask.rule == "cells") {
        for (const std::vector<bool>& row : mask.cells) {
            QJsonArray cells;
            for (const bool allowed : row)
                cells.append(allowed);
            list.append(cells);
        }
        return list;
    }
    if (mask.rule == "all") {
        for (const Mask& part : mask.all)
            list.append(toJson(part));
        return QJsonObject{{name, list}};
    }
    const engine::MaskRule* rule = ruleNamed(mask.rule);
    if (rule && !rule->parameterName.empty())
        return QJsonObject{{name, qint64(mask.parameter)}};
    return name;
}

std::optional<Mask> readMask(const JsonReader& place)
{
    return read(place, 1);
}

} // namespace casefile::content
