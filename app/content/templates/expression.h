#pragma once

#include <QString>
#include <QStringList>

#include <memory>

namespace casefile::content {

class NamedNumbers;

/// A formula of a template, read once and evaluated often (by muParser, of which only arithmetic, comparisons
/// and the functions of a table remain). Evaluated by one thread at a time.
class Expression
{
public:
    /// The names are those that `numbers` has now; it must outlive the expression and is read at each
    /// evaluation.
    Expression(const QString& formula, const NamedNumbers& numbers);
    ~Expression();
    Expression(Expression&&) noexcept;
    Expression& operator=(Expression&&) noexcept;

    const QString& problem() const { return m_problem; } ///< what keeps it from being read; else empty
    double value() const;                                ///< NaN when there is a problem

private:
    struct Reader; ///< hides muParser
    std::unique_ptr<Reader> m_reader;
    QString m_problem;
};

/// What formulas may call: "sqrt", "ln", "mod", …
QStringList formulaFunctions();

} // namespace casefile::content
