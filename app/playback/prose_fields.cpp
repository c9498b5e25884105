#include "app/playback/prose_fields.h"

#include "app/playback/hidden_row.h"
#include "app/playback/model_names.h"
#include "app/playback/prose_measures.h"
#include "app/playback/prose_place.h"
#include "engine/attention/score_rank.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

using engine::TensorId;

QString count(std::size_t value)
{
    return QString::number(value);
}

QString position(int index)
{
    return QString::number(index + 1);
}

/// The words with every sign that Markdown might read as markup taken literally.
QString literal(const QString& words)
{
    QString escaped;
    for (const QChar sign : words) {
        const bool isSign = sign > u' ' && sign < u'\x7f' && !sign.isLetterOrNumber();
        escaped += isSign ? u"\\"_s + sign : QString(sign.isSpace() ? u' ' : sign);
    }
    return escaped;
}

enum class About {
    Setting,
    Typed, ///< made of what the learner typed
    Row,   ///< what the query sees; nothing, if the mask hides every key
    TypedRow,
};

struct Field
{
    QLatin1StringView name;
    QString (*read)(const ProsePlace&);
    About about = About::Setting;

    bool isTyped() const { return about == About::Typed || about == About::TypedRow; }
    bool isOfRow() const { return about == About::Row || about == About::TypedRow; }
};

