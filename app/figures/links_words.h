#pragma once

#include "app/figures/figure.h"
#include "app/figures/phrase.h"

#include <QStringList>

#include <span>
#include <vector>

namespace casefile::figures {

inline constexpr int rowsWithPaleLinks = 64; ///< longer sentences show only the links of the focus

/// Links that carry some weight and are not drawn.
struct UndrawnLinks
{
    int links = 0;
    double mass = 0.0;     ///< at most, of one row
    std::vector<int> keys; ///< where they lead, by falling weight for each head
};

/// Who asks whom in a frame of the links figure, and everything that is said about it.
class LinksWords
{
public:
    explicit LinksWords(const Frame& frame);
    LinksWords(const LinksWords&) = delete; ///< refers to itself
    LinksWords& operator=(const LinksWords&) = delete;

    const QStringList& queries() const { return m_queries; }
    const QStringList& keys() const { return m_keys; }
    const std::vector<int>& heads() const { return m_heads; } ///< those drawn
    bool isOverlay() const { return m_heads.size() > 1; }
    bool isRevealed() const { return m_frame.revealed; }
    int focus() const { return m_focus; } ///< the query in focus, or -1
    std::span<const double> weights(int head, int query) const;

    static QString queryLabel();
    static QString keyLabel();
    QString link(int head, int query, int key) const;
    SceneItem spokenLink(SceneItem item) const;      ///< with name, value and description
    QString query(int query) const;                  ///< where it looks most
    QString key(int key) const;                      ///< how much the query in focus looks at it
    QString caption(const UndrawnLinks& rest) const; ///< counts the rest, and names it for a query in focus
    QString summary() const;
    QList<LegendEntry> legend() const;

private:
    QString namesOf(const std::vector<int>& keys) const;

    const Frame m_frame; ///< of its own: links are asked for their words when the frame has long been drawn
    const engine::AttentionTrace& m_trace;
    QStringList m_queries;
    QStringList m_keys;
    std::vector<int> m_heads;
    int m_focus;
    Phrase m_link; ///< said of each link
    Phrase m_weight;
};

} // namespace casefile::figures
