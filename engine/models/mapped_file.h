#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace casefile::engine {

/// A file as bytes in memory, read-only, without copying it. Unmapped when destroyed.
class MappedFile
{
public:
    /// Throws InputError, naming the path and why, when it cannot be opened or is no regular file.
    explicit MappedFile(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::span<const std::byte> bytes() const { return {m_data, m_size}; }

private:
    const std::byte* m_data = nullptr; ///< null for an empty file
    std::size_t m_size = 0;
};

} // namespace casefile::engine
