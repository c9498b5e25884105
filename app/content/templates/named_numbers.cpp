#include "app/content/templates/named_numbers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QString cellName(const QString& name, const engine::Shape& shape, std::size_t row, std::size_t column)
{
    if (shape == engine::Shape{1, 1})
        return name;
    if (shape.rows == 1)
        return u"%1_%2"_s.arg(name).arg(column);
    return u"%1_%2_%3"_s.arg(name).arg(row).arg(column);
}

} // namespace

void NamedNumbers::add(const QString& name, const engine::Matrix& sample, bool hasOneShape)
{
    m_named.push_back({name, sample, hasOneShape ? int(m_cells.size()) : -1});
    if (!hasOneShape)
        return;
    for (std::size_t row = 0; row < sample.rows(); ++row)
        for (std::size_t column = 0; column < sample.columns(); ++column) {
            m_cellNames.append(cellName(name, sample.shape(), row, column));
            m_cells.push_back(sample(row, column));
        }
}

bool NamedNumbers::set(int index, const engine::Matrix& value)
{
    Named& named = m_named[std::size_t(index)];
    if (named.firstCell >= 0 && value.shape() != named.value.shape())
        return false;
    named.value = value;
    if (named.firstCell >= 0)
        std::ranges::copy(value.values(), m_cells.begin() + named.firstCell);
    return true;
}

QStringList NamedNumbers::names() const
{
    QStringList names;
    for (const Named& named : m_named)
        names.append(named.name);
    return names;
}

const engine::Matrix* NamedNumbers::matrix(const QString& name) const
{
    const auto found = std::ranges::find(m_named, name, &Named::name);
    return found == m_named.end() ? nullptr : &found->value;
}

bool NamedNumbers::hasOneShape(const QString& name) const
{
    const auto found = std::ranges::find(m_named, name, &Named::name);
    return found != m_named.end() && found->firstCell >= 0;
}

} // namespace casefile::content
