#include "app/figures/stacked_text.h"

#include "app/figures/fonts.h"

#include <algorithm>
#include <cmath>

namespace casefile::figures {

namespace {

constexpr qsizetype mostBeside = 2; ///< letters or digits that share a place
constexpr double stackPitch = 1.12; ///< of the pixel size, from one part to the next

bool isChinese(char32_t point)
{
    return QChar::script(point) == QChar::Script_Han;
}

bool isLetterLike(char32_t point)
{
    return !isChinese(point) && QChar::isLetterOrNumber(point);
}

} // namespace

QStringList stackedParts(const QString& words)
{
    QStringList parts;
    bool hasChinese = false, inRun = false;
    for (const char32_t point : words.toStdU32String()) {
        const bool joins = isLetterLike(point) && inRun;
        inRun = isLetterLike(point);
        hasChinese = hasChinese || isChinese(point);
        if (QChar::isSpace(point))
            continue;
        if (!joins)
            parts.append(QString());
        parts.last().append(QString::fromUcs4(&point, 1));
        if (joins && parts.last().size() > mostBeside)
            return {};
    }
    return hasChinese ? parts : QStringList();
}

double stackedHeight(qsizetype parts, double pixelSize)
{
    return std::ceil(double(parts) * pixelSize * stackPitch);
}

double uprightExtent(const QString& words, double pixelSize, bool bold)
{
    const QStringList parts = stackedParts(words);
    return parts.isEmpty() ? textWidth(words, pixelSize, bold) : stackedHeight(parts.size(), pixelSize);
}

} // namespace casefile::figures