const std::vector<Field>& fieldTable()
{
    static const std::vector<Field> table{
        {"n"_L1, [](const ProsePlace& p) { return count(p.trace.queries()); }},
        {"n-squared"_L1, [](const ProsePlace& p) { return count(p.trace.queries() * p.trace.keys()); }},
        {"m"_L1, [](const ProsePlace& p) { return count(p.trace.keys()); }},
        {"scores"_L1, [](const ProsePlace& p) { return count(p.trace.queries() * p.trace.keys()); }},
        {"heads"_L1, [](const ProsePlace& p) { return count(p.trace.headCount()); }},
        {"d_model"_L1, [](const ProsePlace& p) { return count(p.trace.x.columns()); }},
        {"d_k"_L1, [](const ProsePlace& p) { return count(p.parts().query.columns()); }},
        {"d_v"_L1, [](const ProsePlace& p) { return count(p.parts().value.columns()); }},
        {"sqrt-d_k"_L1,
         [](const ProsePlace& p) { return formatSetting(std::sqrt(double(p.parts().query.columns()))); }},
        {"divisor"_L1, [](const ProsePlace& p) { return formatSetting(p.trace.divisor()); }},
        {"temperature"_L1, [](const ProsePlace& p) { return formatSetting(p.trace.settings.temperature); }},
        {"head"_L1, [](const ProsePlace& p) { return position(int(p.head)); }},
        {"head-name"_L1, [](const ProsePlace& p) { return headName(p.trace.model, int(p.head)); }},
        {"head-purpose"_L1, [](const ProsePlace& p) { return headPurpose(p.trace.model, int(p.head)); }},
        {"head-habit"_L1,
         [](const ProsePlace& p) {
             return headHabit(p.trace.model, int(p.head), p.trace.settings.position);
         }},
        {"query"_L1, [](const ProsePlace& p) { return tokenName(p.trace, int(p.query)); }, About::Typed},
        {"query-position"_L1, [](const ProsePlace& p) { return position(int(p.query)); }},
        {"key"_L1, [](const ProsePlace& p) { return token(p, p.key); }, About::Typed},
        {"key-position"_L1, [](const ProsePlace& p) { return position(p.key); }},
        {"score"_L1, [](const ProsePlace& p) { return number(p, TensorId::Scores, p.key); }},
        {"reverse-score"_L1, reverseScore},
        {"score-rank"_L1,
         [](const ProsePlace& p) { return count(engine::scoreRank(p.parts().query, p.parts().key)); }},
        {"parameters"_L1, parameterCount},
        {"wq-size"_L1, [](const ProsePlace& p) { return count(p.trace.weights().wq.values().size()); }},
        {"wv-size"_L1, [](const ProsePlace& p) { return count(p.trace.weights().wv.values().size()); }},
        {"scaled"_L1, [](const ProsePlace& p) { return number(p, TensorId::Scaled, p.key); }},
        {"query-length"_L1,
         [](const ProsePlace& p) { return formatCell(lengthOf(p.parts().query, p.query)); }},
        {"key-length"_L1,
         [](const ProsePlace& p) { return formatCell(lengthOf(p.parts().key, std::size_t(p.key))); }},
        {"cosine"_L1,
         [](const ProsePlace& p) {
             return formatCell(cosineOf(p.parts().query, p.query, p.parts().key, std::size_t(p.key)));
         }},
        {"score-spread"_L1, [](const ProsePlace& p) { return formatCell(deviationOf(p.parts().scores)); }},
        {"scaled-spread"_L1,
         [](const ProsePlace& p) {
             return formatCell(deviationOf(p.trace.tensor(TensorId::Scaled, p.head)));
         }},
        {"visible-keys"_L1, [](const ProsePlace& p) { return count(visibleKeys(p.trace, p.query)); }},
        {"lead"_L1, [](const ProsePlace& p) { return formatCell(lead(p)); }, About::Row},
        {"lead-ratio"_L1, [](const ProsePlace& p) { return formatCell(std::exp(lead(p))); }, About::Row},
        {"entropy"_L1, [](const ProsePlace& p) { return formatCell(entropyOf(p.parts().weights, p.query)); },
         About::Row},
        {"effective-keys"_L1,
         [](const ProsePlace& p) { return formatCell(std::exp(entropyOf(p.parts().weights, p.query))); },
         About::Row},
        {"top-value-length"_L1, [](const ProsePlace& p) { return valueLength(p, ranked(p, 0)); }, About::Row},
        {"top-contribution"_L1, [](const ProsePlace& p) { return contribution(p, ranked(p, 0)); },
         About::Row},
        {"second-value-length"_L1, [](const ProsePlace& p) { return valueLength(p, ranked(p, 1)); },
         About::Row},
        {"second-contribution"_L1, [](const ProsePlace& p) { return contribution(p, ranked(p, 1)); },
         About::Row},
        {"weight"_L1, [](const ProsePlace& p) { return weight(p, p.key); }, About::Row},
        {"top-key"_L1, [](const ProsePlace& p) { return token(p, ranked(p, 0)); }, About::TypedRow},
        {"top-weight"_L1, [](const ProsePlace& p) { return weight(p, ranked(p, 0)); }, About::Row},
        {"second-key"_L1, [](const ProsePlace& p) { return token(p, ranked(p, 1)); }, About::TypedRow},
        {"second-weight"_L1, [](const ProsePlace& p) { return weight(p, ranked(p, 1)); }, About::Row},
        {"low-key"_L1, [](const ProsePlace& p) { return token(p, lowest(p)); }, About::TypedRow},
        {"low-weight"_L1, [](const ProsePlace& p) { return weight(p, lowest(p)); }, About::Row},
        {"row-sum"_L1, rowSum, About::Row},
        {"row-maximum"_L1, [](const ProsePlace& p) { return formatCell(p.parts().rowMaximum[p.query]); },
         About::Row},
        {"key-exponential"_L1, keyExponential, About::Row},
        {"fine-weight"_L1, [](const ProsePlace& p) { return fineWeight(p, p.key); }, About::Row},
        {"fine-top-weight"_L1, [](const ProsePlace& p) { return fineWeight(p, ranked(p, 0)); }, About::Row},
        {"row-exponential-sum"_L1, [](const ProsePlace& p) { return formatCell(p.parts().rowSum[p.query]); },
         About::Row},
        {"sentence"_L1, [](const ProsePlace& p) { return QString::fromStdString(p.trace.sentence); },
         About::Typed},
        {"memory"_L1, memoryText, About::Typed},
        {"edits"_L1, editsText},
        {"unknown-words"_L1, unknownWords, About::Typed},
        {"model-name"_L1, [](const ProsePlace& p) { return modelName(p.trace.model); }},
        {"position-scheme"_L1,
         [](const ProsePlace& p) { return positionSchemeName(p.trace.settings.position); }},
    };
    return table;
}

int within(int index, std::size_t count, int otherwise)
{
    return index < 0 ? otherwise : std::min(index, int(count) - 1);
}

} // namespace

