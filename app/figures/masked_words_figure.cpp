#include "app/figures/masked_words_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/named_rows.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "engine/measure/masked_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 24; ///< of the sentence

/// What stands in the input for a token, in words, and its colour.
struct Replacement
{
    QString input;
    QString why;
    Role role = Role::Chip;
};

Replacement replacementOf(engine::MaskedWord word, int token, const QStringList& tokens, std::uint64_t seed)
{
    const auto said = [](const char* text) { return QCoreApplication::translate("figures", text); };
    switch (word) {
    case engine::MaskedWord::Hidden:
        return {u"[MASK]"_s, said(QT_TRANSLATE_NOOP("figures", "chosen, hidden: the loss asks for the word")),
                Role::Head1};
    case engine::MaskedWord::Swapped:
        return {tokens.at(int(engine::standIn(std::size_t(token), std::size_t(tokens.size()), seed))),
                said(QT_TRANSLATE_NOOP("figures", "chosen, another word: the loss asks")), Role::Head2};
    case engine::MaskedWord::Unchanged:
        return {tokens.at(token), said(QT_TRANSLATE_NOOP("figures", "chosen, left as it was: the loss asks")),
                Role::Head0};
    case engine::MaskedWord::Left:
        break;
    }
    return {tokens.at(token), said(QT_TRANSLATE_NOOP("figures", "not chosen: no loss")), Role::Chip};
}

QList<LegendEntry> legendOf()
{
    using Sample = LegendEntry::Sample;
    const auto said = [](const char* text) { return QCoreApplication::translate("figures", text); };
    return {{Sample::Swatch,
             {Role::Head1},
             said(QT_TRANSLATE_NOOP("figures", "replaced by [MASK]: 80 % of the chosen"))},
            {Sample::Swatch, {Role::Head2}, said(QT_TRANSLATE_NOOP("figures", "another word: 10 %"))},
            {Sample::Swatch, {Role::Head0}, said(QT_TRANSLATE_NOOP("figures", "left as it was: 10 %"))},
            {Sample::Swatch, {Role::Chip}, said(QT_TRANSLATE_NOOP("figures", "not chosen"))}};
}

void addToken(Scene& scene, const QRectF& place, const Replacement& in, const QString& name, int row,
              int column, double size)
{
    SceneItem item;
    item.rect = place;
    item.name = name;
    item.value = in.why;
    item.gridRow = row;
    item.gridColumn = column;
    item.meaning.description =
        QCoreApplication::translate("figures", "%1, %2", "name, value").arg(name, in.why);
    scene.marks.append(RectMark{.rect = place,
                                .fill = Ink{in.role, 0, in.role == Role::Chip ? 1.0 : 0.35},
                                .stroke = Ink{in.role},
                                .radius = 4.0,
                                .meaning = item.meaning});
    const double half = place.height() / 2;
    scene.marks.append(
        textMark({place.left() + 3, place.top(), place.width() - 6, half}, in.input, size, Role::Ink));
    scene.marks.append(textMark({place.left() + 3, place.top() + half, place.width() - 6, half}, name,
                                size * 0.85, Role::Muted));
    scene.items.append(item);
}

} // namespace

Scene MaskedWordsFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf();
    addCutNote(scene, frame, mostTokens);
    const Frame inner = reserveLegend(scene, frame);
    const QStringList tokens = firstTokens(frame, mostTokens);
    const auto seed = std::uint64_t(frame.knob(u"masked-draw"_s));
    const auto words =
        engine::drawMaskedWords(std::size_t(tokens.size()), frame.knob(u"masked-share"_s) / 100.0, seed);
    const double size = textPixels(inner, 14.0);
    scene.summary =
        QCoreApplication::translate(
            "figures", "drawn with seed %1: %2 of %3 tokens chosen; above the input, below the sentence")
            .arg(seed)
            .arg(std::ranges::count_if(words, [](auto word) { return word != engine::MaskedWord::Left; }))
            .arg(tokens.size());
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    const int count = int(tokens.size());
    const int most = std::max(1, int(inner.size.width() / (size * 6.0)));
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows;
    const double width = (inner.size.width() - 8.0) / columns;
    const double head = size * 1.9;
    const double height = std::min(size * 5.0, (inner.size.height() - head) / rows);
    for (int token = 0; token < tokens.size(); ++token)
        addToken(scene,
                 QRectF(4.0 + width * (token % columns), head + height * (token / columns), width - 4.0,
                        height - 4.0),
                 replacementOf(words[std::size_t(token)], token, tokens, seed), tokens.at(token),
                 token / columns, token % columns, std::min(size, height / 3.0));
    return scene;
}

} // namespace casefile::figures
