#include "app/content/code_walk.h"

#include "app/content/json_reader.h"
#include "app/content/nearest_name.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Reads walk/<name>.json.
class WalkReader
{
public:
    WalkReader(const QString& folder, const QString& file) { m_folder = folder, m_walk.file = file; }

    CodeWalk read(const JsonReader& top)
    {
        if (!top.expectObject({u"version"_s, u"numpy"_s, u"given"_s, u"body"_s}))
            return m_walk;
        top.expectVersion(1);
        m_listing = top.member(u"numpy"_s).asString().value_or(QString());
        m_walk.given = readTensors(top.member(u"given"_s));
        m_walk.body = readBody(top.member(u"body"_s), {});
        return m_walk;
    }

private:
    static QStringList readTensors(const JsonReader& list)
    {
        QStringList names;
        for (const JsonReader& item : list.asArray())
            if (const auto name = item.asName(walkTensorNames(), u"a tensor of a walk"_s))
                names.append(*name);
        return names;
    }

    std::vector<WalkNode> readBody(const JsonReader& list, const QList<Loop>& loops)
    {
        std::vector<WalkNode> body;
        for (const JsonReader& item : list.asArray())
            body.push_back(item.has(u"loop"_s) ? readLoop(item, loops) : readLine(item, loops));
        if (list.value().isArray() && body.empty())
            list.fault(u"must have at least one line"_s);
        return body;
    }

    static std::optional<Loop> readIndex(const JsonReader& place, const QList<Loop>& outer)
    {
        const auto name = place.asName(loopNames(), u"a loop"_s);
        const auto loop = name ? loopNamed(*name) : std::nullopt;
        if (!loop || !outer.contains(*loop))
            return loop;
        place.fault(u"stands in a loop over \"%1\" already"_s.arg(*name));
        return std::nullopt;
    }

    WalkNode readLoop(const JsonReader& place, QList<Loop> loops)
    {
        WalkNode node;
        if (!place.expectObject({u"loop"_s, u"body"_s}))
            return node;
        node.loop = readIndex(place.member(u"loop"_s), loops);
        if (node.loop)
            loops.append(*node.loop);
        node.body = readBody(place.member(u"body"_s), loops);
        return node;
    }

    /// A line, inside of the loops that only it stands in.
    WalkNode readLine(const JsonReader& place, QList<Loop> loops)
    {
        WalkLine line;
        if (!place.expectObject({u"engine"_s, u"numpy"_s, u"says"_s, u"part"_s, u"reads"_s, u"makes"_s,
                                 u"shapes"_s, u"over"_s}))
            return {};
        std::vector<WalkNode> around;
        for (const JsonReader& item : place.member(u"over"_s, Need::Optional).asArray()) {
            if (const auto loop = readIndex(item, loops)) {
                loops.append(*loop);
                around.push_back({loop, -1, {}});
            }
        }
        const WalkLine before = m_walk.lines.isEmpty() ? WalkLine() : m_walk.lines.last();
        line.engine = readPlace(place.member(u"engine"_s, Need::Optional), QString(), before.engine);
        line.numpy = readPlace(place.member(u"numpy"_s, Need::Optional), u"%1/%2"_s.arg(m_folder, m_listing),
                               before.numpy);
        line.says = place.member(u"says"_s).asLocalized();
        line.part = place.member(u"part"_s, Need::Optional).asId().value_or(QString());
        line.reads = readTensors(place.member(u"reads"_s, Need::Optional));
        line.makes = place.member(u"makes"_s, Need::Optional)
                         .asName(walkTensorNames(), u"a tensor of a walk"_s)
                         .value_or(QString());
        line.shapes = readShapes(place.member(u"shapes"_s, Need::Optional));
        line.loops = loops;
        WalkNode node{std::nullopt, int(m_walk.lines.size()), {}};
        m_walk.lines.append(line);
        for (auto loop = around.rbegin(); loop != around.rend(); ++loop) {
            loop->body.push_back(node);
            node = *loop;
        }
        return node;
    }

    /// A line that one of the two sources does not have stays where the line before was.
    static CodePlace readPlace(const JsonReader& place, const QString& listing, const CodePlace& before)
    {
        if (!place.isThere())
            return before;
        CodePlace code;
        if (!place.expectObject({u"file"_s, u"tag"_s, u"line"_s, u"count"_s}))
            return before;
        code.file = listing;
        if (listing.isEmpty()) {
            const JsonReader file = place.member(u"file"_s);
            code.file = file.asString().value_or(QString());
            if (!code.file.isEmpty() && !code.file.startsWith("engine/"_L1))
                file.fault(u"\"%1\" is not a source of the engine: engine/…"_s.arg(code.file));
        }
        code.tag = place.member(u"tag"_s).asString().value_or(QString());
        code.line = place.member(u"line"_s).asString().value_or(QString());
        code.count = place.member(u"count"_s, Need::Optional).asInteger(1).value_or(1);
        return code;
    }

    static QList<WalkShape> readShapes(const JsonReader& list)
    {
        static const QRegularExpression form(u"^(\\S+) \\[([^\\]]+)\\]$"_s);
        QList<WalkShape> shapes;
        for (const JsonReader& item : list.asArray()) {
            const QString text = item.asString().value_or(QString());
            const QRegularExpressionMatch match = form.match(text);
            if (!match.hasMatch()) {
                item.fault(u"a shape is written \"s [n, m]\", not \"%1\""_s.arg(text));
                continue;
            }
            const WalkShape shape{match.captured(1), match.captured(2).split(u", "_s)};
            for (const QString& axis : shape.axes)
                if (!walkAxisNames().contains(axis))
                    item.fault(unknownName(axis, u"a length"_s, walkAxisNames()));
            shapes.append(shape);
        }
        return shapes;
    }

    QString m_folder;
    QString m_listing;
    CodeWalk m_walk;
};

} // namespace

bool CodeWalk::has(Loop loop) const
{
    return std::ranges::any_of(lines, [loop](const WalkLine& line) { return line.loops.contains(loop); });
}

QStringList walkAxisNames()
{
    return {u"n"_s, u"m"_s, u"d_k"_s, u"d_v"_s, u"d_model"_s, u"h"_s, u"h·d_k"_s, u"h·d_v"_s, u"t"_s, u"1"_s};
}

CodeWalk readCodeWalk(const QString& folder, const QString& file, Faults& faults)
{
    const QString path = u"%1/%2"_s.arg(folder, file);
    const JsonReader top = JsonReader::fromFile(path, faults);
    WalkReader reader(folder, path);
    return top.isThere() ? reader.read(top) : CodeWalk{path, {}, {}, {}};
}

} // namespace casefile::content
