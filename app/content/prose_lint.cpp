#include "app/content/prose_lint.h"

#include "app/content/nearest_name.h"
#include "app/content/settings_reader.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// One line without its code spans, as Markdown reads it.
QString withoutCode(const QString& line)
{
    if (!line.contains(u'`'))
        return line;
    static const QRegularExpression span(uR"((`+)(.*?)\1)"_s);
    QString words = line;
    for (auto match = span.match(words); match.hasMatch(); match = span.match(words, match.capturedEnd()))
        words.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u'x'));
    return words;
}

QStringList fieldNotes(const QString& line, const KnownNames& names)
{
    if (!line.contains("{{"_L1) && !line.contains("}}"_L1))
        return {};
    static const QRegularExpression field(uR"(\{\{([^{}]*)\}\})"_s);
    QStringList notes;
    QString rest = line;
    for (const auto& match : field.globalMatch(line)) {
        const QString name = match.captured(1).trimmed();
        if (!names.fields.isEmpty() && !names.fields.contains(name))
            notes.append(unknownName(name, u"a field"_s, names.fields));
    }
    rest.remove(field);
    if (rest.contains("{{"_L1) || rest.contains("}}"_L1))
        notes.append(u"a field must be written {{name}}, with both pairs of braces on one line"_s);
    return notes;
}

QString stepNote(const QString& step, const QStringList& steps)
{
    return steps.contains(step) ? QString() : unknownName(step, u"a step of this chapter"_s, steps);
}

QString headNote(const QString& head)
{
    bool ok = false;
    const bool isHead = head == "all"_L1 || (head.toInt(&ok) >= 0 && ok);
    return isHead ? QString() : u"\"%1\" is not a head: a number from 0 up, or all"_s.arg(head);
}

/// "query", "key", or indices such as "last" and "2,0".
QString focusNote(const QString& focus)
{
    const QStringList parts = focus.split(u',');
    const bool known = focus == "query"_L1 || focus == "key"_L1 ||
                       (parts.size() <= 2 && std::ranges::all_of(parts, [](const QString& part) {
                            return focusIndex(part).has_value();
                        }));
    return known ? QString()
                 : u"\"%1\" is not a focus: query, key, or tokens such as last or 2,0"_s.arg(focus);
}

QString linkNote(const QString& target, const QStringList& steps)
{
    static const QStringList schemes{u"step"_s, u"head"_s, u"focus"_s, u"casefile"_s, u"https"_s};
    const QString scheme = target.section(u':', 0, 0);
    const QString rest = target.section(u':', 1);
    if (!target.contains(u':') || !schemes.contains(scheme))
        return unknownName(scheme, u"a kind of link"_s, schemes);
    if (scheme == "step"_L1)
        return steps.isEmpty() ? QString() : stepNote(rest, steps);
    if (scheme == "head"_L1)
        return headNote(rest);
    return scheme == "focus"_L1 ? focusNote(rest) : QString();
}

QStringList linkNotes(const QString& line, const QStringList& steps)
{
    if (!line.contains("]("_L1))
        return {};
    static const QRegularExpression link(uR"((?<!!)\[[^\[\]]*\]\(([^()\s]*)\))"_s);
    QStringList notes;
    for (const auto& match : link.globalMatch(line)) {
        const QString note = linkNote(match.captured(1), steps);
        if (!note.isEmpty())
            notes.append(note);
    }
    return notes;
}

/// What Qt 6.4's Markdown loses or shows raw. `mark` is in every such line: most lines need no pattern.
QStringList markdownNotes(const QString& line)
{
    struct Rule
    {
        QString mark;
        QRegularExpression pattern;
        QString message;
    };
    static const QList<Rule> rules{
        {u"<"_s, QRegularExpression(u"<br\\s*/?>"_s, QRegularExpression::CaseInsensitiveOption),
         u"<br> hides the rest of its paragraph: begin a new paragraph instead"_s},
        {u"|"_s,
         QRegularExpression(uR"(^\s*\|?(\s*:?-+:?\s*\|)*\s*:?-{1,2}:?\s*(\|(\s*:?-+:?\s*\|?)*)?\s*$)"_s),
         u"the rule below a table head needs at least three hyphens in each column"_s},
        {u"[!["_s, QRegularExpression(uR"(\[!\[)"_s), u"a picture inside a link loses the link"_s},
        {u"[^"_s, QRegularExpression(uR"(\[\^[^\]]+\])"_s), u"footnotes are not supported"_s},
    };
    QStringList notes;
    for (const Rule& rule : rules) {
        if (line.contains(rule.mark) && rule.pattern.match(line).hasMatch())
            notes.append(rule.message);
    }
    return notes;
}

bool isPunctuation(QChar character)
{
    return character.isPunct() || character.isSymbol();
}

/// Follows bold and italic stars through a paragraph by the flanking rules of CommonMark.
class StarReader
{
public:
    /// The note on the first run of stars in this line that stays visible; empty if there is none.
    QString read(const QString& line)
    {
        if (!line.contains(u'*'))
            return {};
        static const QRegularExpression stars(uR"((?<!\\)\*+)"_s);
        const bool bullet = line.trimmed().startsWith("* "_L1);
        for (const auto& match : stars.globalMatch(line)) {
            const auto first = match.capturedStart();
            const QChar before = first > 0 ? line[first - 1] : QChar(u' ');
            const QChar after = match.capturedEnd() < line.size() ? line[match.capturedEnd()] : QChar(u' ');
            if ((bullet && line.left(first).trimmed().isEmpty()) || (before.isSpace() && after.isSpace()))
                continue;
            const bool opens =
                !after.isSpace() && (!isPunctuation(after) || before.isSpace() || isPunctuation(before));
            const bool closes =
                !before.isSpace() && (!isPunctuation(before) || after.isSpace() || isPunctuation(after));
            if (m_open ? !closes : !opens)
                return u"the stars near \"%1\" will show: put punctuation outside of the bold words"_s.arg(
                    line.mid(std::max<qsizetype>(0, first - 4), match.capturedLength() + 8));
            m_open = !m_open;
        }
        return {};
    }

    void endParagraph() { m_open = false; }

private:
    bool m_open = false;
};

} // namespace

QList<ProseNote> lintProse(const QString& markdown, const QStringList& steps, const KnownNames& names)
{
    QList<ProseNote> notes;
    StarReader stars;
    bool fenced = false;
    const QStringList lines = markdown.split(u'\n');
    for (int i = 0; i < int(lines.size()); ++i) {
        const QString words = lines[i].trimmed();
        if (words.startsWith("```"_L1) || words.startsWith("~~~"_L1)) {
            fenced = !fenced;
            stars.endParagraph();
            continue;
        }
        if (fenced)
            continue;
        if (words.isEmpty())
            stars.endParagraph();
        const QString line = withoutCode(lines[i]);
        QStringList found = fieldNotes(line, names) + linkNotes(line, steps) + markdownNotes(line);
        const QString shown = stars.read(line);
        if (!shown.isEmpty()) {
            found.append(shown);
            stars.endParagraph();
        }
        for (const QString& message : found)
            notes.append({i, message});
    }
    return notes;
}

QList<ProseNote> lintFields(const QString& markdown, const KnownNames& names)
{
    QList<ProseNote> notes;
    if (!markdown.contains("{{"_L1))
        return notes;
    const QStringList lines = markdown.split(u'\n');
    for (int i = 0; i < int(lines.size()); ++i) {
        for (const QString& message : fieldNotes(lines[i], names))
            notes.append({i, message});
    }
    return notes;
}

} // namespace casefile::content
