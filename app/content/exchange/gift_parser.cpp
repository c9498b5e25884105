// GIFT text becomes items.
#include "app/content/exchange/gift.h"

#include "app/content/exchange/gift_answers.h"
#include "app/content/exchange/gift_lines.h"
#include "app/content/exchange/gift_words.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

const QLatin1StringView blank("_____"); ///< where the answers stood in a sentence
const QLatin1StringView categoryMark("$CATEGORY:");

/// "[id:mask-007] [tag:causal]" of comment lines; within the brackets \] is a bracket.
void readComments(const QString& comments, GiftItem& item)
{
    static const QRegularExpression mark(uR"(\[(id|tag):((?:\\\]|[^\]\n])+)\])"_s);
    for (auto marks = mark.globalMatch(comments); marks.hasNext();) {
        const QRegularExpressionMatch match = marks.next();
        const QString words = match.captured(2).trimmed().replace("\\]"_L1, "]"_L1);
        if (match.capturedView(1) == "tag"_L1)
            item.tags.append(words);
        else if (item.id.isEmpty())
            item.id = words;
    }
}

/// Takes "::title::" off the beginning.
void takeTitle(QString& text, GiftRecord& record)
{
    if (!text.startsWith("::"_L1))
        return;
    const qsizetype end = text.indexOf("::"_L1, 2);
    if (end < 0) {
        record.warnings.append(giftWords(QT_TRANSLATE_NOOP(
            "gift", "The title has no “::” at its end: it was read as part of the question.")));
        text = text.mid(2);
        return;
    }
    record.item.title = withoutPlaceholders(text.mid(2, end - 2));
    text = text.mid(end + 2).trimmed();
}

/// What LaTeX words that begin with \n have become.
void warnOfBreaks(const QString& text, GiftRecord& record)
{
    static const QRegularExpression word(
        u"\\x{fdd6}(abla|u|eq|e|eg|ot|otin|i|atural|leq|geq|mid|exists)(?![a-zA-Z])"_s);
    const QRegularExpressionMatch match = word.match(text);
    if (match.hasMatch())
        record.warnings.append(
            giftWords(QT_TRANSLATE_NOOP(
                          "gift", "In “\\n%1” the “\\n” is a line break: write \\\\n%1 for the formula."))
                .arg(match.captured(1)));
}

/// Takes the last "####" and what follows off the end of a block of answers.
void takeGeneralFeedback(QString& block, GiftItem& item)
{
    const qsizetype at = block.lastIndexOf("####"_L1);
    if (at < 0)
        return;
    item.generalFeedback = textWithFormat(QStringView(block).mid(at + 4));
    block = block.left(at).trimmed();
}

void warnOfBraces(const QString& block, const QString& after, GiftRecord& record)
{
    if (after.contains(u'{'))
        record.unused =
            giftWords(QT_TRANSLATE_NOOP("gift", "more than one answer block: only the first is used"));
    else if (block.contains(u'{') || after.contains(u'}'))
        record.warnings.append(giftWords(QT_TRANSLATE_NOOP(
            "gift",
            "A brace stands within the answers, which end at the first “}”: write \\{ and \\} there.")));
}

/// Question and answers of an item; false when the braces are not in order.
bool readQuestionText(const QString& text, const GiftLines& lines, GiftRecord& record)
{
    GiftItem& item = record.item;
    const qsizetype begin = text.indexOf(u'{');
    const qsizetype end = text.indexOf(u'}');
    if (begin < 0 && end < 0) {
        item.type = GiftType::Description;
        item.stem = textWithFormat(text);
        return true;
    }
    if (end < begin || begin < 0) {
        const QString message =
            end < 0 ? giftWords(QT_TRANSLATE_NOOP("gift", "The “{” has no “}” before line %1: items end at a "
                                                          "blank line, also within braces."))
                          .arg(lines.end)
                    : giftWords(QT_TRANSLATE_NOOP("gift",
                                                  "A “}” stands before any “{”: a blank line within braces "
                                                  "ends the item, and a brace of the text is written \\}."));
        record.refuse(u"unbalanced-braces"_s, message);
        return false;
    }
    QString block = text.mid(begin + 1, end - begin - 1).trimmed();
    const QString after = text.mid(end + 1);
    item.isBlank = !after.trimmed().isEmpty();
    item.stem = textWithFormat(text.left(begin) + (item.isBlank ? blank + after : QString()));
    warnOfBraces(block, after, record);
    takeGeneralFeedback(block, item);
    readAnswers(block, record);
    return true;
}

GiftRecord parseItem(const GiftLines& lines)
{
    GiftRecord record;
    record.line = lines.line;
    if (!lines.isUtf8) {
        record.refuse(u"not-utf8"_s, giftWords(QT_TRANSLATE_NOOP(
                                         "gift", "The line is not UTF-8: save the file in this encoding.")));
        return record;
    }
    readComments(lines.comments, record.item);
    QString text = lines.text;
    takeTitle(text, record);
    if (readQuestionText(text, lines, record)) {
        warnOfBreaks(lines.text, record);
        if (record.item.stem.format.isEmpty())
            record.item.stem.format = u"moodle"_s;
    }
    return record;
}

/// A category ends with its line: an item that follows without a blank line is read by itself.
void parseCategory(GiftLines lines, QList<GiftRecord>& records)
{
    GiftRecord category;
    category.line = lines.line;
    category.item.type = GiftType::Category;
    category.item.path = withoutPlaceholders(lines.text.section(u'\n', 0, 0).mid(categoryMark.size()));
    const QString rest = lines.text.section(u'\n', 1).trimmed();
    records.append(category);
    if (rest.isEmpty())
        return;
    records.last().warnings.append(
        giftWords(QT_TRANSLATE_NOOP("gift", "A blank line is missing after the category.")));
    lines.text = rest;
    ++lines.line;
    records.append(parseItem(lines));
}

} // namespace

QList<GiftRecord> parseGift(const QByteArray& text)
{
    QList<GiftRecord> records;
    for (const GiftLines& lines : splitGift(text)) {
        if (lines.isUtf8 && lines.text.startsWith(categoryMark))
            parseCategory(lines, records);
        else
            records.append(parseItem(lines));
    }
    return records;
}

Faults giftFaults(const QString& file, const QList<GiftRecord>& records)
{
    Faults faults;
    for (const GiftRecord& record : records) {
        if (!record.error.isEmpty())
            faults.append({file, u"line %1"_s.arg(record.line), record.message});
    }
    return faults;
}

Faults giftWarnings(const QString& file, const QList<GiftRecord>& records)
{
    Faults warnings;
    for (const GiftRecord& record : records) {
        const QString place = u"line %1"_s.arg(record.line);
        if (!record.unused.isEmpty())
            warnings.append({file, place, record.unused});
        for (const QString& warning : record.warnings)
            warnings.append({file, place, warning});
    }
    return warnings;
}

} // namespace casefile::content
