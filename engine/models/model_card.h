#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace casefile::engine {

/// The version of the engine that this program was built with.
std::string engineVersion();

/// What is to be known about trained weights: a JSON file beside them.
struct ModelCard
{
    std::string task;                           ///< "recall"
    std::map<std::string, std::uint64_t> sizes; ///< "d_model": 32, "heads": 4
    std::uint64_t seed = 0;
    std::uint64_t steps = 0;
    double loss = 0.0;     ///< on examples that training did not see
    double accuracy = 0.0; ///< likewise, 0 to 1
    std::string date;      ///< of the training, "2026-11-29"; comes from outside, as all times do
    std::string engine;    ///< engineVersion() of the program that trained
    bool operator==(const ModelCard&) const = default;
};

/// "weights.safetensors" -> "weights.json"
std::string cardPath(const std::string& weightsPath);

/// Throw InputError for text that is no card: one sentence that names the key.
ModelCard parseCard(const std::string& text);
ModelCard readCard(const std::string& path);

/// Throw InputError for a loss or accuracy that is not finite, an accuracy beyond 0 to 1, a task or date that
/// is empty.
std::string formatCard(const ModelCard& card);
void writeCard(const std::string& path, const ModelCard& card);

} // namespace casefile::engine
