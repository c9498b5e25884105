#include "app/figures/induction_figure.h"

#include "app/figures/design.h"
#include "app/figures/head_panels.h"
#include "app/figures/layout_tools.h"
#include "engine/measure/induction.h"

#include <QCoreApplication>

#include <map>
#include <string>

namespace casefile::figures {

namespace {

constexpr double gain = 12.0; ///< that a match adds to a score: weights of nearly 1

/// An equal number for equal words of the sentence, whatever their case; each its own without words.
std::vector<std::size_t> wordsOf(const engine::AttentionTrace& trace)
{
    std::map<std::string, std::size_t> numbers;
    std::vector<std::size_t> words;
    for (std::size_t token = 0; token < trace.queries(); ++token) {
        const std::string form =
            token < trace.tokens.size() ? trace.tokens[token].form : std::to_string(token);
        words.push_back(numbers.try_emplace(form, numbers.size()).first->second);
    }
    return words;
}

QString sentenceOf(const Frame& frame, const engine::Induction& result)
{
    const engine::AttentionTrace& trace = *frame.trace;
    const int query = focusedQuery(frame);
    const auto answer = result.answers[std::size_t(query)];
    if (!answer)
        return QCoreApplication::translate("figures",
                                           "“%1” has not occurred before: there is nothing to continue.")
            .arg(tokenText(trace, query));
    return QCoreApplication::translate("figures",
                                       "After “%1”, two layers answer “%2”; one layer finds “%1” again.")
        .arg(tokenText(trace, query), tokenText(trace, int(*answer)));
}

} // namespace

Scene InductionFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene;
    scene.size = frame.size;
    if (!isDrawable(frame))
        return scene;
    scene.legend = {
        {Sample::Ramp,
         {Role::Sequential, 1.0},
         QCoreApplication::translate("figures", "weight: rows ask, columns are asked")},
        {Sample::None,
         {},
         QCoreApplication::translate("figures",
                                     "both layers built by hand on the words of this sentence; causal")},
        {Sample::None,
         {},
         QCoreApplication::translate("figures", "a row of zeros, or an even one: nothing to be found")}};
    const QSizeF room = reserveLegend(scene, frame).size;
    const engine::Induction result = engine::induce(wordsOf(*frame.trace), gain);
    MapPanels maps;
    maps.panels = {{.title = QCoreApplication::translate("figures", "layer 1: who stood before me"),
                    .values = result.previous},
                   {.title = QCoreApplication::translate("figures", "layer 2: who came after me"),
                    .values = result.second,
                    .framed = true},
                   {.title = QCoreApplication::translate("figures", "one layer alone: my own word"),
                    .values = result.alone}};
    maps.rowNames = queryTexts(*frame.trace);
    maps.columnNames = maps.rowNames;
    maps.areWeights = false; // they are causal, whatever the mask of the trace
    maps.scaleWords = QCoreApplication::translate("figures", "colour of a weight, from 0 to 1");
    const QString words = sentenceOf(frame, result);
    const QRectF area = addFootLine(
        scene, frame, QRectF(QPointF(), room).adjusted(design::space2, 2.0, -design::space2, -2.0), words);
    addMapPanels(scene, frame, area, maps);
    scene.summary = frame.revealed ? words : unansweredText();
    return scene;
}

} // namespace casefile::figures
