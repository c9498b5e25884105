#include "app/figures/next_word_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "app/playback/prose_fields.h"
#include "engine/measure/next_word.h"

#include <QCoreApplication>

#include <array>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array invented{3.0, 2.4, 1.5, 0.8, -0.4, -1.5}; ///< scores that no model computed
constexpr std::size_t draws = 100;
constexpr double widestScore = 3.0;

QString wordName(std::size_t word)
{
    return QCoreApplication::translate("figures", "word %1").arg(QChar(u'A' + ushort(word)));
}

BarTable tableOf(const std::vector<double>& shares, const std::vector<std::size_t>& counts)
{
    BarTable table;
    table.columns = {QCoreApplication::translate("figures", "score"),
                     QCoreApplication::translate("figures", "probability"),
                     QCoreApplication::translate("figures", "in %1 draws").arg(draws)};
    for (std::size_t word = 0; word < shares.size(); ++word) {
        table.rows.append(wordName(word));
        table.cells.push_back(
            {{playback::formatCell(invented[word], 1), invented[word] / widestScore, Role::Key},
             {playback::formatCell(shares[word], 3), shares[word], Role::Accent},
             {QString::number(counts[word]), double(counts[word]) / double(draws), Role::Head2}});
    }
    return table;
}

} // namespace

Scene NextWordFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    const double temperature = frame.knob(u"word-temperature"_s);
    const double nucleus = frame.knob(u"nucleus"_s) / 100.0;
    const auto seed = std::uint64_t(frame.knob(u"word-draw"_s));
    Scene scene =
        explainedBy(frame, {{Sample::Swatch,
                             {Role::Key},
                             QCoreApplication::translate("figures", "score: invented, no model computed it")},
                            {Sample::Swatch,
                             {Role::Accent},
                             QCoreApplication::translate("figures", "probability, of those that are kept")},
                            {Sample::Swatch,
                             {Role::Head2},
                             QCoreApplication::translate("figures", "drawn with seed %1").arg(seed)}});
    const Frame inner = reserveLegend(scene, frame);
    const std::vector<double> shares = engine::nextTokenProbabilities(invented, temperature, nucleus);
    const auto counts = engine::drawWords(shares, draws, seed);
    const int kept = int(std::ranges::count_if(shares, [](double share) { return share > 0.0; }));
    scene.summary =
        QCoreApplication::translate("figures", "Temperature %1: %n word(s) kept, “%2” with %3", nullptr, kept)
            .arg(playback::formatSetting(temperature), wordName(0), playback::formatCell(shares[0], 3));
    const double size = textPixels(inner, 14.0), line = size * 1.7;
    scene.marks.append(textLine(scene.summary, 4.0, 0.0, inner.size.width() - 8.0, size, {}));
    addBarTable(scene, inner, QRectF(6.0, line, inner.size.width() - 12.0, inner.size.height() - line - 2.0),
                tableOf(shares, counts));
    return scene;
}

} // namespace casefile::figures
