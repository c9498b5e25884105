#include "app/export/figure_data.h"

#include "app/figures/plot_tools.h"
#include "app/figures/tensor_symbol.h"

#include <charconv>
#include <set>

namespace casefile::exports {

using namespace Qt::StringLiterals;
using engine::CellRef;

namespace {

/// A field of a CSV line: quoted where it must be.
QString field(const QString& text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"';
}

QString rowName(const engine::AttentionTrace& trace, const CellRef& cell)
{
    const figures::Axis rows = figures::rowAxis(cell.tensor);
    if (rows == figures::Axis::Query)
        return cell.row < trace.tokens.size() ? QString::fromStdString(trace.tokens[cell.row].text)
                                              : QString();
    if (rows == figures::Axis::Key)
        return figures::keyName(trace, cell.row);
    return {};
}

class Table
{
public:
    explicit Table(const engine::AttentionTrace& trace)
        : m_trace(trace)
    {
        m_lines = u"tensor,head,row,column,row name,column name,value\r\n"_s;
    }

    void add(const CellRef& cell)
    {
        if (!m_seen.insert(cell).second)
            return;
        const bool isPerHead = engine::isPerHead(cell.tensor);
        line({QString::fromUtf8(engine::tensorName(cell.tensor)),
              isPerHead ? QString::number(cell.head + 1) : QString(), QString::number(cell.row),
              QString::number(cell.column), rowName(m_trace, cell),
              figures::columnName(m_trace, cell.tensor, cell.head, cell.column), inFull(m_trace.at(cell))});
    }

    void add(const QString& name, const QString& value) { line({{}, {}, {}, {}, name, {}, value}); }

    QByteArray bytes() const { return m_lines.toUtf8(); }

private:
    void line(const QStringList& fields)
    {
        QStringList quoted;
        for (const QString& text : fields)
            quoted.append(field(text));
        m_lines += quoted.join(u',') + u"\r\n"_s;
    }

    const engine::AttentionTrace& m_trace;
    std::set<CellRef> m_seen;
    QString m_lines;
};

void addMap(Table& table, const figures::MapMark& map)
{
    for (int row = 0; map.tensor && row < map.rows; ++row)
        for (int column = 0; column < map.columns; ++column)
            table.add({*map.tensor, std::size_t(map.head), std::size_t(map.firstRow + row),
                       std::size_t(map.firstColumn + column)});
}

} // namespace

QString inFull(double value)
{
    char text[32];
    const auto end = std::to_chars(std::begin(text), std::end(text), value).ptr;
    return QString::fromLatin1(text, end - text);
}

QByteArray figureData(const figures::Scene& scene, const engine::AttentionTrace& trace)
{
    Table table(trace);
    for (const figures::Mark& mark : scene.marks)
        if (const auto* map = std::get_if<figures::MapMark>(&mark))
            addMap(table, *map);
    for (const figures::SceneItem& item : scene.items)
        if (item.meaning.cell)
            table.add(*item.meaning.cell);
    for (const figures::SceneItem& item : scene.items) {
        const figures::SceneItem said = figures::spoken(scene, item);
        if ((!said.meaning.cell || said.isMeasured) && !said.value.isEmpty())
            table.add(said.name, said.value);
    }
    return table.bytes();
}

} // namespace casefile::exports
