#pragma once

#include "app/figures/figure.h"
#include "app/playback/walk_clock.h"

#include <memory>
#include <optional>

namespace casefile::engine {
struct StreamingTrace;
}

namespace casefile::figures {

/// The numbers of a walk through code as they are at one moment: what was made is there, what was not is not.
class CodeWalkValues
{
public:
    /// A number that no line has made yet has no value; one that a line is at work on has none and `inWork`.
    struct Cell
    {
        std::optional<double> value;
        bool inWork = false;
        qint64 moment = -1; ///< that makes it; -1: it was given
    };

    explicit CodeWalkValues(const Frame& frame); ///< frame.walk must not be null
    ~CodeWalkValues();

    const playback::WalkClock& clock() const { return *m_clock; }
    qint64 number() const { return m_number; }
    bool isCovered() const { return m_isCovered; } ///< a prediction is open: no moment has come yet
    const playback::Moment& moment() const { return m_moment; }
    int head() const { return m_clock->headOf(m_moment); }
    bool walksOneRow() const; ///< that of the focused query

    QList<const content::WalkTensor*> tensors() const; ///< given, then in the order in which they are made
    Cell at(const content::WalkTensor& tensor, int row, int column) const;
    std::optional<engine::CellRef> cellRef(const content::WalkTensor& tensor, int row, int column) const;
    double largest(const content::WalkTensor& tensor) const; ///< size of its largest number; 1 if all are 0

private:
    Cell growing(const content::WalkTensor& tensor, int row, int column) const;
    double afterTile(const content::WalkTensor& tensor, int tile, int column) const;

    std::shared_ptr<const playback::WalkClock> m_clock;
    std::unique_ptr<const engine::StreamingTrace> m_row; ///< only where the walk runs over tiles
    qint64 m_number = 0;
    bool m_isCovered = false;
    playback::Moment m_moment;
};

/// What a tensor of a walk is called: "QKᵀ", "sum so far, ℓ".
QString walkTensorTitle(const content::WalkTensor& tensor);

} // namespace casefile::figures
