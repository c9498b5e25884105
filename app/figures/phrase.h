#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <initializer_list>

namespace casefile::figures {

/// A translated sentence with places %1 … %9, taken apart once and filled for each cell of a picture:
/// QString::arg() reads the sentence anew each time. What is filled in is never read for places.
class Phrase
{
public:
    explicit Phrase(const QString& sentence);

    /// The sentence with its places filled in order of their numbers; a place without a word stays empty.
    QString operator()(std::initializer_list<QStringView> words) const;

private:
    QStringList m_pieces;      ///< before, between and after the places
    QList<qsizetype> m_places; ///< which word follows each piece but the last
};

} // namespace casefile::figures
