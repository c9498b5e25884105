#pragma once

#include "app/content/templates/expression.h"
#include "engine/matrix/matrix.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace casefile::content {

class NamedNumbers;

/// Words with {places}: a name of a number, row or matrix, or a formula. Read once, filled often; `numbers`
/// must outlive it.
class PlaceText
{
public:
    PlaceText(const QString& text, const NamedNumbers& numbers);

    const QString& problem() const { return m_problem; } ///< one sentence; empty: none
    QString filled() const;                              ///< with the numbers as they are now
    QString notFinite()
        const; ///< the first place, as written, that is no finite number now; empty: none, or a problem

private:
    struct Place
    {
        QString words;                   ///< the name of a number, row or matrix; else a formula
        std::vector<Expression> formula; ///< none or one
    };
    void addPlace(const QString& words);
    engine::Matrix numbersOf(const Place& place) const; ///< as they are now

    const NamedNumbers* m_numbers;
    QStringList m_literals; ///< one more than places
    std::vector<Place> m_places;
    QString m_problem;
};

} // namespace casefile::content
