#include "app/content/exchange/gift_answers.h"

#include "app/content/exchange/gift_lines.h"
#include "app/content/exchange/gift_words.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr int mostAnswers = 1000; ///< more are no question, and would take long

void readChoice(const QString& block, GiftRecord& record)
{
    GiftItem& item = record.item;
    item.type = GiftType::Choice;
    item.isSingle = block.contains(u'=');
    QString options = block;
    options.replace(u'=', u"~="_s);
    for (QString option : pieces(options, u'~')) {
        GiftAnswer answer;
        if (option.startsWith(u'=')) {
            answer.weight = 100.0;
            option = option.mid(1).trimmed();
            if (QString rest = option; takeWeight(rest))
                record.warnings.append(
                    giftWords(
                        QT_TRANSLATE_NOOP(
                            "gift", "The weight in “=%1” is text for Moodle; it is read as a weight here."))
                        .arg(withoutPlaceholders(option)));
        } else {
            answer.weight = takeWeight(option).value_or(0.0);
        }
        answer.text = textWithFeedback(option, answer.feedback);
        item.answers.append(answer);
    }
    if (item.answers.size() < 2)
        record.refuse(u"too-few-options"_s,
                      giftWords(QT_TRANSLATE_NOOP("gift", "A choice needs two options or more.")));
    const auto right = std::ranges::count(item.answers, 100.0, &GiftAnswer::weight);
    if (item.isSingle && right > 1)
        record.warnings.append(
            giftWords(QT_TRANSLATE_NOOP("gift", "%1 options are wholly right. A “=” within an option begins "
                                                "another one: write \\= there."))
                .arg(right));
}

void readMatching(const QString& block, GiftRecord& record)
{
    record.item.type = GiftType::Matching;
    for (const QString& piece : pieces(block, u'=')) {
        const qsizetype arrow = piece.indexOf("->"_L1);
        if (arrow < 0) {
            record.refuse(u"no-arrow"_s, giftWords(QT_TRANSLATE_NOOP("gift", "The pair “%1” has no “->”."))
                                             .arg(withoutPlaceholders(piece)));
            return;
        }
        record.item.pairs.append(
            {textWithFormat(QStringView(piece).left(arrow)), withoutPlaceholders(piece.mid(arrow + 2))});
    }
    if (record.item.pairs.size() < 2)
        record.refuse(u"too-few-pairs"_s,
                      giftWords(QT_TRANSLATE_NOOP("gift", "A matching needs two pairs or more.")));
}

/// False when these are no finite numbers.
bool readRange(const QString& text, GiftAnswer& answer)
{
    const auto number = [](const QString& words, bool& isNumber) {
        const double value = words.trimmed().toDouble(&isNumber);
        isNumber = isNumber && std::isfinite(value);
        return value;
    };
    bool isFirst = false, isSecond = true;
    if (const qsizetype dots = text.indexOf(".."_L1); dots > 0) {
        const double least = number(text.left(dots), isFirst);
        const double most = number(text.mid(dots + 2), isSecond);
        answer.value = least / 2.0 + most / 2.0;
        answer.tolerance = most - answer.value;
    } else if (const qsizetype colon = text.indexOf(u':'); colon > 0) {
        answer.value = number(text.left(colon), isFirst);
        answer.tolerance = number(text.mid(colon + 1), isSecond);
    } else {
        answer.value = number(text, isFirst);
    }
    return isFirst && isSecond && answer.tolerance >= 0.0;
}

void readNumeric(const QString& block, GiftRecord& record)
{
    GiftItem& item = record.item;
    item.type = GiftType::Numeric;
    const qsizetype tilde = block.indexOf(u'~');
    if (tilde >= 0)
        textWithFeedback(QStringView(block).mid(tilde + 1), item.otherwise);
    for (QString piece : pieces(block.mid(1, tilde < 0 ? -1 : tilde - 1), u'=')) {
        GiftAnswer answer;
        answer.weight = takeWeight(piece).value_or(100.0);
        const QString number = textWithFeedback(piece, answer.feedback).text;
        if (number == "*"_L1) {
            item.otherwise = answer.feedback;
            if (answer.weight != 0.0)
                record.warnings.append(giftWords(QT_TRANSLATE_NOOP(
                    "gift", "“*” gives a mark to any number: only its feedback was read.")));
            continue;
        }
        if (!readRange(number, answer)) {
            record.refuse(
                u"not-a-number"_s,
                giftWords(QT_TRANSLATE_NOOP("gift", "“%1” is no number: 8, 0.5:0.01 (a number and its "
                                                    "tolerance) or 1..2 (a range) was expected."))
                    .arg(number));
            return;
        }
        item.answers.append(answer);
    }
    if (item.answers.isEmpty())
        record.refuse(u"no-numeric-answer"_s,
                      giftWords(QT_TRANSLATE_NOOP("gift", "After “#” a number is missing.")));
}

void readTrueFalse(const QString& block, GiftRecord& record)
{
    GiftItem& item = record.item;
    item.type = GiftType::TrueFalse;
    item.isTrue = block.startsWith(u'T');
    const QStringView text(block);
    const qsizetype first = text.indexOf(u'#');
    if (first < 0)
        return;
    const qsizetype second = text.indexOf(u'#', first + 1);
    item.feedbackWrong = textWithFormat(text.mid(first + 1, second < 0 ? -1 : second - first - 1));
    if (second >= 0)
        item.feedbackRight = textWithFormat(text.mid(second + 1));
}

void readShort(const QString& block, GiftRecord& record)
{
    record.item.type = GiftType::Short;
    for (QString piece : pieces(block, u'=')) {
        GiftAnswer answer;
        answer.weight = takeWeight(piece).value_or(100.0);
        answer.text = textWithFeedback(piece, answer.feedback);
        record.item.answers.append(answer);
    }
    static const QStringList truths{u"t"_s, u"true"_s, u"f"_s, u"false"_s};
    if (record.item.answers.size() == 1 && truths.contains(record.item.answers.first().text.text.toLower()))
        record.warnings.append(
            giftWords(QT_TRANSLATE_NOOP("gift", "“%1” is a word to be typed: only {T}, {TRUE}, {F} and "
                                                "{FALSE} in capitals make a true-false."))
                .arg(record.item.answers.first().text.text));
}

} // namespace

void readAnswers(const QString& block, GiftRecord& record)
{
    static const QStringList truths{u"T"_s, u"TRUE"_s, u"F"_s, u"FALSE"_s};
    if (block.count(u'~') + block.count(u'=') > mostAnswers)
        record.refuse(
            u"too-many-answers"_s,
            giftWords(QT_TRANSLATE_NOOP("gift", "The item has more than 1,000 answers: is a “}” missing?")));
    else if (block.isEmpty())
        record.item.type = GiftType::Essay;
    else if (block.startsWith(u'#'))
        readNumeric(block, record);
    else if (block.contains(u'~'))
        readChoice(block, record);
    else if (block.contains(u'=') && block.contains("->"_L1))
        readMatching(block, record);
    else if (truths.contains(block.section(u'#', 0, 0).trimmed()))
        readTrueFalse(block, record);
    else
        readShort(block, record);
}

} // namespace casefile::content
