#pragma once

#include <QtGlobal>

namespace casefile::tests {

/// No file of this process may grow beyond this size while it lives: writing fails as on a full disk.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(qint64 bytes);
    ~FileSizeLimit();
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    static bool isSupported();

private:
    quint64 m_before = 0;
};

/// While it lives, permissions count: root, for whom they do not, acts as an ordinary user.
class OrdinaryUser
{
public:
    OrdinaryUser();
    ~OrdinaryUser();
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;
    static bool isSupported();

private:
    bool m_changed = false;
};

} // namespace casefile::tests
