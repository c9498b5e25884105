#include "app/figures/published_pruning_figure.h"

#include "app/figures/bar_table.h"
#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

/// BLEU points that a translation model lost: from the least to the most of what was measured.
struct Loss
{
    const char* what;
    double least;
    double most;
};

/// Voita et al. 2019, 6.2 and 6.3 (English to Russian); Michel et al. 2019, table 2 (English to French).
constexpr std::array<Loss, 3> published{{
    {QT_TRANSLATE_NOOP("figures", "cut: 38 of 48 encoder heads"), 0.15, 0.15},
    {QT_TRANSLATE_NOOP("figures", "the same 10 heads from scratch"), 0.15, 0.50},
    {QT_TRANSLATE_NOOP("figures", "cross-attention cut to 1 head"), 13.56, 13.56},
}};

QString lossText(const Loss& loss)
{
    const auto points = [](double bleu) { return QString::number(bleu, 'f', 2); };
    return loss.least < loss.most ? QCoreApplication::translate("figures", "%1 to %2", "numbers")
                                        .arg(points(loss.least), points(loss.most))
                                  : points(loss.most);
}

BarTable tableOf()
{
    BarTable table;
    table.columns = {QCoreApplication::translate("figures", "BLEU lost"),
                     QCoreApplication::translate("figures", "compared with")};
    const double longest = std::ranges::max(published, {}, &Loss::most).most;
    for (const Loss& loss : published) {
        table.rows.append(QCoreApplication::translate("figures", loss.what));
        table.cells.push_back(
            {{lossText(loss), loss.most / longest, Role::Accent},
             {&loss == &published[1] ? QCoreApplication::translate("figures", "the model after the cut")
                                     : QCoreApplication::translate("figures", "the whole model")}});
    }
    return table;
}

} // namespace

Scene PublishedPruningFigure::layout(const Frame& frame) const
{
    using Sample = LegendEntry::Sample;
    Scene scene = explainedBy(
        frame, {{Sample::None,
                 {},
                 QCoreApplication::translate(
                     "figures", "published (Voita et al. 2019, §6; Michel et al. 2019, table 2), "
                                "not computed here")},
                {Sample::None,
                 {},
                 QCoreApplication::translate("figures", "bar: the most that was measured; BLEU rates a "
                                                        "translation from 0 to 100")}});
    const QSizeF room = reserveLegend(scene, frame).size;
    addBarTable(scene, frame, QRectF(QPointF(), room).adjusted(design::space3, 2.0, -design::space2, -2.0),
                tableOf());
    scene.summary =
        frame.revealed
            ? QCoreApplication::translate("figures", "Self-attention bears it; where two sequences meet, one "
                                                     "head is not enough.")
            : unansweredText();
    return scene;
}

} // namespace casefile::figures
