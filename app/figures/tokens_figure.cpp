#include "app/figures/tokens_figure.h"

#include "app/figures/design.h"
#include "app/figures/layout_tools.h"
#include "app/figures/legend.h"
#include "app/figures/text_columns.h"
#include "app/figures/token_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr double apartFrom = 0.15; ///< of the step: the sentence stands, comes apart, is numbered
constexpr double apartTo = 0.7;
constexpr double smallestText = 7.0; ///< below, clues are blocks without words
constexpr double smallestBlock = 1.0;
constexpr double largestText = 1.5; ///< of the largest text of the design: few words fill the picture
constexpr double noteShare = 0.42;  ///< size of a note at a chip, of the size of its word

/// Places the marks of one frame.
class TokensLayout
{
public:
    explicit TokensLayout(const Frame& frame)
        : m_frame(frame)
        , m_trace(*frame.trace)
        , m_texts(queryTexts(m_trace))
        , m_small(textPixels(frame, design::textSmall))
    {
        m_scene.size = frame.size;
    }

    Scene make()
    {
        describeLegend();
        const double margin = design::space4;
        const QRectF area =
            QRectF(QPointF(0, 0), m_frame.size).adjusted(margin, design::space3, -margin, -design::space3);
        const LegendPlace legend = placeLegend(m_scene, area, m_small);
        const double line = textHeight(m_small) + design::space1;
        const double legendTop = legend.area.top();
        placeWords(QRectF(area.left(), area.top() + line, area.width(),
                          legendTop - line - area.top() - 2 * design::space1 - line));

        m_scene.marks.append(
            textLine(countLine(), area.left(), area.top(), area.width(), m_small, Ink{Role::Muted}));
        for (int token = 0; token < int(m_texts.size()); ++token)
            addClue(token);
        m_scene.marks.append(textLine(unknownLine(), area.left(), legendTop - line, area.width(),
                                      fittingSize(unknownLine(), area.width(), m_small), Ink{Role::Muted}));
        addLegend(m_scene, legend);
        m_scene.summary = countLine();
        return std::move(m_scene);
    }

private:
    bool isHandSet() const { return m_trace.model.origin == engine::Origin::HandSet; }

    /// Largest text size at which all chips, wrapped in lines, fit the area.
    void placeWords(const QRectF& area)
    {
        double size = textPixels(m_frame, design::textDisplay * largestText);
        while (size > smallestBlock && flow(area, size) > area.height())
            size -= size > smallestText ? 1.0 : 0.5;
        const double height = flow(area, size);
        const double shift = std::max(0.0, (area.height() - height) / 2);
        for (QRectF& chip : m_chips)
            chip.translate(0, shift);
        for (QRectF& word : m_packed)
            word.translate(0, shift);
    }

    double numberHeight() const { return m_withWords ? textHeight(m_note) : 0.0; }

    /// Sets chips and, for the start of the animation, words packed as in the sentence; gives the height
    /// used.
    double flow(const QRectF& area, double size)
    {
        m_size = size;
        m_withWords = size >= m_small;
        m_note = std::clamp(size * noteShare, m_small, textPixels(m_frame, design::textHeading));
        m_chips.clear();
        m_packed.clear();
        const double padding = size * 0.55;
        const double gap = m_withWords ? size * 0.6 : size * 0.35;
        const double chipHeight = std::ceil(size * 1.9);
        const double pitch = chipHeight + gap + 2 * numberHeight();
        double y = area.top() + numberHeight();
        int first = 0;
        double x = 0;
        for (int token = 0; token < int(m_texts.size()); ++token) {
            double width = textWidth(m_texts[token], size) + 2 * padding;
            if (m_withWords && m_texts.size() <= 12)
                width = std::max(width, textWidth(traitWords(m_trace, token), m_note) + 4);
            if (m_size < smallestText)
                width = chipHeight;
            width = std::min(std::max(width, chipHeight), area.width());
            if (x > 0 && x + width > area.width()) {
                centreLine(first, area, x - gap);
                first = token;
                x = 0;
                y += pitch;
            }
            m_chips.emplace_back(area.left() + x, y, width, chipHeight);
            x += width + gap;
        }
        centreLine(first, area, x - gap);
        return y + chipHeight + numberHeight() - area.top();
    }

    /// Moves the chips of the last line to the middle, and packs its words as typed.
    void centreLine(int first, const QRectF& area, double used)
    {
        double packed = 0.0;
        for (int token = first; token < int(m_chips.size()); ++token)
            packed += wordWidth(token);
        double x = area.center().x() - packed / 2;
        for (int token = first; token < int(m_chips.size()); ++token) {
            QRectF& chip = m_chips[std::size_t(token)];
            chip.translate((area.width() - used) / 2, 0);
            m_packed.emplace_back(x, chip.top(), wordWidth(token), chip.height());
            x += wordWidth(token);
        }
    }

    /// Width of a token in the running sentence: a space before it counts if there was one.
    double wordWidth(int token) const
    {
        const double space = hasSpaceBefore(token) ? textWidth(QStringLiteral(" "), m_size) : 0.0;
        return std::min(textWidth(m_texts[token], m_size), m_chips[std::size_t(token)].width()) + space;
    }

