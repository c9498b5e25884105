#include "app/content/nearest_name.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr qsizetype mostListed = 40; ///< names in a message; every table of the program is shorter

/// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
int editDistance(const QString& a, const QString& b)
{
    const auto columns = std::size_t(b.size()) + 1;
    std::vector<int> beforeLast(columns);
    std::vector<int> last(columns);
    std::vector<int> now(columns);
    for (std::size_t j = 0; j < columns; ++j)
        last[j] = int(j);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        now[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto column = std::size_t(j);
            const bool same = a[i - 1] == b[j - 1];
            now[column] =
                std::min({last[column] + 1, now[column - 1] + 1, last[column - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[column] = std::min(now[column], beforeLast[column - 2] + 1);
        }
        beforeLast.swap(last);
        last.swap(now);
    }
    return last[columns - 1];
}

} // namespace

QString nearestName(const QString& name, const QStringList& known)
{
    constexpr qsizetype longestName = 64; // beyond it nothing is a slip of the finger
    if (name.size() > longestName)
        return {};
    QString nearest;
    qsizetype distance = longestName;
    for (const QString& candidate : known) {
        const auto allowed = std::max<qsizetype>(1, std::min(name.size(), candidate.size()) / 3);
        const qsizetype here = editDistance(name.toLower(), candidate.toLower());
        if (here <= allowed && here < distance) {
            distance = here;
            nearest = candidate;
        }
    }
    return nearest;
}

QString unknownName(const QString& name, const QString& kind, const QStringList& known)
{
    const QString nearest = nearestName(name, known);
    if (!nearest.isEmpty())
        return u"\"%1\" is not %2 (did you mean \"%3\"?)"_s.arg(name, kind, nearest);
    if (known.isEmpty())
        return u"\"%1\" is not %2"_s.arg(name, kind);
    const qsizetype more = known.size() - mostListed;
    const QString all = known.first(std::min(mostListed, known.size())).join(u"\", \""_s);
    return more > 0 ? u"\"%1\" is not %2 (known: \"%3\" and %4 more)"_s.arg(name, kind, all).arg(more)
                    : u"\"%1\" is not %2 (known: \"%3\")"_s.arg(name, kind, all);
}

} // namespace casefile::content
