#include "app/content/exchange/gift_words.h"

#include "app/content/exchange/gift_lines.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::content {

GiftText textWithFormat(QStringView text)
{
    static const QStringList formats{u"plain"_s, u"html"_s, u"markdown"_s, u"moodle"_s};
    const QStringView trimmed = text.trimmed();
    const qsizetype end = trimmed.startsWith(u'[') ? trimmed.indexOf(u']') : -1;
    const QString name = end > 0 ? trimmed.mid(1, end - 1).toString() : QString();
    if (!formats.contains(name))
        return {withoutPlaceholders(trimmed.toString())};
    return {withoutPlaceholders(trimmed.mid(end + 1).toString()), name};
}

GiftText textWithFeedback(QStringView text, GiftText& feedback)
{
    const qsizetype hash = text.indexOf(u'#');
    if (hash < 0)
        return textWithFormat(text);
    feedback = textWithFormat(text.mid(hash + 1));
    return textWithFormat(text.left(hash));
}

std::optional<double> takeWeight(QString& text)
{
    static const QRegularExpression form(uR"(\A%(-?[0-9]{1,3}(?:\.[0-9]{0,20})?)%)"_s);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    text.remove(0, match.capturedLength());
    return match.captured(1).toDouble();
}

QStringList pieces(const QString& text, QChar separator)
{
    QStringList parts = text.split(separator);
    for (QString& part : parts)
        part = part.trimmed();
    if (parts.first().isEmpty())
        parts.removeFirst();
    return parts;
}

} // namespace casefile::content
