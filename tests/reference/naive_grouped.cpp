#include "tests/reference/naive_grouped.h"

#include "tests/reference/naive_attention.h"

#include <cmath>
#include <complex>

namespace casefile::reference {

using namespace engine;

namespace {

/// One number of x W + b.
double projected(const Matrix& x, const Matrix& w, const std::vector<double>& b, std::size_t i, std::size_t c)
{
    double sum = b.empty() ? 0.0 : b[c];
    for (std::size_t t = 0; t < x.columns(); ++t)
        sum += x(i, t) * w(t, c);
    return sum;
}

/// The slopes of Press et al. 2022, section 3, and of their footnote for other numbers of heads.
std::vector<double> slopes(std::size_t heads)
{
    std::size_t power = 1;
    while (2 * power <= heads)
        power *= 2;
    const double ratio = std::pow(2.0, -8.0 / double(power));
    std::vector<double> result;
    for (double slope = ratio; result.size() < power; slope *= ratio)
        result.push_back(slope);
    const double finer = std::sqrt(ratio);
    for (double slope = finer; result.size() < heads; slope *= finer * finer)
        result.push_back(slope);
    return result;
}

/// One attention, asked number by number.
struct Naive
{
    const Matrix& x;
    const Matrix& source;
    const AttentionSublayer& layer;
    std::size_t heads = layer.weights->heads;
    std::size_t keyHeads = layer.options.keyHeads ? layer.options.keyHeads : heads;
    std::size_t dK = layer.weights->wq.columns() / heads;
    std::size_t dV = layer.weights->wv.columns() / keyHeads;

    std::size_t keyHead(std::size_t head) const { return head * keyHeads / heads; }

    double query(std::size_t head, std::size_t i, std::size_t c) const
    {
        return projected(x, layer.weights->wq, layer.weights->bq, i, head * dK + c);
    }
    double key(std::size_t head, std::size_t j, std::size_t c) const
    {
        return projected(source, layer.weights->wk, layer.weights->bk, j, keyHead(head) * dK + c);
    }
    double value(std::size_t head, std::size_t j, std::size_t c) const
    {
        return projected(source, layer.weights->wv, layer.weights->bv, j, keyHead(head) * dV + c);
    }

    /// A pair of columns is one complex number; its turn depends on the distance alone.
    double score(std::size_t head, std::size_t i, std::size_t j) const
    {
        double sum = 0.0;
        if (layer.options.position != ScorePosition::Rotary) {
            for (std::size_t c = 0; c < dK; ++c)
                sum += query(head, i, c) * key(head, j, c);
            return sum;
        }
        for (std::size_t c = 0; c < dK; c += 2) {
            const double angle =
                (double(i) - double(j)) * std::exp(-std::log(10000.0) * double(c) / double(dK));
            const std::complex<double> q(query(head, i, c), query(head, i, c + 1));
            const std::complex<double> k(key(head, j, c), key(head, j, c + 1));
            sum += (q * std::polar(1.0, angle) * std::conj(k)).real();
        }
        return sum;
    }

    double logit(std::size_t head, std::size_t i, std::size_t j) const
    {
        const double divisor =
            (layer.settings.scale ? std::sqrt(double(dK)) : 1.0) * layer.settings.temperature;
        const double distance = std::abs(double(i) - double(j));
        const bool sloped = layer.options.position == ScorePosition::Alibi;
        return score(head, i, j) / divisor - (sloped ? slopes(heads)[head] * distance : 0.0);
    }

    /// The context of one query in one head; zero when it may look at nothing.
    std::vector<double> context(std::size_t head, std::size_t i) const
    {
        std::vector<double> blend(dV, 0.0);
        double sum = 0.0;
        for (std::size_t j = 0; j < source.rows(); ++j) {
            if (!mayLook(layer.settings.mask, i, j, source.rows()))
                continue;
            const double e = std::exp(logit(head, i, j)); // test scores are small
            sum += e;
            for (std::size_t c = 0; c < dV; ++c)
                blend[c] += e * value(head, j, c);
        }
        for (double& number : blend)
            number = sum > 0.0 ? number / sum : 0.0;
        return blend;
    }
};

} // namespace

Matrix groupedAttention(const Matrix& x, const Matrix& memory, const AttentionSublayer& layer)
{
    const Naive naive{x, memory.empty() ? x : memory, layer};
    Matrix concat(x.rows(), naive.heads * naive.dV);
    for (std::size_t i = 0; i < x.rows(); ++i)
        for (std::size_t head = 0; head < naive.heads; ++head) {
            const std::vector<double> blend = naive.context(head, i);
            for (std::size_t c = 0; c < naive.dV; ++c)
                concat(i, head * naive.dV + c) = blend[c];
        }
    if (layer.weights->wo.empty())
        return concat;
    Matrix y(x.rows(), layer.weights->wo.columns());
    for (std::size_t i = 0; i < y.rows(); ++i)
        for (std::size_t c = 0; c < y.columns(); ++c)
            y(i, c) = projected(concat, layer.weights->wo, layer.weights->bo, i, c);
    return y;
}

} // namespace casefile::reference
