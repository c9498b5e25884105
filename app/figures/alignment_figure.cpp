#include "app/figures/alignment_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/figures/token_grid.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSourceTokens = 12;
constexpr int mostTargetTokens = 8;
constexpr double paleRow = 0.3; ///< opacity of rows that do not belong to the word

/// What is put into the decoder at each step, and what it is asked for: the same words, one step apart.
struct Steps
{
    QStringList input;
    QStringList output;
};

Steps stepsOf(const QStringList& target)
{
    //: signs before the first and behind the last word of a translation
    const QString start = QCoreApplication::translate("figures", "(start)");
    const QString end = QCoreApplication::translate("figures", "(end)");
    return {QStringList{start} + target, target + QStringList{end}};
}

QList<LegendEntry> legendOf()
{
    using Sample = LegendEntry::Sample;
    return {{Sample::Swatch,
             {Role::Accent},
             QCoreApplication::translate("figures", "the row that belongs to the word, read that way")},
            {Sample::Swatch,
             {Role::Accent, 0.0, paleRow},
             QCoreApplication::translate("figures", "may look; no weights: nothing was learned here")}};
}

} // namespace

Scene AlignmentFigure::layout(const Frame& frame) const
{
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = legendOf();
    if (frame.trace->memory.empty())
        addCutNote(scene, frame, mostSourceTokens);
    const Frame inner = reserveLegend(scene, frame);
    const TextPair texts = textPair(frame, mostSourceTokens, mostTargetTokens);
    const Steps steps = stepsOf(texts.target);
    const int word = std::min(int(frame.knob(u"target-word"_s)), int(texts.target.size())) - 1;
    const bool isInput = frame.knob(u"row-words"_s) != 0.0;
    const int row = isInput ? word + 1 : word;
    const double size = textPixels(inner, 14.0);
    scene.summary =
        QCoreApplication::translate("figures", "“%1”: predicted in step %2, put in at step %3. Shown: row %4")
            .arg(texts.target.at(word))
            .arg(word + 1)
            .arg(word + 2)
            .arg(row + 1);
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    TokenGrid grid;
    grid.queries = steps.input;
    grid.keys = texts.source;
    grid.notes = steps.output;
    grid.queryTitle = QCoreApplication::translate("figures", "put in");
    grid.noteTitle = QCoreApplication::translate("figures", "predicted");
    grid.highlighted = row;
    grid.cell = [row, legend = legendOf()](int query, int) {
        const LegendEntry& entry = legend.at(query == row ? 0 : 1);
        return GridCell{entry.ink, false, entry.text};
    };
    grid.rowValue = [&steps](int query) {
        return QCoreApplication::translate("figures", "step %1: put in %2, predicted %3")
            .arg(query + 1)
            .arg(steps.input.at(query), steps.output.at(query));
    };
    const double head = size * 1.7;
    addTokenGrid(scene, inner, QRectF(4.0, head, inner.size.width() - 8.0, inner.size.height() - head), grid);
    return scene;
}

} // namespace casefile::figures
