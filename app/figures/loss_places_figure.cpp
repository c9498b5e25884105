#include "app/figures/loss_places_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"
#include "app/figures/word_numbers.h"
#include "engine/attention/mask.h"
#include "engine/measure/masked_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;
using engine::MaskedWord;

namespace {

constexpr int mostTokens = 12;
constexpr double maskedRate = 0.15; ///< Devlin et al. 2019, section 3.1

/// What goes in, what may be looked at, and what is asked, token by token.
struct Training
{
    bool isNext = true; ///< the next token; else the words that were chosen
    QStringList tokens;
    QStringList input;
    QStringList asked; ///< "–": no loss
    engine::Mask mask;
    int losses = 0;
};

Training trainingOf(const Frame& frame)
{
    Training training;
    training.isNext = frame.knob(u"objective"_s) == 0.0;
    training.tokens = training.input = firstTokens(frame, mostTokens);
    const int n = int(training.tokens.size());
    if (training.isNext)
        training.mask.rule = "causal";
    const auto seed = std::uint64_t(frame.knob(u"masked-draw"_s));
    const auto fates = engine::drawMaskedWords(std::size_t(n), maskedRate, seed);
    for (int place = 0; place < n; ++place) {
        const bool isAsked = training.isNext ? place + 1 < n : fates[std::size_t(place)] != MaskedWord::Left;
        training.asked.append(!isAsked          ? u"–"_s
                              : training.isNext ? training.tokens.at(place + 1)
                                                : training.tokens.at(place));
        training.losses += isAsked ? 1 : 0;
        if (!training.isNext && fates[std::size_t(place)] == MaskedWord::Hidden)
            training.input[place] = u"[MASK]"_s;
        if (!training.isNext && fates[std::size_t(place)] == MaskedWord::Swapped)
            training.input[place] = training.tokens.at(
                int(engine::standIn(std::size_t(place), wordNumbers(training.tokens), seed)));
    }
    return training;
}

/// While the question is open, no row says whether it has a loss. What is hidden comes last.
QList<LegendEntry> legendOf(bool isRevealed)
{
    using Sample = LegendEntry::Sample;
    const LegendEntry hidden{
        Sample::Hatch, {Role::Hidden}, QCoreApplication::translate("figures", "hidden by the mask")};
    if (!isRevealed)
        return {{Sample::Swatch, openCell, QCoreApplication::translate("figures", "may look")}, hidden};
    return {{Sample::Swatch,
             {Role::Accent},
             QCoreApplication::translate("figures", "may look; this row has a loss")},
            {Sample::Swatch, openCell, QCoreApplication::translate("figures", "may look; no loss here")},
            hidden};
}

QString summaryText(const Training& training)
{
    const int losses = training.losses;
    return QCoreApplication::translate("figures", "One pass over %1 tokens: %n loss(es) at once", nullptr,
                                       losses)
        .arg(training.tokens.size());
}

} // namespace

Scene LossPlacesFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf(frame.revealed);
    if (frame.knob(u"objective"_s) != 0.0)
        scene.legend.removeLast(); // of hidden words nothing is hidden from attention
    addCutNote(scene, frame, mostTokens);
    const Frame inner = reserveLegend(scene, frame);
    const Training training = trainingOf(frame);
    const std::size_t n = std::size_t(training.tokens.size());
    const double size = textPixels(inner, 14.0);
    scene.summary =
        frame.revealed
            ? summaryText(training)
            : QCoreApplication::translate("figures", "Which places give a loss is hidden until you answer.");
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    TokenGrid grid;
    grid.queries = grid.keys = training.input;
    grid.notes = frame.revealed ? training.asked : QStringList(training.asked.size(), u"?"_s);
    grid.queryTitle = QCoreApplication::translate("figures", "put in");
    grid.noteTitle = QCoreApplication::translate("figures", "asked for");
    grid.cell = [&, legend = legendOf(frame.revealed)](int query, int key) {
        const bool sees = engine::allows(training.mask, std::size_t(query), std::size_t(key), n);
        const bool hasNoLoss = frame.revealed && training.asked.at(query) == u"–"_s;
        const LegendEntry& entry = sees ? legend.at(hasNoLoss ? 1 : 0) : legend.last();
        return GridCell{entry.ink, !sees, entry.text};
    };
    grid.rowValue = [&](int query) {
        return !frame.revealed ? unansweredText()
               : training.asked.at(query) == u"–"_s
                   ? QCoreApplication::translate("figures", "no loss")
                   : QCoreApplication::translate("figures", "the loss asks for %1")
                         .arg(training.asked.at(query));
    };
    const double head = size * 1.7;
    addTokenGrid(scene, inner, QRectF(4.0, head, inner.size.width() - 8.0, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
