#pragma once

#include "engine/matrix/matrix.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <deque>

namespace casefile::content {

/// What the formulas of one template may name: its parameters and values, each a matrix. Their single numbers
/// are "n", "s_0" of a row, "V_0_1" of a matrix, and keep their place in memory.
class NamedNumbers
{
public:
    NamedNumbers() = default;
    NamedNumbers(const NamedNumbers&) = delete;
    NamedNumbers& operator=(const NamedNumbers&) = delete;

    /// The sample gives the shape. Of what may have several shapes, single numbers have no names.
    void add(const QString& name, const engine::Matrix& sample, bool hasOneShape = true);
    /// False, and nothing is changed, when it has another shape than the sample and that is the only one.
    [[nodiscard]] bool set(int index, const engine::Matrix& value);

    QStringList names() const; ///< of matrices, in the order in which they were added
    const engine::Matrix* matrix(const QString& name) const; ///< nullptr if there is none
    bool hasOneShape(const QString& name) const;             ///< false also if there is none
    const QStringList& cellNames() const { return m_cellNames; }
    const double* cell(int index) const { return &m_cells[std::size_t(index)]; } ///< of cellNames()[index]

private:
    struct Named
    {
        QString name;
        engine::Matrix value;
        int firstCell = -1; ///< -1: its numbers have no names
    };
    std::deque<Named> m_named;
    QStringList m_cellNames;
    std::deque<double> m_cells; ///< a deque: growing moves none of them
};

} // namespace casefile::content
