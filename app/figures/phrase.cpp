#include "app/figures/phrase.h"

namespace casefile::figures {

Phrase::Phrase(const QString& sentence)
{
    QString piece;
    for (qsizetype index = 0; index < sentence.size(); ++index) {
        const QChar next = index + 1 < sentence.size() ? sentence[index + 1] : QChar();
        if (sentence[index] != u'%' || next < u'1' || next > u'9') {
            piece.append(sentence[index]);
            continue;
        }
        m_pieces.append(piece);
        m_places.append(next.unicode() - u'1');
        piece.clear();
        ++index;
    }
    m_pieces.append(piece);
}

QString Phrase::operator()(std::initializer_list<QStringView> words) const
{
    const auto word = [&](qsizetype place) {
        return place < qsizetype(words.size()) ? words.begin()[place] : QStringView();
    };
    qsizetype length = 0;
    for (const QString& piece : m_pieces)
        length += piece.size();
    for (const qsizetype place : m_places)
        length += word(place).size();
    QString sentence;
    sentence.reserve(length);
    for (qsizetype index = 0; index < m_places.size(); ++index)
        sentence.append(m_pieces[index]).append(word(m_places[index]));
    return sentence.append(m_pieces.last());
}

} // namespace casefile::figures
