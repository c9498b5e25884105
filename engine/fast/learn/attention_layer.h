#pragma once

#include "engine/attention/mask.h"
#include "engine/fast/learn/linear_layer.h"
#include "engine/fast/rotary.h"
#include "engine/fast/visible_keys.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace casefile::engine::fast {

/// What attention does beside its weights. Sequences of equal length lie one below the other; none looks at
/// another.
struct AttentionRules
{
    Mask mask;                        ///< of each sequence; must have been checked
    float divisor = 1.0f;             ///< scores are divided by it
    std::vector<float> slopes;        ///< ALiBi, one for each head
    std::optional<double> rotaryBase; ///< rotary positions; d_k must be even
    std::size_t sequences = 1;
    std::size_t queries = 0; ///< of one sequence
    std::size_t keys = 0;    ///< of one sequence
    bool crossed = false;    ///< keys and values come from a memory, [sequences * keys, d_model]
};

/// Multi-head attention in float32 with its way back; the weights are kept from the way there. Shapes must
/// fit.
class AttentionLayer
{
public:
    AttentionLayer(Isa isa, const WeightsView& weights, const AttentionRules& rules);

    /// Dropout of the weights of one head of one sequence: [queries, keys], what each is multiplied by.
    void setFactors(std::size_t sequence, std::size_t head, std::span<const float> factors);

    /// y [rows, outputs] from x and, when crossed, from the memory. `threads` 0: as many as worthwhile.
    void forward(const float* x, const float* memory, float* y, unsigned threads);
    /// The gradients of x, of the memory and of all weights; reads x and the memory again.
    void backward(const float* x, const float* memory, const float* toY, float* toX, float* toMemory,
                  unsigned threads);

    // The parts of both, for layers that have more to do with the same rows. All rows are projected before a
    // head attends, and so on in this order.
    void project(Rows rows, const float* x);            ///< queries; keys and values too unless crossed
    void projectMemory(Rows rows, const float* memory); ///< keys and values
    void addAttend(Stages& stages);
    void output(Rows rows, float* y) const;

    void outputBack(Rows rows, const float* toY);
    void addAttendBack(Stages& stages);
    void projectBack(Rows rows, float* toX);
    void memoryBack(Rows rows, float* toMemory);

    /// A stage after all rows have gone back. `memory` is null unless crossed.
    void addGradients(Stages& stages, const float* x, const float* memory, const float* toY);

    enum Matrix { Query, Key, Value, Output };
    std::span<const float> toWeights(Matrix which) const; ///< [in, out]
    std::span<const float> toBias(Matrix which) const;    ///< empty without one

    std::size_t queryRows() const { return m_rules.sequences * m_rules.queries; }
    std::size_t memoryRows() const { return m_rules.sequences * m_rules.keys; }
    double operations() const;

private:
    /// Queries, keys or values.
    struct Projection
    {
        PackedMatrix there;
        std::size_t heads = 0, columnsOfHead = 0;
        std::size_t firstColumn = 0; ///< in the gradients of its side
        bool hasBias = false;
        Buffer values;    ///< [head][row][columnsOfHead]
        Buffer toWeights; ///< [d_model, columns]
        std::size_t columns() const { return heads * columnsOfHead; }
    };
    /// What comes from x, and when crossed what comes from the memory.
    struct Side
    {
        std::size_t columns = 0, rows = 0;
        PackedMatrix
            back; ///< [columns, d_model]: the weights of its projections, turned, one below the other
        Buffer toProjected; ///< [rows, columns]: gradients of queries, keys and values
        ColumnSums toBias;
    };

    void makeProjections(const WeightsView& weights);
    void makeSides(const WeightsView& weights);
    void makeKept();
    Side& sideOf(std::size_t which) { return m_sides[m_rules.crossed && which != Query ? 1 : 0]; }
    const Side& sideOf(std::size_t which) const { return m_sides[m_rules.crossed && which != Query ? 1 : 0]; }
    std::size_t rowsOf(std::size_t which) const { return which == Query ? queryRows() : memoryRows(); }
    void projectOne(Projection& projection, std::size_t which, Rows rows, const float* from);
    void turnRows(Projection& projection, std::size_t which, Rows rows) const;
    void turnRowsBack(Side& side, std::size_t which, Rows rows) const;
    void sideBack(Side& side, Rows rows, float* to);
    std::size_t panels() const { return (m_rules.queries + m_kernels.width - 1) / m_kernels.width; }
    HeadJob headJob(std::size_t sequence, std::size_t head);
    KeptPanel kept(std::size_t sequence, std::size_t head, std::size_t panel);
    RowsView toHead(std::size_t which, std::size_t sequence, std::size_t head);
    void attendPanel(std::size_t sequence, std::size_t head, std::size_t panel, unsigned thread);
    void keyHeadBack(std::size_t sequence, std::size_t keyHead, unsigned thread);

    const Isa m_isa;
    const Kernels& m_kernels;
    const LearningKernels& m_learning;
    AttentionRules m_rules;
    std::size_t m_dModel, m_heads, m_keyHeads, m_dK, m_dV;
    std::array<Projection, 3> m_projections; ///< query, key, value
    std::array<Side, 2> m_sides;
    std::optional<LinearLayer> m_output;
    VisibleKeys m_visible;
    RotaryTable m_rotary;
    Buffer m_context;   ///< [rows, heads * d_v]
    Buffer m_toContext; ///< [rows, heads * d_v]
    Buffer m_softmax;   ///< [sequence][head][panel][2][width]: base and factor
    Buffer m_factors;   ///< [sequence][head][panel][key][width], of dropout; empty: none
    Buffer m_scratch;   ///< for each thread
    std::size_t m_scratchOfThread = 0;
};

} // namespace casefile::engine::fast
