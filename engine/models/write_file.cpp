#include "engine/models/write_file.h"

#include "engine/input_error.h"
#include "engine/models/mapped_file.h"

#include <filesystem>
#include <fstream>
#include <system_error>

namespace casefile::engine {

void writeFile(const std::string& path, std::span<const std::byte> bytes)
{
    const std::string beside = path + ".part";
    std::ofstream stream(beside, std::ios::binary | std::ios::trunc);
    stream.write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
    stream.close();
    std::error_code problem;
    if (stream)
        std::filesystem::rename(beside, path, problem);
    if (!stream || problem) {
        std::error_code ignored;
        std::filesystem::remove(beside, ignored);
        throw InputError("\"" + path + "\" cannot be written");
    }
}

std::string readTextFile(const std::string& path, std::size_t largest)
{
    const MappedFile file(path);
    const auto bytes = file.bytes();
    if (bytes.size() > largest)
        throw InputError("\"" + path + "\" has " + std::to_string(bytes.size()) + " bytes: more than " +
                         std::to_string(largest));
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace casefile::engine
