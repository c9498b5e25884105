#include "tests/learner/system_calls.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#endif

namespace casefile::tests {

#ifdef Q_OS_LINUX

namespace {

constexpr uid_t nobody = 65534;

} // namespace

FileSizeLimit::FileSizeLimit(qint64 bytes)
{
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    m_before = limit.rlim_cur;
    std::signal(SIGXFSZ, SIG_IGN); // the write fails instead
    limit.rlim_cur = rlim_t(bytes);
    setrlimit(RLIMIT_FSIZE, &limit);
}

FileSizeLimit::~FileSizeLimit()
{
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = rlim_t(m_before);
    setrlimit(RLIMIT_FSIZE, &limit);
}

bool FileSizeLimit::isSupported()
{
    return true;
}

OrdinaryUser::OrdinaryUser()
    : m_changed(getuid() == 0 && setresuid(nobody, nobody, 0) == 0)
{}

OrdinaryUser::~OrdinaryUser()
{
    if (m_changed && setresuid(0, 0, 0) != 0)
        _exit(1);
}

bool OrdinaryUser::isSupported()
{
    return true;
}

#else

FileSizeLimit::FileSizeLimit(qint64) {}
FileSizeLimit::~FileSizeLimit() = default;
bool FileSizeLimit::isSupported()
{
    return false;
}

OrdinaryUser::OrdinaryUser() = default;
OrdinaryUser::~OrdinaryUser() = default;
bool OrdinaryUser::isSupported()
{
    return false;
}

#endif

} // namespace casefile::tests
