#include "app/views/formula_panel.h"

#include "app/content/formula.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QPainter>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

namespace {

constexpr double unitsPerEm = 1000.0;
constexpr double emPerText = 1.1; ///< MathJax's em against the pixel size of the text beside it
constexpr double formulaText = 18.0;
constexpr double padding = 14.0;

// The colours that the authors' script writes for Q, K and V.
constexpr std::pair<const char*, Role> placeholders[] = {
    {"#0072B2", Role::Query}, {"#D55E00", Role::Key}, {"#009E73", Role::Value}, {"currentColor", Role::Ink}};

} // namespace

FormulaPanel::FormulaPanel(const Appearance& appearance, QWidget* parent)
    : QFrame(parent)
    , m_appearance(appearance)
{
    setLook(this, "well");
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&appearance, &Appearance::changed, this, &FormulaPanel::colour);
    hide(); // until there is a formula
}

/// Read anew each time: an author may be writing it.
void FormulaPanel::setFormula(const QString& id, const QString& part, const QString& chapterFolder)
{
    const QByteArray svg = id.isEmpty() ? QByteArray() : content::formulaSvg(chapterFolder, id);
    m_part = part;
    if (svg != m_svg) {
        m_svg = svg;
        colour();
    }
    update();
}

void FormulaPanel::colour()
{
    QByteArray svg = m_svg;
    for (const auto& [place, role] : placeholders)
        svg.replace(place, m_appearance.color(role).name().toLatin1());
    setVisible(!svg.isEmpty() && m_renderer.load(svg));
    updateGeometry();
    update();
}

QSizeF FormulaPanel::naturalSize() const
{
    return m_renderer.viewBoxF().size() / unitsPerEm * m_appearance.pixels(formulaText) * emPerText;
}

double FormulaPanel::scaleFor(double width) const
{
    const QSizeF size = naturalSize();
    return size.width() > 0 ? std::min(1.0, (width - 2 * padding) / size.width()) : 1.0;
}

QSize FormulaPanel::sizeHint() const
{
    return {300, heightForWidth(300)};
}

int FormulaPanel::heightForWidth(int width) const
{
    return qRound(naturalSize().height() * scaleFor(width) + 2 * padding);
}

QRectF FormulaPanel::formulaRect() const
{
    const QSizeF size = naturalSize() * scaleFor(width());
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QRectF FormulaPanel::litRect() const
{
    const QString element = u"part-%1"_s.arg(m_part);
    if (m_part.isEmpty() || !m_renderer.elementExists(element))
        return {};
    constexpr double above = 4.0;
    constexpr double aside = 2.5; // of the signs before and behind it
    const QRectF target = formulaRect();
    const QRectF box = m_renderer.viewBoxF();
    const QRectF part = m_renderer.transformForElement(element).mapRect(m_renderer.boundsOnElement(element));
    const double scale = target.width() / box.width();
    const QRectF lit(target.topLeft() + (part.topLeft() - box.topLeft()) * scale, part.size() * scale);
    return lit.adjusted(-aside, -above, aside, above);
}

void FormulaPanel::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!m_renderer.isValid())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QRectF lit = litRect(); !lit.isEmpty()) {
        painter.setPen(QPen(m_appearance.color(Role::Accent), 1.2));
        painter.setBrush(m_appearance.color(Role::Lit));
        painter.drawRoundedRect(lit, design::radiusSmall, design::radiusSmall);
    }
    m_renderer.render(&painter, formulaRect());
}

} // namespace casefile::views
