#include "engine/models/safetensors.h"
#include "engine/train/initial.h"
#include "engine/train/readable.h"
#include "tests/reference/random_block.h"

#include <cstdio>
#include <string>

/// Writes <folder>/<number>.F32, .F16 and .BF16: parameters, input and output of random blocks and recurrent
/// cells as safetensors files, for check_block_with_numpy.py, which reads and computes them by itself.

using namespace casefile;
using namespace casefile::engine;

namespace {

struct Sample
{
    Parameters tensors; ///< parameters, "x", "memory" and "output"
    std::map<std::string, std::string> metadata;
};

Parameters shaken(Parameters parameters, reference::BlockDraw& draw)
{
    for (auto& [name, matrix] : parameters)
        for (double& value : matrix.values())
            value += 0.3 * draw.real();
    return parameters;
}

Sample block(std::uint64_t seed, bool decoder)
{
    reference::BlockDraw draw(seed);
    Gaussian gaussian(seed);
    BlockPlan plan{draw.coin() ? NormPlace::Before : NormPlace::After,
                   draw.coin() ? NormKind::Layer : NormKind::RootMeanSquare,
                   1e-3,
                   static_cast<Activation>(draw.whole(0, activationTable().size() - 1)),
                   {},
                   {}};
    plan.attention.heads = plan.cross.heads = draw.whole(1, 3);
    const std::size_t d = plan.attention.heads * draw.whole(1, 4), hidden = draw.whole(1, 9);
    Sample sample;
    if (decoder)
        addDecoderBlock(sample.tensors, "block", d, hidden, plan, gaussian);
    else
        addEncoderBlock(sample.tensors, "block", d, hidden, plan, gaussian);
    sample.tensors = shaken(sample.tensors, draw);
    const Matrix x = draw.matrix(draw.whole(1, 6), d), memory = draw.matrix(draw.whole(1, 6), d);
    const Matrix output =
        decoder ? decoderBlock(x, memory, decoderBlockWeights(sample.tensors, "block", plan)).output()
                : encoderBlock(x, encoderBlockWeights(sample.tensors, "block", plan)).output();
    sample.tensors["x"] = x;
    sample.tensors["memory"] = memory;
    sample.tensors["output"] = output;
    sample.metadata = {{"kind", decoder ? "decoder" : "encoder"},
                       {"place", plan.place == NormPlace::Before ? "before" : "after"},
                       {"norm", plan.norm == NormKind::Layer ? "layer" : "rms"},
                       {"activation", std::string(rowOf(plan.activation).name)},
                       {"heads", std::to_string(plan.attention.heads)}};
    return sample;
}

Sample recurrent(std::uint64_t seed, const std::string& kind)
{
    reference::BlockDraw draw(seed);
    Gaussian gaussian(seed);
    const std::size_t d = draw.whole(1, 4), hidden = draw.whole(1, 5);
    Sample sample;
    for (const char* gate : {"state", "reset", "update", "candidate", "input", "forget", "output"})
        addGate(sample.tensors, gate, d, hidden, gaussian);
    sample.tensors = shaken(sample.tensors, draw);
    const auto of = [&](const char* gate) { return gateWeights(sample.tensors, gate); };
    const Matrix x = draw.matrix(draw.whole(1, 7), d);
    Matrix states;
    if (kind == "elman")
        states = runElman(x, {of("state")}).states;
    else if (kind == "gru")
        states = runGru(x, {of("reset"), of("update"), of("candidate")}).states;
    else
        states = runLstm(x, {of("input"), of("forget"), of("candidate"), of("output")}).states;
    sample.tensors["x"] = x;
    sample.tensors["output"] = states;
    sample.metadata = {{"kind", kind}};
    return sample;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: block_samples FOLDER\n", stderr);
        return 2;
    }
    constexpr std::uint64_t rounds = 25;
    std::size_t number = 0;
    const auto write = [&](const Sample& sample) {
        const std::string path = std::string(argv[1]) + "/" + std::to_string(number++);
        writeSafetensors(path + ".F32", {sample.tensors, sample.metadata}, NumberType::F32);
        writeSafetensors(path + ".F16", {sample.tensors, sample.metadata}, NumberType::F16);
        writeSafetensors(path + ".BF16", {sample.tensors, sample.metadata}, NumberType::BF16);
    };
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        write(block(seed, false));
        write(block(seed, true));
        for (const char* kind : {"elman", "gru", "lstm"})
            write(recurrent(seed, kind));
    }
    return 0;
}
