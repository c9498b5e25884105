#include "engine/models/mapped_file.h"

#include "engine/input_error.h"

#if defined(__unix__) || defined(__APPLE__)
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <cstdlib>
#include <filesystem>
#include <fstream>
#endif

namespace casefile::engine {

namespace {

[[noreturn]] void refuse(const std::string& path, const std::string& why)
{
    throw InputError("\"" + path + "\" cannot be read: " + why);
}

} // namespace

#if defined(__unix__) || defined(__APPLE__)

namespace {

std::string reason()
{
    return std::generic_category().message(errno);
}

/// An open file that closes itself; the mapping outlives it.
struct Descriptor
{
    int number;
    ~Descriptor()
    {
        if (number >= 0)
            close(number);
    }
};

} // namespace

MappedFile::MappedFile(const std::string& path)
{
    const Descriptor file{open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)}; // never waits for a pipe
    if (file.number < 0)
        refuse(path, reason());
    struct stat status = {};
    if (fstat(file.number, &status) != 0)
        refuse(path, reason());
    if (!S_ISREG(status.st_mode))
        refuse(path, "it is not a regular file");
    m_size = std::size_t(status.st_size);
    if (m_size == 0)
        return;
    void* data = mmap(nullptr, m_size, PROT_READ, MAP_PRIVATE, file.number, 0);
    if (data == MAP_FAILED)
        refuse(path, reason());
    m_data = static_cast<const std::byte*>(data);
}

MappedFile::~MappedFile()
{
    if (m_data)
        munmap(const_cast<std::byte*>(m_data), m_size);
}

#else // the same bytes, copied

MappedFile::MappedFile(const std::string& path)
{
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        refuse(path, "it is not a regular file");
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = std::streamoff(file.tellg());
    if (size < 0)
        refuse(path, "it cannot be opened");
    m_size = std::size_t(size);
    if (m_size == 0)
        return;
    void* data = std::malloc(m_size);
    m_data = static_cast<const std::byte*>(data);
    if (!data || !file.seekg(0).read(static_cast<char*>(data), size)) {
        std::free(data);
        refuse(path, "it does not fit into memory or ends early");
    }
}

MappedFile::~MappedFile()
{
    std::free(const_cast<std::byte*>(m_data));
}

#endif

} // namespace casefile::engine
