#include "engine/attention/mask.h"

#include "engine/attention/forward.h"
#include "engine/input_error.h"
#include "engine/matrix/arma_bridge.h"
#include "engine/nearest_name.h"

#include <armadillo>

#include <algorithm>

namespace casefile::engine {

const std::vector<MaskRule>& maskTable()
{
    using std::size_t;
    // [mask-table]
    static const std::vector<MaskRule> table{
        {"none", "", [](size_t, size_t, size_t, size_t) { return true; }},
        {"causal", "", [](size_t query, size_t key, size_t, size_t) { return key <= query; }},
        {"window", "radius",
         [](size_t query, size_t key, size_t, size_t radius) {
             return (key > query ? key - query : query - key) <= radius;
         }},
        {"padding", "hidden keys",
         [](size_t, size_t key, size_t keys, size_t hidden) { return hidden < keys && key < keys - hidden; }},
    };
    // [/mask-table]
    return table;
}

static const MaskRule* ruleNamed(std::string_view name)
{
    const auto row = std::ranges::find(maskTable(), name, &MaskRule::name);
    return row == maskTable().end() ? nullptr : &*row;
}

bool allows(const Mask& mask, std::size_t query, std::size_t key, std::size_t keys)
{
    if (mask.rule == "cells")
        return mask.cells[query][key];
    if (mask.rule == "all")
        return std::ranges::all_of(mask.all, [&](const Mask& one) { return allows(one, query, key, keys); });
    return ruleNamed(mask.rule)->allows(query, key, keys, mask.parameter);
}

Matrix masked(Matrix scaled, const Mask& mask)
{
    if (mask.rule == "none")
        return scaled; // nothing is hidden, nothing need be asked
    // [masked]
    arma::mat s = toArma(scaled); // n x m
    for (arma::uword i = 0; i < s.n_rows; ++i)
        for (arma::uword j = 0; j < s.n_cols; ++j)
            if (!allows(mask, i, j, s.n_cols))
                s(i, j) = -arma::datum::inf; // exp of it is exactly 0
    // [/masked]
    return fromArma(s);
}

/// Names the first way in which the cells do not fit.
static void checkCells(const std::vector<std::vector<bool>>& cells, std::size_t queries, std::size_t keys)
{
    const std::string needs = "it needs " + toString(Shape{queries, keys}) + ", a row for each query";
    if (cells.size() != queries)
        throw InputError("\"mask\" has " + std::to_string(cells.size()) +
                         (cells.size() == 1 ? " row of cells: " : " rows of cells: ") + needs);
    for (std::size_t i = 0; i < queries; ++i)
        if (cells[i].size() != keys)
            throw InputError("\"mask\"[" + std::to_string(i) + "] has " + std::to_string(cells[i].size()) +
                             " cells: " + needs);
}

void check(const Mask& mask, std::size_t queries, std::size_t keys)
{
    if (mask.rule == "cells")
        return checkCells(mask.cells, queries, keys);
    if (mask.rule == "all") {
        for (const Mask& one : mask.all)
            check(one, queries, keys);
        return;
    }
    if (!ruleNamed(mask.rule)) {
        std::vector<std::string_view> names{"cells", "all"};
        for (const MaskRule& row : maskTable())
            names.push_back(row.name);
        throw InputError("\"" + mask.rule + "\" is not a mask" + didYouMean(mask.rule, names));
    }
}

} // namespace casefile::engine
