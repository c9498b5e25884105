#include "app/content/templates/place_text.h"

#include "app/content/templates/named_numbers.h"
#include "app/content/templates/template_numbers.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {

PlaceText::PlaceText(const QString& text, const NamedNumbers& numbers)
    : m_numbers(&numbers)
{
    qsizetype at = 0;
    while (true) {
        const qsizetype open = text.indexOf(u'{', at);
        m_literals.append(text.mid(at, open < 0 ? -1 : open - at));
        if (open < 0)
            break;
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0) {
            m_problem = u"a { is not closed"_s;
            break;
        }
        addPlace(text.mid(open + 1, close - open - 1));
        at = close + 1;
    }
}

void PlaceText::addPlace(const QString& words)
{
    if (m_numbers->matrix(words)) {
        m_places.push_back({words, {}});
        return;
    }
    Place place{words, {}};
    place.formula.emplace_back(words, *m_numbers);
    if (m_problem.isEmpty())
        m_problem = place.formula.front().problem();
    m_places.push_back(std::move(place));
}

engine::Matrix PlaceText::numbersOf(const Place& place) const
{
    return place.formula.empty() ? *m_numbers->matrix(place.words)
                                 : engine::Matrix(1, 1, place.formula.front().value());
}

QString PlaceText::filled() const
{
    QString text = m_literals.first();
    for (std::size_t i = 0; i < m_places.size() && qsizetype(i) + 1 < m_literals.size(); ++i) {
        text += toWords(numbersOf(m_places[i]));
        text += m_literals.at(qsizetype(i) + 1);
    }
    return text;
}

QString PlaceText::notFinite() const
{
    if (!m_problem.isEmpty())
        return {};
    const auto place = std::ranges::find_if(m_places, [this](const Place& one) {
        const engine::Matrix numbers = numbersOf(one);
        return !std::ranges::all_of(numbers.values(), [](double number) { return std::isfinite(number); });
    });
    return place == m_places.end() ? QString() : place->words;
}

} // namespace casefile::content
