// Items become GIFT text.
#include "app/content/exchange/gift.h"
#include "app/content/exchange/gift_questions.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QString escapedWords(const QString& text)
{
    QString escaped;
    for (const QChar letter : text) {
        if (letter == u'\n') {
            escaped += "\\n"_L1;
            continue;
        }
        if (u"\\#=~{}:"_s.contains(letter))
            escaped += u'\\';
        escaped += letter;
    }
    return escaped;
}

QString written(const GiftText& text)
{
    const QString words = escapedWords(text.text);
    return text.format.isEmpty() ? words : u"[%1]%2"_s.arg(text.format, words);
}

QString feedback(const GiftText& text)
{
    return text.isEmpty() ? QString() : u'#' + written(text);
}

/// The shortest decimal number that is this one.
QString number(double value)
{
    return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

QString weight(double value)
{
    return u"%%1%"_s.arg(number(value));
}

QString option(const GiftAnswer& answer, bool isSingle)
{
    QString mark = u"~"_s;
    if (isSingle && answer.weight == 100.0)
        mark = u"="_s;
    else if (answer.weight != 0.0)
        mark += weight(answer.weight);
    return mark + written(answer.text) + feedback(answer.feedback) + u'\n';
}

QString typed(const GiftAnswer& answer, GiftType type)
{
    QString words = written(answer.text);
    if (type == GiftType::Numeric)
        words = number(answer.value) + (answer.tolerance > 0.0 ? u':' + number(answer.tolerance) : QString());
    return u"="_s + (answer.weight == 100.0 ? QString() : weight(answer.weight)) + words +
           feedback(answer.feedback) + u'\n';
}

/// What stands between the braces.
QString block(const GiftItem& item)
{
    QString lines;
    if (item.type == GiftType::TrueFalse) {
        lines = item.isTrue ? u"TRUE"_s : u"FALSE"_s;
        if (!item.feedbackWrong.isEmpty() || !item.feedbackRight.isEmpty())
            lines += u'#' + written(item.feedbackWrong) + feedback(item.feedbackRight);
        return lines;
    }
    if (item.type == GiftType::Essay)
        return {};
    lines = item.type == GiftType::Numeric ? u"#\n"_s : u"\n"_s;
    for (const GiftAnswer& answer : item.answers)
        lines += item.type == GiftType::Choice ? option(answer, item.isSingle) : typed(answer, item.type);
    for (const GiftPair& pair : item.pairs)
        lines += u"=%1 -> %2\n"_s.arg(written(pair.left), escapedWords(pair.right));
    return item.otherwise.isEmpty() ? lines : lines + u'~' + feedback(item.otherwise) + u'\n';
}

/// The comment that carries what GIFT has no place for.
QString marks(const GiftItem& item)
{
    const auto mark = [](const QString& name, QString words) {
        return u" [%1:%2]"_s.arg(name, words.replace(u']', u"\\]"_s));
    };
    QString line = item.id.isEmpty() ? QString() : mark(u"id"_s, item.id);
    for (const QString& tag : item.tags)
        line += mark(u"tag"_s, tag);
    return line.isEmpty() ? line : u"//"_s + line + u'\n';
}

QString stem(const GiftItem& item, const QString& answers)
{
    GiftText words = item.stem;
    if (words.format == "moodle"_L1 && !words.text.startsWith(u'['))
        words.format.clear();
    const QString text = written(words);
    if (item.isBlank)
        return QString(text).replace(text.indexOf("_____"_L1), 5, answers);
    return answers.isNull() ? text : text + u' ' + answers;
}

} // namespace

QString toGift(const GiftItem& item)
{
    if (item.type == GiftType::Category)
        return u"$CATEGORY: %1\n"_s.arg(escapedWords(item.path));
    QString answers;
    if (item.type != GiftType::Description) {
        const QString general =
            item.generalFeedback.isEmpty() ? QString() : u"####"_s + written(item.generalFeedback);
        answers = u"{%1%2}"_s.arg(block(item), general);
    }
    return marks(item) + u"::%1::%2\n"_s.arg(escapedWords(item.title), stem(item, answers));
}

QString giftCategory(const QString& chapter)
{
    GiftItem item;
    item.type = GiftType::Category;
    item.path = u"$course$/Casefile/"_s + chapter;
    return toGift(item);
}

QString writeGift(const QList<Question>& questions, const QString& language, QStringList* leftOut)
{
    QStringList items;
    for (const Question& question : questions) {
        QString why;
        if (const auto item = giftItem(question, language, why))
            items.append(toGift(*item));
        else if (leftOut)
            leftOut->append(u"%1: %2"_s.arg(question.id, why));
    }
    return items.join(u'\n');
}

} // namespace casefile::content
