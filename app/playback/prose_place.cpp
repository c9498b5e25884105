#include "app/playback/prose_place.h"

#include "app/content/quantity.h"
#include "app/playback/model_names.h"
#include "app/playback/prose_fields.h"
#include "app/playback/prose_measures.h"
#include "engine/attention/weight_edit.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;

namespace casefile::playback {

using engine::TensorId;

namespace {

const QString nothing = u"—"_s; ///< stands where a trace has no such number
constexpr int fineDecimals = 3; ///< of a factor of a calculation that is followed by hand

} // namespace

QString shortened(const QString& word)
{
    constexpr qsizetype longest = 32;
    if (word.size() <= longest)
        return word;
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, word);
    characters.setPosition(longest - 1);
    return word.first(characters.isAtBoundary() ? longest - 1 : characters.toPreviousBoundary()) + u'…';
}

QString token(const ProsePlace& place, int index)
{
    if (index >= 0)
        return keyTokenName(place.trace, index);
    return place.ranking.isEmpty() ? QCoreApplication::translate("playback", "no token")
                                   : QCoreApplication::translate("playback", "no other token");
}

QString number(const ProsePlace& place, TensorId tensor, int key)
{
    return formatCell(place.cell(tensor, key));
}

QString weight(const ProsePlace& place, int key)
{
    return key < 0 ? formatCell(0.0) : number(place, TensorId::Weights, key);
}

QString fineWeight(const ProsePlace& place, int key)
{
    return formatCell(key < 0 ? 0.0 : place.cell(TensorId::Weights, key), fineDecimals);
}

QString keyExponential(const ProsePlace& place)
{
    return formatCell(place.cell(TensorId::Exponential, place.key), fineDecimals);
}

int ranked(const ProsePlace& place, int rank)
{
    return rank < place.ranking.size() ? place.ranking[rank] : -1;
}

/// The score that the key would give if it asked the query; none in cross-attention, where keys do not ask.
QString reverseScore(const ProsePlace& place)
{
    if (place.trace.queries() != place.trace.keys())
        return nothing;
    return formatCell(place.trace.at({.tensor = TensorId::Scores,
                                      .head = place.head,
                                      .row = std::size_t(place.key),
                                      .column = place.query}));
}

QString parameterCount(const ProsePlace& place)
{
    const content::Quantity* quantity = content::quantityNamed(u"parameter-count"_s);
    return QString::number(quantity->value(place.trace, {}));
}

QString memoryText(const ProsePlace& place)
{
    const engine::AttentionTrace& trace = place.trace;
    return QString::fromStdString(trace.memorySentence.empty() ? trace.sentence : trace.memorySentence);
}

/// Which entry of a matrix was set by hand, counted within its head as the figures count; two places are left
/// for the number before and the number now.
static QString editText(const engine::Model& model, TensorId tensor, std::size_t entry)
{
    const engine::Matrix& matrix = *engine::weightMatrix(*model.weights, tensor);
    const std::size_t row = entry / matrix.columns();
    const std::size_t column = entry % matrix.columns();
    const bool isOutput =
        tensor == TensorId::Wo; // its heads lie below one another, those of the others side by side
    const std::size_t width = (isOutput ? matrix.rows() : matrix.columns()) / model.weights->heads;
    const QString name = QString::fromUtf8(engine::tensorName(tensor).data()); // "wq"
    //: an entry of a matrix set by hand: head, matrix, row, column, number before, number now
    return QCoreApplication::translate("playback", "head %1, %2, row %3, column %4: %5 became %6")
        .arg((isOutput ? row : column) / width + 1)
        .arg(u"W_"_s + name.sliced(1).toUpper())
        .arg((isOutput ? row % width : row) + 1)
        .arg((isOutput ? column : column % width) + 1);
}

QString editsText(const ProsePlace& place)
{
    constexpr qsizetype mostNamed = 3;
    const engine::Model& model = place.trace.model;
    const auto say = [](const char* text) { return QCoreApplication::translate("playback", text); };
    QStringList edits;
    for (const TensorId tensor : {TensorId::Wq, TensorId::Wk, TensorId::Wv, TensorId::Wo}) {
        const engine::Matrix* now = engine::weightMatrix(*model.weights, tensor);
        const engine::Matrix* before = model.unedited ? engine::weightMatrix(*model.unedited, tensor) : now;
        for (std::size_t i = 0; i < now->values().size() && edits.size() < mostNamed; ++i) {
            if (now->values()[i] != before->values()[i])
                edits.append(editText(model, tensor, i)
                                 .arg(formatCell(before->values()[i]), formatCell(now->values()[i])));
        }
    }
    return edits.isEmpty() ? say(QT_TRANSLATE_NOOP("playback", "no entry is edited")) : edits.join(u"; "_s);
}

QString contribution(const ProsePlace& place, int key)
{
    return formatCell(key < 0 ? 0.0 : contributionOf(place.trace, place.head, place.query, std::size_t(key)));
}

QString valueLength(const ProsePlace& place, int key)
{
    return formatCell(key < 0 ? 0.0 : lengthOf(place.parts().value, std::size_t(key)));
}

/// By how much the first key leads the second before the softmax; 0 where there is no second.
double lead(const ProsePlace& place)
{
    if (place.ranking.size() < 2)
        return 0.0;
    return place.cell(TensorId::Scaled, place.ranking[0]) - place.cell(TensorId::Scaled, place.ranking[1]);
}

int lowest(const ProsePlace& place)
{
    return place.ranking.isEmpty() ? -1 : place.ranking.last();
}

QString unknownWords(const ProsePlace& place)
{
    QStringList words;
    for (const engine::Token& token : place.trace.tokens) {
        const QString word = shortened(QString::fromStdString(token.text));
        if (!token.isKnown() && token.kind != engine::TokenKind::Punctuation && !words.contains(word))
            words.append(word);
    }
    if (words.isEmpty())
        return QCoreApplication::translate("playback", "none", "words that the model does not know");
    return words.join(QCoreApplication::translate("playback", ", ", "between the words of a list"));
}

QString rowSum(const ProsePlace& place)
{
    const std::span<const double> row = place.parts().weights.row(place.query);
    double sum = 0.0;
    for (const double weight : row)
        sum += weight;
    return formatCell(sum);
}

} // namespace casefile::playback
