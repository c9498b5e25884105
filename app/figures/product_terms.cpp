#include "app/figures/product_terms.h"

#include "app/figures/layout_tools.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>

namespace casefile::figures {

namespace {

constexpr double lineOfText = 1.5;   ///< of the pixel size
constexpr double columnGap = 1.0;    ///< of the pixel size
constexpr double shortestName = 4.0; ///< of the pixel size: names may be cut to this

/// One line of the list, in words.
struct Line
{
    QString name;
    QString factors;
    QString product;
    QString running;
    bool isSum = false;
};

QString factorsText(double left, double right)
{
    return QStringLiteral("%1 × %2").arg(playback::formatCell(left), playback::formatCell(right));
}

/// A line for each term, then one for the bias if there is one.
std::vector<Line> linesOf(const TermList& list)
{
    std::vector<Line> lines;
    double running = 0.0;
    for (const engine::Term& term : list.terms) {
        const double product = term.leftValue * term.rightValue;
        running += product;
        lines.push_back({list.operands.inner[static_cast<qsizetype>(term.left.column)],
                         factorsText(term.leftValue, term.rightValue),
                         QStringLiteral("= %1").arg(playback::formatCell(product)),
                         QStringLiteral("Σ %1").arg(playback::formatCell(running)), false});
    }
    if (list.provenance.bias != 0.0)
        lines.push_back({QCoreApplication::translate("figures", "bias"), QString(),
                         QStringLiteral("= %1").arg(playback::formatCell(list.provenance.bias)),
                         QStringLiteral("Σ %1").arg(playback::formatCell(running + list.provenance.bias)),
                         false});
    return lines;
}

/// Keeps as many lines as fit; those left out become one line with their sum.
void shorten(std::vector<Line>& lines, const TermList& list, int capacity)
{
    const auto count = static_cast<int>(lines.size());
    if (count <= capacity)
        return;
    const int kept = std::max(capacity - 1, 0);
    double rest = 0.0;
    for (int i = kept; i < static_cast<int>(list.terms.size()); ++i)
        rest += list.terms[static_cast<std::size_t>(i)].leftValue *
                list.terms[static_cast<std::size_t>(i)].rightValue;
    if (kept < count)
        rest += list.provenance.bias;
    const QString last = lines.back().running;
    lines.resize(static_cast<std::size_t>(kept));
    lines.push_back({QCoreApplication::translate("figures", "%n more", nullptr, count - kept), QString(),
                     QStringLiteral("= %1").arg(playback::formatCell(rest)), last, false});
}

void addCell(Scene& scene, const QRectF& rect, const QString& text, double pixels, Role role, TextAlign align,
             const Meaning& meaning)
{
    if (text.isEmpty())
        return;
    TextMark mark = textMark(rect, text, pixels, role, align);
    mark.meaning = meaning;
    scene.marks.append(mark);
}

/// Right edges of the columns of the list; as wide as their widest text.
struct Columns
{
    double name = 0.0;
    double factors = 0.0;
    double product = 0.0;
    double running = 0.0; ///< 0: no room for the running sum
};

Columns columnsOf(const std::vector<Line>& lines, const Line& sum, double width, double pixels)
{
    QStringList names{sum.name};
    QStringList factors;
    QStringList products{sum.product};
    QStringList running;
    for (const Line& line : lines) {
        names << line.name;
        factors << line.factors;
        products << line.product;
        running << line.running;
    }
    const double gap = pixels * columnGap;
    Columns columns{widestOf(names, pixels), widestOf(factors, pixels) + gap,
                    widestOf(products, pixels) + gap, widestOf(running, pixels) + gap};
    const double leastName = std::min(columns.name, pixels * shortestName);
    if (leastName + columns.factors + columns.product + columns.running > width)
        columns.running = 0.0;
    columns.name =
        std::min(columns.name, std::max(width - columns.factors - columns.product - columns.running, 0.0));
    return columns;
}

void addLine(Scene& scene, const Line& line, const QRectF& rect, const Columns& columns, double pixels,
             const Meaning& meaning)
{
    const Role role = line.isSum ? Role::Accent : Role::Ink;
    double left = rect.left();
    const auto column = [&](double width) {
        const QRectF cell(left, rect.top(), std::min(width, rect.right() - left), rect.height());
        left += width;
        return cell;
    };
    addCell(scene, column(columns.name), line.name, pixels, line.isSum ? Role::Accent : Role::Muted,
            TextAlign::Left, meaning);
    addCell(scene, column(columns.factors), line.factors, pixels, role, TextAlign::Right, meaning);
    addCell(scene, column(columns.product), line.product, pixels, role, TextAlign::Right, meaning);
    if (columns.running > 0.0)
        addCell(scene, column(columns.running), line.running, pixels, Role::Muted, TextAlign::Right, meaning);
}

void addItem(Scene& scene, const Line& line, const QRectF& rect, const Meaning& meaning)
{
    SceneItem item;
    item.rect = rect;
    item.name = line.name;
    //: a term in words: the factors, then the product
    item.value = QCoreApplication::translate("figures", "%1 %2").arg(line.factors, line.product).trimmed();
    item.meaning = meaning;
    scene.items.append(item);
}

Meaning meaningOf(const TermList& list, std::size_t index)
{
    Meaning meaning;
    if (index >= list.terms.size())
        return meaning;
    const engine::Term& term = list.terms[index];
    meaning.cell = term.left;
    meaning.description =
        QCoreApplication::translate("figures", "dimension “%1”: %2 × %3")
            .arg(list.operands.inner[static_cast<qsizetype>(term.left.column)],
                 playback::formatCell(term.leftValue), playback::formatCell(term.rightValue));
    return meaning;
}

QString heading(const TermList& list)
{
    const engine::CellRef& cell = list.provenance.cell;
    QString column = list.operands.columns[static_cast<qsizetype>(cell.column)];
    const std::size_t number = cell.column + 1 - std::size_t(list.plan.columns.first);
    if (list.plan.labels.numbered && column != QString::number(number)) // which of the numbers it is
        column = QStringLiteral("%1 %2").arg(number).arg(column);
    return QStringLiteral("%1[%2, %3]")
        .arg(list.operands.result.letter, list.operands.rows[static_cast<qsizetype>(cell.row)], column);
}

} // namespace

void addTerms(Scene& scene, const TermList& list)
{
    const double pixels = list.plan.type.small;
    const double height = pixels * lineOfText;
    const QRectF& area = list.plan.list;
    const int capacity = static_cast<int>(area.height() / height) - 2;
    QRectF rect(area.left(), area.top(), area.width(), height);
    Meaning ofCell;
    if (list.frame.revealed)
        ofCell.cell = list.provenance.cell;
    ofCell.description = heading(list);
    addCell(scene, rect, heading(list), list.plan.type.note, Role::Accent, TextAlign::Left, ofCell);
    if (!list.frame.revealed || capacity < 1)
        return;
    std::vector<Line> lines = linesOf(list);
    const auto all = static_cast<int>(list.terms.size());
    shorten(lines, list, capacity);
    const Line sum{QCoreApplication::translate("figures", "sum"), QString(),
                   QStringLiteral("= %1").arg(playback::formatCell(list.provenance.value)), QString(), true};
    const Columns columns = columnsOf(lines, sum, area.width(), pixels);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        rect.translate(0.0, height);
        const bool isLast = i + 1 == lines.size();
        // The last line may stand for several terms: it comes with the last of them.
        if (list.shown < (isLast ? all : static_cast<int>(i) + 1))
            return;
        addLine(scene, lines[i], rect, columns, pixels, meaningOf(list, i));
        addItem(scene, lines[i], rect, meaningOf(list, i));
    }
    if (list.shown <= all)
        return;
    rect.translate(0.0, height);
    addLine(scene, sum, rect, columns, pixels, ofCell);
    addItem(scene, sum, rect, ofCell);
}

} // namespace casefile::figures
