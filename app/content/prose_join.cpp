#include "app/content/prose_join.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

bool isChinese(QChar character)
{
    const char16_t code = character.unicode();
    const bool ideograph = (code >= 0x3400 && code <= 0x9FFF) || (code >= 0xF900 && code <= 0xFAFF);
    const bool punctuation = (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF01 && code <= 0xFF60) ||
                             (code >= 0x2018 && code <= 0x201D) || code == 0x2026 || code == 0x2014;
    return ideograph || punctuation;
}

/// The last character that a reader sees, markup and link targets aside.
QChar lastSeen(const QString& line)
{
    static const QRegularExpression tail(uR"((\*|_|\]\([^()]*\))+$)"_s);
    QString words = line;
    words.remove(tail);
    return words.isEmpty() ? QChar() : words.back();
}

QChar firstSeen(const QString& line)
{
    static const QRegularExpression head(uR"(^(\*|_|\[)+)"_s);
    QString words = line.trimmed();
    words.remove(head);
    return words.isEmpty() ? QChar() : words.front();
}

/// A line that begins a block of its own and must not be drawn up to the line before.
bool beginsBlock(const QString& line)
{
    static const QRegularExpression block(uR"(^\s*([-+*]\s|\d+[.)]\s|[>#|]|```|~~~|$))"_s);
    return block.match(line).hasMatch();
}

/// A heading or a table row takes no continuation.
bool endsBlock(const QString& line)
{
    static const QRegularExpression block(uR"(^\s*([#|]|```|~~~|$))"_s);
    return block.match(line).hasMatch();
}

} // namespace

QString joinChineseLines(const QString& markdown)
{
    QStringList joined;
    bool fenced = false;
    for (const QString& line : markdown.split(u'\n')) {
        const QString words = line.trimmed();
        const bool fence = words.startsWith("```"_L1) || words.startsWith("~~~"_L1);
        const bool joins = !fenced && !fence && !joined.isEmpty() && !endsBlock(joined.last()) &&
                           !beginsBlock(line) && isChinese(lastSeen(joined.last())) &&
                           isChinese(firstSeen(line));
        if (joins)
            joined.last() += words;
        else
            joined.append(line);
        fenced ^= fence;
    }
    return joined.join(u'\n');
}

} // namespace casefile::content
