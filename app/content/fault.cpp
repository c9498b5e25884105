#include "app/content/fault.h"

namespace casefile::content {

QString toString(const Fault& fault)
{
    return QStringLiteral("%1  %2: %3").arg(fault.file, fault.path, fault.message);
}

} // namespace casefile::content