    bool hasSpaceBefore(int token) const
    {
        return token > 0 && std::size_t(token) < m_trace.tokens.size() &&
               m_trace.tokens[std::size_t(token)].firstByte > m_trace.tokens[std::size_t(token) - 1].lastByte;
    }

    void addClue(int token)
    {
        const int count = int(m_texts.size());
        const double apart = between(m_frame.progress, apartFrom, apartTo);
        const double boxed = staggered(apart, token, count);
        const double named = between(m_frame.progress, apartTo, 1.0);
        const QRectF& chip = m_chips[std::size_t(token)];
        const QRectF& word = m_packed[std::size_t(token)];
        const QRectF rect(word.topLeft() + (chip.topLeft() - word.topLeft()) * apart,
                          QSizeF(word.width() + (chip.width() - word.width()) * apart, chip.height()));

        SceneItem item;
        item.rect = chip;
        item.name = QCoreApplication::translate("figures", "clue %1: %2", "place, token")
                        .arg(QString::number(token + 1), m_texts[token]);
        item.value = tokenStory(m_trace, token);
        item.meaning = {std::nullopt, token, -1, item.value};
        item.gridRow = 0;
        item.gridColumn = token;
        addBox(token, rect, boxed, item.meaning);
        if (m_withWords && named > 0.0)
            addNotes(token, chip, named, item.meaning);
        m_scene.items.append(item);
    }

    void addBox(int token, const QRectF& rect, double boxed, const Meaning& meaning)
    {
        const bool focused = token == m_frame.focus.query;
        if (boxed > 0.0) {
            RectMark box;
            box.rect = rect;
            box.radius = std::min(design::radiusSmall, rect.height() / 3);
            box.fill = Ink{Role::Chip, 0.0, boxed};
            box.stroke = Ink{focused ? Role::Query : Role::Line, 0.0, boxed};
            box.strokeWidth = focused ? 2.0 : 1.0;
            box.hatched = !isKnownToModel(m_trace, token) && boxed >= 1.0;
            box.meaning = meaning;
            m_scene.marks.append(box);
        }
        if (m_size < smallestText)
            return;
        TextMark label;
        label.rect = rect;
        label.text = m_texts[token];
        label.pixelSize = m_size;
        label.ink = Ink{Role::Ink};
        label.meaning = meaning;
        m_scene.marks.append(label);
    }

    /// The number above a chip and, where there is room, what the lexicon says below it.
    void addNotes(int token, const QRectF& chip, double opacity, const Meaning& meaning)
    {
        TextMark number = textLine(QString::number(token + 1), chip.left(), chip.top() - numberHeight(),
                                   chip.width(), m_note, Ink{Role::Muted, 0.0, opacity}, TextAlign::Centre);
        number.meaning = meaning;
        m_scene.marks.append(number);
        if (m_texts.size() > 12)
            return;
        TextMark traits =
            textLine(traitWords(m_trace, token), chip.left(), chip.bottom(), chip.width(), m_note,
                     Ink{isKnownToModel(m_trace, token) ? Role::Accent : Role::Muted, 0.0, opacity},
                     TextAlign::Centre);
        traits.meaning = meaning;
        m_scene.marks.append(traits);
    }

    int unknownCount() const
    {
        int count = 0;
        for (int token = 0; token < int(m_texts.size()); ++token)
            count += isKnownToModel(m_trace, token) ? 0 : 1;
        return count;
    }

    QString countLine() const
    {
        return QCoreApplication::translate("figures", "The sentence is %n clue(s).", nullptr,
                                           int(m_texts.size()));
    }

    QString unknownLine() const
    {
        if (!isHandSet())
            return QCoreApplication::translate(
                "figures", "The numbers of this model have no names: nobody can read them.");
        const int unknown = unknownCount();
        if (unknown == 0)
            return QCoreApplication::translate("figures", "Every one of them is in the word list.");
        return QCoreApplication::translate(
            "figures", "%n of them not in the word list: identity and position only.", nullptr, unknown);
    }

    void describeLegend()
    {
        using Sample = LegendEntry::Sample;
        m_scene.legend.append({Sample::Swatch, Ink{Role::Chip},
                               isHandSet() ? QCoreApplication::translate("figures", "in the word list")
                                           : QCoreApplication::translate("figures", "a token")});
        if (unknownCount() > 0)
            m_scene.legend.append({Sample::Hatch, Ink{Role::Chip},
                                   QCoreApplication::translate("figures", "not in the word list")});
        if (m_frame.focus.query >= 0)
            m_scene.legend.append({Sample::Frame, Ink{Role::Query},
                                   QCoreApplication::translate("figures", "the query in focus")});
    }

    const Frame& m_frame;
    const engine::AttentionTrace& m_trace;
    QStringList m_texts;
    double m_small;
    double m_note = 0.0; ///< pixels of the notes at a chip
    double m_size = 0.0;
    bool m_withWords = true;
    Scene m_scene;
    std::vector<QRectF> m_chips;  ///< where clues end up
    std::vector<QRectF> m_packed; ///< where they stand in the sentence
};

} // namespace

Scene TokensFigure::layout(const Frame& frame) const
{
    return TokensLayout(frame).make();
}

} // namespace casefile::figures
