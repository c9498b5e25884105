#pragma once

#include <QStringList>

namespace casefile::content {

/// What the content layer must know of the layers above it to check names. Filled by the shell and by tests.
/// An empty list means "not known here": names of that kind are then not checked.
struct KnownNames
{
    QStringList figures;
    QStringList predictions;
    QStringList fields;
};

} // namespace casefile::content
