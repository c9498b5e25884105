#include "engine/input_error.h"
#include "engine/text/lexicon.h"
#include "engine/text/tokenizer.h"

#include <cstdint>
#include <cstdlib>

using namespace casefile::engine;

/// Any bytes either give an InputError or tokens whose ranges are in order and hold the bytes as typed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view sentence(reinterpret_cast<const char*>(data), size);
    try {
        std::size_t end = 0;
        for (const auto& token : tokenize(sentence, courseLexicon())) {
            if (token.firstByte < end || token.lastByte <= token.firstByte || token.form.empty() ||
                sentence.substr(token.firstByte, token.lastByte - token.firstByte) != token.text)
                std::abort();
            end = token.lastByte;
        }
    } catch (const InputError&) {
        return 0; // a sentence that is not UTF-8 is refused
    }
    return 0;
}
