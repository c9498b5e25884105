#pragma once

#include <QCoreApplication>

namespace casefile::learner {

/// In the present language; marked with QT_TRANSLATE_NOOP("class", …).
inline QString classWords(const char* words)
{
    return QCoreApplication::translate("class", words);
}

} // namespace casefile::learner
