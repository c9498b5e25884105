#include "app/content/exchange/gift_lines.h"

#include <QStringDecoder>

#include <utility>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Characters that no text may hold (Unicode keeps them for use within a program) stand for escaped ones.
constexpr std::pair<char16_t, char16_t> escapes[] = {{u':', u'\xfdd0'}, {u'#', u'\xfdd1'}, {u'=', u'\xfdd2'},
                                                     {u'{', u'\xfdd3'}, {u'}', u'\xfdd4'}, {u'~', u'\xfdd5'},
                                                     {u'n', u'\xfdd6'}};

bool isPlaceholder(QChar letter)
{
    return letter >= QChar(u'\xfdd0') && letter <= QChar(u'\xfdd6');
}

QChar meant(QChar placeholder)
{
    const char16_t escaped = escapes[placeholder.unicode() - u'\xfdd0'].first;
    return escaped == u'n' ? u'\n' : escaped;
}

QByteArray withLineFeeds(QByteArray bytes)
{
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes.remove(0, 3);
    bytes.replace("\r\n", "\n");
    bytes.replace('\r', '\n');
    return bytes;
}

/// One line; the characters that are used as placeholders become U+FFFD. False for what is not UTF-8.
bool decode(QByteArrayView line, QString& text)
{
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    text = QString(utf8(line)).trimmed();
    for (QChar& letter : text) {
        if (isPlaceholder(letter))
            letter = QChar::ReplacementCharacter;
    }
    return !utf8.hasError();
}

void add(const QString& line, int number, GiftLines& item)
{
    if (line.startsWith("//"_L1)) {
        item.comments += line + u'\n';
        return;
    }
    if (item.text.isEmpty())
        item.line = number;
    else
        item.text += u'\n';
    item.text += line;
}

} // namespace

QList<GiftLines> splitGift(const QByteArray& bytes)
{
    QList<GiftLines> items;
    GiftLines item;
    int number = 0;
    const auto finish = [&] {
        item.end = number;
        item.text = withPlaceholders(item.text);
        if (!item.text.isEmpty() || !item.isUtf8)
            items.append(std::exchange(item, GiftLines()));
        item = GiftLines();
    };
    for (const QByteArray& bytesOfLine : withLineFeeds(bytes).split('\n')) {
        ++number;
        QString line;
        const bool isUtf8 = decode(bytesOfLine, line);
        if (line.isEmpty()) {
            finish();
            continue;
        }
        add(line, number, item);
        if (!isUtf8 && std::exchange(item.isUtf8, false))
            item.line = number;
    }
    ++number;
    finish();
    return items;
}

QString withPlaceholders(const QString& text)
{
    if (!text.contains(u'\\'))
        return text;
    QString held;
    held.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar next = text[i] == u'\\' && i + 1 < text.size() ? text[i + 1] : QChar();
        QChar letter = text[i];
        if (next == u'\\')
            ++i;
        for (const auto& [escaped, placeholder] : escapes) {
            if (!next.isNull() && next == QChar(escaped)) {
                letter = placeholder;
                ++i;
            }
        }
        held += letter;
    }
    return held;
}

QString withoutPlaceholders(const QString& text)
{
    QString plain = text;
    for (QChar& letter : plain) {
        if (isPlaceholder(letter))
            letter = meant(letter);
    }
    return plain.trimmed();
}

} // namespace casefile::content
