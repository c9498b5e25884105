#pragma once

#include "engine/attention/trace.h"

#include <QList>
#include <QString>

namespace casefile::playback {

/// What the fields of one text are read from: indices are within the trace.
struct ProsePlace
{
    const engine::AttentionTrace& trace;
    std::size_t head = 0;
    std::size_t query = 0;
    int key = 0;
    QList<int> ranking; ///< visible keys, most looked at first

    double cell(engine::TensorId tensor, int column) const
    {
        return trace.at({.tensor = tensor, .head = head, .row = query, .column = std::size_t(column)});
    }
    const engine::HeadTrace& parts() const { return trace.heads[head]; }
};

/// A word that no picture has room for keeps its beginning; whole characters are cut, not their parts.
QString shortened(const QString& word);

/// What texts say of a place; -1 stands for a key that is not there.
QString token(const ProsePlace& place,
              int index); ///< or that there is none: the mask hides all keys, or all but the first
QString number(const ProsePlace& place, engine::TensorId tensor, int key);
QString weight(const ProsePlace& place, int key); ///< a token that is not there gets no weight
int ranked(const ProsePlace& place, int rank);    ///< the key of this rank by weight
int lowest(const ProsePlace& place);
QString reverseScore(const ProsePlace& place);
QString memoryText(const ProsePlace& place); ///< what is asked: the memory, else the sentence
QString editsText(const ProsePlace& place);  ///< entries of the weights set by hand, the first three
QString parameterCount(const ProsePlace& place);
QString keyExponential(const ProsePlace& place); ///< of the scaled score minus the largest; three decimals
QString fineWeight(const ProsePlace& place, int key); ///< three decimals
QString contribution(const ProsePlace& place, int key);
QString valueLength(const ProsePlace& place, int key);
double lead(const ProsePlace& place);
QString unknownWords(const ProsePlace& place);
QString rowSum(const ProsePlace& place);

} // namespace casefile::playback