QStringList proseFieldNames()
{
    QStringList names;
    for (const Field& field : fieldTable())
        names.append(field.name);
    return names;
}

namespace {

/// A text with its places filled, and what they say of the row.
struct Filled
{
    QString text;
    bool isOfRow = false;
    bool isInfinite = false; ///< a number of the row is not finite: the sum around it explains nothing
};

Filled fill(const QString& text, const ProsePlace& place, Markup markup)
{
    static const QRegularExpression pattern(u"\\{\\{([^{}]+)\\}\\}"_s);
    Filled filled;
    qsizetype done = 0;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(text)) {
        filled.text += QStringView(text).sliced(done, match.capturedStart() - done);
        const auto field = std::ranges::find(fieldTable(), match.captured(1).trimmed(), &Field::name);
        const bool isKnown = field != fieldTable().end();
        const QString value = isKnown ? field->read(place) : match.captured();
        filled.text += isKnown && field->isTyped() && markup == Markup::Markdown ? literal(value) : value;
        if (isKnown && field->isOfRow()) {
            filled.isOfRow = true;
            filled.isInfinite = filled.isInfinite || (!field->isTyped() && value.contains(u'∞'));
        }
        done = match.capturedEnd();
    }
    filled.text += QStringView(text).sliced(done);
    return filled;
}

/// Of a row that sees nothing: a sentence says so in place of the paragraphs that would compute with minus
/// infinity.
QString fillHiddenRow(const QString& text, const ProsePlace& place)
{
    const QString paragraphEnd = u"\n\n"_s;
    QStringList paragraphs;
    bool isOfRow = false;
    for (const QString& paragraph : text.split(paragraphEnd)) {
        const Filled filled = fill(paragraph, place, Markup::Markdown);
        isOfRow = isOfRow || filled.isOfRow;
        if (!filled.isInfinite)
            paragraphs.append(filled.text);
    }
    if (isOfRow)
        paragraphs.prepend(seesNothingText(literal(tokenName(place.trace, int(place.query)))));
    return paragraphs.join(paragraphEnd);
}

} // namespace

QString fillFields(const QString& text, const engine::AttentionTrace& trace, int head,
                   const content::Focus& focus, Markup markup)
{
    if (trace.queries() == 0 || trace.headCount() == 0 || !text.contains("{{"_L1))
        return text;
    const int lastQuery = int(trace.queries()) - 1;
    ProsePlace place{.trace = trace,
                     .head = std::size_t(within(head, trace.headCount(), 0)),
                     .query = std::size_t(within(focus.query, trace.queries(), lastQuery)),
                     .key = -1,
                     .ranking = {}};
    place.ranking = rankedKeys(trace, int(place.head), int(place.query));
    place.key = within(focus.key, trace.keys(), std::max(ranked(place, 0), 0));
    if (markup == Markup::Markdown && seesNothing(trace, int(place.query)))
        return fillHiddenRow(text, place);
    return fill(text, place, markup).text;
}

namespace {

QString nameOf(const engine::Tokens& tokens, int index)
{
    if (std::size_t(index) < tokens.size())
        return shortened(QString::fromStdString(tokens[std::size_t(index)].text));
    return QCoreApplication::translate("playback", "token %1").arg(index + 1);
}

} // namespace

QString tokenName(const engine::AttentionTrace& trace, int index)
{
    return nameOf(trace.tokens, index);
}

QString keyTokenName(const engine::AttentionTrace& trace, int index)
{
    return nameOf(trace.memory.empty() ? trace.tokens : trace.memoryTokens, index);
}

QList<int> rankedKeys(const engine::AttentionTrace& trace, int head, int query)
{
    const engine::HeadTrace& parts = trace.heads[std::size_t(head)];
    const auto weight = [&](int key) { return parts.weights(std::size_t(query), std::size_t(key)); };
    QList<int> keys;
    for (int key = 0; key < int(trace.keys()); ++key) {
        if (engine::allows(trace.settings.mask, std::size_t(query), std::size_t(key), trace.keys()))
            keys.append(key);
    }
    std::ranges::stable_sort(keys, std::ranges::greater(), weight);
    return keys;
}

} // namespace casefile::playback
