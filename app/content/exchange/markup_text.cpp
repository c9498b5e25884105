#include "app/content/exchange/markup_text.h"

#include <QHash>
#include <QRegularExpression>

#include <functional>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// What marks that have a special meaning in Markdown are: in a line, and at its beginning.
const QRegularExpression& marksWithin()
{
    static const QRegularExpression marks(uR"([*`\\]|\]\(|<(?=[A-Za-z/!]))"_s);
    return marks;
}

const QRegularExpression& marksAtBeginning()
{
    static const QRegularExpression marks(uR"(^(?:#{1,6} |> |[-+] |\d{1,9}[.)] ))"_s,
                                          QRegularExpression::MultilineOption);
    return marks;
}

QString replaced(const QString& text, const QRegularExpression& form,
                 const std::function<QString(const QRegularExpressionMatch&)>& by)
{
    QString result;
    qsizetype end = 0;
    for (auto matches = form.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(text).mid(end, match.capturedStart() - end);
        result += by(match);
        end = match.capturedEnd();
    }
    return result + text.mid(end);
}

/// Plain words whose marks stand for themselves.
QString escaped(const QString& text)
{
    const QString within = replaced(
        text, marksWithin(), [](const QRegularExpressionMatch& match) { return u'\\' + match.captured(); });
    return replaced(within, marksAtBeginning(), [](const QRegularExpressionMatch& match) {
        QString mark = match.captured();
        return mark.front().isDigit() ? mark.insert(mark.size() - 2, u'\\') : u'\\' + mark;
    });
}

/// A line break of plain words is a paragraph of Markdown, which joins single lines.
QString withParagraphs(const QString& text)
{
    static const QRegularExpression breaks(u"\n+"_s);
    return QString(text).replace(breaks, u"\n\n"_s);
}

QString entity(const QRegularExpressionMatch& match)
{
    static const QHash<QString, QString> names{
        {u"lt"_s, u"<"_s},    {u"gt"_s, u">"_s},     {u"amp"_s, u"&"_s},   {u"quot"_s, u"\""_s},
        {u"apos"_s, u"'"_s},  {u"nbsp"_s, u" "_s},   {u"times"_s, u"×"_s}, {u"minus"_s, u"−"_s},
        {u"radic"_s, u"√"_s}, {u"middot"_s, u"·"_s}, {u"ndash"_s, u"–"_s}, {u"mdash"_s, u"—"_s}};
    const QString name = match.captured(1);
    if (!name.startsWith(u'#'))
        return names.value(name, match.captured());
    const bool isHex = name.startsWith("#x"_L1, Qt::CaseInsensitive);
    const char32_t code = name.mid(isHex ? 2 : 1).toUInt(nullptr, isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? QString::fromUcs4(&code, 1)
                                                                            : match.captured();
}

QString withoutEntities(const QString& text)
{
    static const QRegularExpression form(u"&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});"_s);
    return replaced(text, form, entity);
}

/// What a tag becomes; null for one that HTML does not have.
QString tagAs(const QString& name, bool isEnd, bool isMarkdown)
{
    static const QHash<QString, QString> marks{{u"b"_s, u"**"_s}, {u"strong"_s, u"**"_s}, {u"i"_s, u"*"_s},
                                               {u"em"_s, u"*"_s}, {u"code"_s, u"`"_s},    {u"tt"_s, u"`"_s}};
    static const QStringList breaks{u"br"_s, u"p"_s,  u"div"_s, u"tr"_s, u"ul"_s,
                                    u"ol"_s, u"h1"_s, u"h2"_s,  u"h3"_s, u"pre"_s};
    static const QStringList dropped{u"span"_s,  u"a"_s,    u"u"_s,     u"s"_s,    u"sub"_s,   u"sup"_s,
                                     u"img"_s,   u"font"_s, u"td"_s,    u"th"_s,   u"table"_s, u"tbody"_s,
                                     u"thead"_s, u"big"_s,  u"small"_s, u"html"_s, u"body"_s,  u"head"_s};
    if (marks.contains(name))
        return isMarkdown ? marks.value(name) : u""_s;
    if (name == "li"_L1)
        return isEnd ? u""_s : isMarkdown ? u"\n\n- "_s : u"\n"_s;
    if (breaks.contains(name))
        return u"\n"_s;
    return dropped.contains(name) ? u""_s : QString();
}

/// Words between tags; of "html" unknown tags go too, of "moodle" they are words ("<CLS>").
QString reduced(QString text, bool dropsUnknown, bool isMarkdown)
{
    static const QRegularExpression hidden(
        u"<(script|style)\\b[^>]{0,400}>.*?(?:</\\1\\s*>|\\z)|<!--.*?(?:-->|\\z)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(u"<(/?)([a-zA-Z][a-zA-Z0-9]{0,15})(?:\\s[^<>]*|/)?>"_s);
    if (!text.contains(u'<') && !text.contains(u'&'))
        return isMarkdown ? escaped(text) : text;
    text.remove(hidden);
    const auto words = [isMarkdown](const QString& part) {
        const QString plain = withoutEntities(part);
        return isMarkdown ? escaped(plain) : plain;
    };
    QString result;
    qsizetype end = 0;
    QString pending; // words up to here, which an unknown tag belongs to
    for (auto matches = tag.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        pending += QStringView(text).mid(end, match.capturedStart() - end);
        end = match.capturedEnd();
        const QString mark = tagAs(match.captured(2).toLower(), !match.captured(1).isEmpty(), isMarkdown);
        if (mark.isNull() && !dropsUnknown) {
            pending += match.captured();
            continue;
        }
        result += words(pending) + mark;
        pending.clear();
    }
    return (result + words(pending + text.mid(end))).trimmed();
}

} // namespace

bool hasMarkdown(const QString& text)
{
    return text.contains(marksWithin()) || text.contains(marksAtBeginning());
}

QString toMarkdown(const QString& text, const QString& format)
{
    if (format == "markdown"_L1)
        return text;
    if (format == "plain"_L1)
        return withParagraphs(escaped(text));
    return withParagraphs(reduced(text, format == "html"_L1, true));
}

QString toPlainWords(const QString& text, const QString& format)
{
    static const QRegularExpression strong(uR"(\*\*(.+?)\*\*|`([^`]+)`)"_s);
    static const QRegularExpression weak(uR"(\*([^*\s](?:[^*]*[^*\s])?)\*)"_s);
    static const QRegularExpression escapedMark(uR"(\\([!-/:-@\[-`{-~]))"_s);
    if (format == "plain"_L1)
        return text;
    if (format != "markdown"_L1)
        return reduced(text, format == "html"_L1, false);
    return QString(text).replace(strong, u"\\1\\2"_s).replace(weak, u"\\1"_s).replace(escapedMark, u"\\1"_s);
}

} // namespace casefile::content
