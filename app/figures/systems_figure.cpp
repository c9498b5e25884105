#include "app/figures/systems_figure.h"

#include "app/figures/layout_tools.h"
#include "app/figures/plot_tools.h"
#include "engine/attention/mask.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace casefile::figures {

using namespace Qt::StringLiterals;

namespace {

/// One attention of one system. Texts are translatable, context "systems".
struct SystemRow
{
    const char* system;
    const char* query;
    const char* memory; ///< where keys and values come from
    const char* maskName;
    const char* rule; ///< of the mask table
    int queries = 6;  ///< of the thumbnail
    int keys = 6;
};

constexpr const char* everything = QT_TRANSLATE_NOOP("systems", "none");
constexpr const char* causal = QT_TRANSLATE_NOOP("systems", "causal");

const std::vector<SystemRow>& systemTable()
{
    static const std::vector<SystemRow> table{
        {QT_TRANSLATE_NOOP("systems", "Translation: encoder"), QT_TRANSLATE_NOOP("systems", "source"),
         QT_TRANSLATE_NOOP("systems", "source"), everything, "none"},
        {QT_TRANSLATE_NOOP("systems", "Translation: decoder"), QT_TRANSLATE_NOOP("systems", "target so far"),
         QT_TRANSLATE_NOOP("systems", "target so far"), causal, "causal"},
        {QT_TRANSLATE_NOOP("systems", "Translation: cross"), QT_TRANSLATE_NOOP("systems", "target so far"),
         QT_TRANSLATE_NOOP("systems", "encoder's output"), everything, "none", 4, 6},
        {QT_TRANSLATE_NOOP("systems", "BERT"), QT_TRANSLATE_NOOP("systems", "sentence with [MASK]"),
         QT_TRANSLATE_NOOP("systems", "the same"), everything, "none"},
        {QT_TRANSLATE_NOOP("systems", "GPT"), QT_TRANSLATE_NOOP("systems", "text so far"),
         QT_TRANSLATE_NOOP("systems", "the same"), causal, "causal"},
        {QT_TRANSLATE_NOOP("systems", "ViT"), QT_TRANSLATE_NOOP("systems", "patches of an image"),
         QT_TRANSLATE_NOOP("systems", "the same"), everything, "none"},
        {QT_TRANSLATE_NOOP("systems", "CLIP: image"), QT_TRANSLATE_NOOP("systems", "patches of an image"),
         QT_TRANSLATE_NOOP("systems", "the same"), everything, "none"},
        {QT_TRANSLATE_NOOP("systems", "CLIP: text"), QT_TRANSLATE_NOOP("systems", "caption"),
         QT_TRANSLATE_NOOP("systems", "the same"), causal, "causal"},
        {QT_TRANSLATE_NOOP("systems", "Image adapter: cross"), QT_TRANSLATE_NOOP("systems", "text so far"),
         QT_TRANSLATE_NOOP("systems", "image tokens"), everything, "none", 4, 6},
        {QT_TRANSLATE_NOOP("systems", "Speech: cross"), QT_TRANSLATE_NOOP("systems", "text so far"),
         QT_TRANSLATE_NOOP("systems", "pieces of sound"), everything, "none", 4, 6},
    };
    return table;
}

QString word(const char* text)
{
    return QCoreApplication::translate("systems", text);
}

/// A table of words with a small picture of the mask in each row.
class SystemsLayout
{
public:
    explicit SystemsLayout(const Frame& frame)
        : m_frame(reserveLegend(m_scene = explained(frame), frame))
    {
        m_pitch = m_frame.size.height() / double(systemTable().size() + 1);
        m_pixelSize = std::min(textPixels(m_frame, 13.0), m_pitch / 1.45);
    }

    Scene make()
    {
        const QStringList heads{QCoreApplication::translate("figures", "attention of"),
                                QCoreApplication::translate("figures", "query from"),
                                QCoreApplication::translate("figures", "key and value from"),
                                QCoreApplication::translate("figures", "mask")};
        for (int column = 0; column < heads.size(); ++column)
            addWord(0, column, heads.at(column), Role::Muted);
        const int shown = std::max(1, int(m_frame.progress * double(systemTable().size()) + 0.5));
        for (int row = 0; row < shown; ++row)
            addRow(row);
        m_scene.summary = QCoreApplication::translate(
            "figures",
            "%n attention(s), each with where its queries, keys and values come from, and its mask", nullptr,
            int(systemTable().size()));
        return m_scene;
    }

private:
    static Scene explained(const Frame& frame)
    {
        using Sample = LegendEntry::Sample;
        return explainedBy(
            frame,
            {{Sample::Swatch,
              {Role::Accent},
              QCoreApplication::translate("figures",
                                          "small map: row = query, column = key; filled = may look")},
             {Sample::Swatch, {Role::Hidden}, QCoreApplication::translate("figures", "may not look")}});
    }

    QRectF place(int line, int column) const
    {
        constexpr double starts[] = {0.0, 0.27, 0.52, 0.76, 1.0};
        const double width = m_frame.size.width() - 8.0;
        return {4.0 + width * starts[column], m_pitch * line,
                width * (starts[column + 1] - starts[column]) - 6.0, m_pitch};
    }

    void addWord(int line, int column, const QString& text, Role role)
    {
        QRectF rect = place(line, column);
        if (column == 3)
            rect.setLeft(rect.left() + m_pitch * 1.1);
        m_scene.marks.append(textMark(rect, text, m_pixelSize, role, TextAlign::Left));
    }

    void addRow(int row)
    {
        const SystemRow& system = systemTable()[std::size_t(row)];
        addWord(row + 1, 0, word(system.system), Role::Ink);
        addWord(row + 1, 1, word(system.query), Role::Query);
        addWord(row + 1, 2, word(system.memory), Role::Key);
        addWord(row + 1, 3, word(system.maskName), Role::Ink);
        addThumbnail(system, place(row + 1, 3));
        SceneItem item;
        item.rect = QRectF(4.0, m_pitch * (row + 1), m_frame.size.width() - 8.0, m_pitch - 0.5);
        item.name = word(system.system);
        item.value = QCoreApplication::translate("figures", "query from %1, key and value from %2, mask %3")
                         .arg(word(system.query), word(system.memory), word(system.maskName));
        item.gridRow = row;
        item.gridColumn = 0;
        item.meaning.description =
            QCoreApplication::translate("figures", "%1, %2", "name, value").arg(item.name, item.value);
        m_scene.marks.append(RectMark{.rect = item.rect, .fill = {}, .stroke = {}, .meaning = item.meaning});
        m_scene.items.append(item);
    }

    void addThumbnail(const SystemRow& system, const QRectF& room)
    {
        const engine::Mask mask{system.rule, 0, {}, {}};
        const double side = (m_pitch - 4.0) / 6.0;
        for (int query = 0; query < system.queries; ++query)
            for (int key = 0; key < system.keys; ++key)
                m_scene.marks.append(
                    RectMark{.rect = QRectF(room.left() + side * key, room.top() + 2.0 + side * query,
                                            side - 0.6, side - 0.6),
                             .fill = Ink{engine::allows(mask, std::size_t(query), std::size_t(key),
                                                        std::size_t(system.keys))
                                             ? Role::Accent
                                             : Role::Hidden},
                             .stroke = {},
                             .meaning = {}});
    }

    Scene m_scene;
    Frame m_frame;
    double m_pitch = 30.0;
    double m_pixelSize = 13.0;
};

} // namespace

Scene SystemsFigure::layout(const Frame& frame) const
{
    return SystemsLayout(frame).make();
}

} // namespace casefile::figures
