#include "app/figures/scene.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

/// A number to 1/100, never "-0.00".
QString number(double value)
{
    const double rounded = std::round(value * 100.0) / 100.0;
    return QString::number(rounded == 0.0 ? 0.0 : rounded, 'f', 2);
}

QString text(QPointF point)
{
    return number(point.x()) + u',' + number(point.y());
}

QString text(const QRectF& rect)
{
    return text(rect.topLeft()) + u' ' + number(rect.width()) + u'x' + number(rect.height());
}

QString text(const Ink& ink)
{
    return QString::number(int(ink.role)) + u'/' + number(ink.level) + u'/' + number(ink.opacity);
}

QString text(const std::optional<Ink>& ink)
{
    return ink ? text(*ink) : u"-"_s;
}

QString text(const Meaning& meaning)
{
    QString result = u" q%1 k%2"_s.arg(meaning.query).arg(meaning.key);
    if (meaning.cell)
        result += u" cell %1:%2:%3:%4"_s.arg(int(meaning.cell->tensor))
                      .arg(meaning.cell->head)
                      .arg(meaning.cell->row)
                      .arg(meaning.cell->column);
    return meaning.description.isEmpty() ? result : result + u" \""_s + meaning.description + u'"';
}

QString line(const RectMark& mark)
{
    return u"rect %1 fill %2 stroke %3 %4 r%5%6"_s.arg(text(mark.rect), text(mark.fill), text(mark.stroke),
                                                       number(mark.strokeWidth), number(mark.radius),
                                                       mark.hatched ? u" hatched"_s : QString()) +
           text(mark.meaning);
}

QString line(const TextMark& mark)
{
    return u"text %1 size %2 align %3%4 turn %5%6 ink %7 [%8]"_s.arg(
               text(mark.rect), number(mark.pixelSize), QString::number(int(mark.align)),
               mark.bold ? u" bold"_s : QString(), number(mark.rotation),
               mark.stacked ? u" stacked"_s : QString(), text(mark.ink), mark.text) +
           text(mark.meaning);
}

QString line(const LineMark& mark)
{
    return u"line %1 %2 width %3%4 ink %5"_s.arg(text(mark.from), text(mark.to), number(mark.width),
                                                 mark.arrow ? u" arrow"_s : QString(), text(mark.ink)) +
           text(mark.meaning);
}

QString line(const LinkMark& mark)
{
    return u"link %1 %2 width %3 reveal %4 dash %5 ink %6"_s.arg(text(mark.from), text(mark.to),
                                                                 number(mark.width), number(mark.reveal),
                                                                 QString::number(mark.dash), text(mark.ink)) +
           text(mark.meaning);
}

QString line(const CircleMark& mark)
{
    return u"circle %1 r%2 fill %3 stroke %4 %5"_s.arg(text(mark.centre), number(mark.radius),
                                                       text(mark.fill), text(mark.stroke),
                                                       number(mark.strokeWidth)) +
           text(mark.meaning);
}

QString line(const MapMark& mark)
{
    QString result = u"map %1 tensor %2 head %3 ramp %4 %5..%6 %7x%8:"_s.arg(
        text(mark.rect), mark.tensor ? QString::number(int(*mark.tensor)) : u"none"_s,
        QString::number(mark.head), QString::number(int(mark.ramp)), number(mark.low), number(mark.high),
        QString::number(mark.rows), QString::number(mark.columns));
    if (mark.levels)
        for (const float level : *mark.levels)
            result += std::isnan(level) ? u" ~"_s : u' ' + number(double(level));
    return result;
}

} // namespace

QString dump(const Scene& scene)
{
    QString result = u"scene %1x%2\n"_s.arg(number(scene.size.width()), number(scene.size.height()));
    for (const Mark& mark : scene.marks)
        result += std::visit([](const auto& m) { return line(m); }, mark) + u'\n';
    for (const LegendEntry& entry : scene.legend)
        result +=
            u"legend %1 %2 [%3]\n"_s.arg(QString::number(int(entry.sample)), text(entry.ink), entry.text);
    for (const SceneItem& each : scene.items) {
        const SceneItem item = spoken(scene, each);
        result += u"item %1 %2,%3 [%4] [%5]"_s.arg(text(item.rect), QString::number(item.gridRow),
                                                   QString::number(item.gridColumn), item.name, item.value) +
                  text(item.meaning) + u'\n';
    }
    return result + u"summary "_s + scene.summary + u'\n';
}

} // namespace casefile::figures
