#include "app/figures/masked_words_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/figures/word_numbers.h"
#include "engine/measure/masked_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTokens = 16;      ///< of the sentence
constexpr double stripShare = 0.45; ///< of the height, at most
constexpr double tallestChip = 3.4; ///< of the pixel size

QString said(const char* text)
{
    return QCoreApplication::translate("figures", text);
}

/// How one token looks and what becomes of it.
struct Fate
{
    QString input;
    const char* why;
    Role role = Role::Chip;
    bool hatched = false;
};

/// One draw, and whether the chosen are replaced in the input or hidden by an attention mask.
struct Draw
{
    QStringList tokens;
    std::vector<engine::MaskedWord> words;
    std::uint64_t seed = 0;
    bool hidesColumns = false;

    bool isChosen(int token) const { return words[std::size_t(token)] != engine::MaskedWord::Left; }
    Fate fateOf(int token) const;
};

constexpr const char* leftText = QT_TRANSLATE_NOOP("figures", "not chosen: no loss"); ///< of a row
constexpr const char* openText =
    QT_TRANSLATE_NOOP("figures", "not chosen: may be looked at"); ///< of a column
constexpr const char* hiddenText = QT_TRANSLATE_NOOP("figures", "replaced by [MASK]: 80 % of the chosen");
constexpr const char* swappedText = QT_TRANSLATE_NOOP("figures", "another word: 10 %");
constexpr const char* unchangedText = QT_TRANSLATE_NOOP("figures", "left as it was: 10 %");
constexpr const char* columnText =
    QT_TRANSLATE_NOOP("figures", "column hidden by an attention mask: weight 0");

Fate Draw::fateOf(int token) const
{
    const QString& own = tokens.at(token);
    if (!isChosen(token))
        return {own, leftText, Role::Chip};
    if (hidesColumns)
        return {own, columnText, Role::Hidden, true};
    switch (words[std::size_t(token)]) {
    case engine::MaskedWord::Hidden:
        return {u"[MASK]"_s, hiddenText, Role::Head1};
    case engine::MaskedWord::Swapped:
        return {tokens.at(int(engine::standIn(std::size_t(token), wordNumbers(tokens), seed))), swappedText,
                Role::Head2};
    default:
        return {own, unchangedText, Role::Head0};
    }
}

Draw drawOf(const Frame& frame)
{
    Draw draw;
    draw.tokens = firstTokens(frame, mostTokens);
    draw.seed = std::uint64_t(frame.knob(u"masked-draw"_s));
    draw.words = engine::drawMaskedWords(std::size_t(draw.tokens.size()),
                                         frame.knob(u"masked-share"_s) / 100.0, draw.seed);
    draw.hidesColumns = frame.knob(u"hidden-how"_s) != 0.0;
    return draw;
}

QList<LegendEntry> legendOf(const Draw& draw)
{
    using Sample = LegendEntry::Sample;
    if (draw.hidesColumns)
        return {{Sample::Hatch, {Role::Hidden}, said(columnText)},
                {Sample::Swatch, openCell, said(openText)}};
    return {{Sample::Swatch, {Role::Head1}, said(hiddenText)},
            {Sample::Swatch, {Role::Head2}, said(swappedText)},
            {Sample::Swatch, {Role::Head0}, said(unchangedText)},
            {Sample::Swatch, openCell, said(openText)}};
}

void addToken(Scene& scene, const QRectF& place, const Fate& fate, const QString& name, double size)
{
    Meaning meaning;
    meaning.description =
        QCoreApplication::translate("figures", "%1, %2", "name, value").arg(name, said(fate.why));
    scene.marks.append(RectMark{.rect = place,
                                .fill = Ink{fate.role, 0, fate.role == Role::Chip ? 1.0 : 0.35},
                                .stroke = Ink{fate.role},
                                .radius = 4.0,
                                .hatched = fate.hatched,
                                .meaning = meaning});
    const double half = place.height() / 2;
    scene.marks.append(
        textMark({place.left() + 3, place.top(), place.width() - 6, half}, fate.input, size, Role::Ink));
    scene.marks.append(textMark({place.left() + 3, place.top() + half, place.width() - 6, half}, name,
                                size * 0.85, Role::Muted));
}

/// The sentence as chips: above what is put in, below what stood there. Returns its lower edge.
double addStrip(Scene& scene, const Frame& inner, const Draw& draw, double top, double size)
{
    const int count = int(draw.tokens.size());
    const int most = std::max(1, int(inner.size.width() / (size * 4.6)));
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows;
    const double width = (inner.size.width() - 8.0) / columns;
    const double height = std::min(size * tallestChip, inner.size.height() * stripShare / rows);
    for (int token = 0; token < count; ++token)
        addToken(scene,
                 QRectF(4.0 + width * (token % columns), top + height * (token / columns), width - 4.0,
                        height - 4.0),
                 draw.fateOf(token), draw.tokens.at(token), std::min(size, height / 3.0));
    return top + height * rows;
}

/// Who may look at whom: every column with [MASK], none that an attention mask hides.
TokenGrid gridOf(const Draw& draw)
{
    TokenGrid grid;
    for (int token = 0; token < draw.tokens.size(); ++token)
        grid.keys.append(draw.fateOf(token).input);
    grid.queries = grid.keys;
    grid.cell = [&draw](int, int key) {
        const Fate fate = draw.fateOf(key);
        const bool isLeft = fate.role == Role::Chip;
        return GridCell{isLeft ? openCell : Ink{fate.role}, fate.hatched, said(isLeft ? openText : fate.why)};
    };
    grid.rowValue = [&draw](int query) {
        int seen = int(draw.tokens.size());
        for (int key = 0; draw.hidesColumns && key < draw.tokens.size(); ++key)
            seen -= draw.isChosen(key) ? 1 : 0;
        return QCoreApplication::translate("figures", "%1; sees %2 tokens")
            .arg(said(draw.fateOf(query).why))
            .arg(seen);
    };
    return grid;
}

} // namespace

Scene MaskedWordsFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    const Draw draw = drawOf(frame);
    scene.legend = legendOf(draw);
    addCutNote(scene, frame, mostTokens);
    const Frame inner = reserveLegend(scene, frame);
    const double size = textPixels(inner, 14.0), wide = inner.size.width() - 8.0;
    int chosen = 0;
    for (int token = 0; token < draw.tokens.size(); ++token)
        chosen += draw.isChosen(token) ? 1 : 0;
    scene.summary = QCoreApplication::translate("figures", "seed %1: %2 of %3 tokens chosen")
                        .arg(draw.seed)
                        .arg(chosen)
                        .arg(draw.tokens.size());
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, wide, size, {}));
    const double foot = addStrip(scene, inner, draw, size * 1.8, size);
    const TokenGrid grid = gridOf(draw);
    const char* heading =
        draw.hidesColumns
            ? QT_TRANSLATE_NOOP("figures", "Who may look at whom. Row: query; column: key")
            : QT_TRANSLATE_NOOP("figures", "Everyone may look at everyone. Row: query; column: key");
    scene.marks.append(textLine(said(heading), 4.0, foot + 2.0, wide, size, {Role::Muted}));
    const double head = foot + size * 1.9;
    addTokenGrid(scene, inner, QRectF(4.0, head, wide, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
