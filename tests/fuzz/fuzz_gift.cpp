#include "app/content/exchange/gift.h"

#include <cstdint>
#include <cstdlib>

using namespace casefile::content;

/// Any bytes give items or faults, in the order of their lines; what was read can be written, and what was
/// written reads as one item.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char*>(data), qsizetype(size));
    int line = 0;
    for (const GiftRecord& record : parseGift(text)) {
        if (record.line < line || record.error.isEmpty() != record.message.isEmpty())
            std::abort();
        line = record.line;
        if (record.error.isEmpty() && parseGift(toGift(record.item).toUtf8()).size() != 1)
            std::abort();
    }
    readGift(QStringLiteral("-"), text, QStringLiteral("en"));
    return 0;
}
