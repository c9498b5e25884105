// Options, words and numbers of GIFT items.
#include "app/content/exchange/question_maker.h"

#include "app/content/exchange/gift_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

QJsonArray QuestionMaker::options() const
{
    QJsonArray list;
    for (qsizetype i = 0; i < item.answers.size(); ++i) {
        const GiftAnswer& answer = item.answers[i];
        QJsonObject option{{u"id"_s, optionId(i)}, {u"text"_s, localized(plain(optionText(answer)))}};
        QString feedback = plain(answer.feedback);
        if (isRight(answer)) {
            option.insert(u"right"_s, true);
            feedback = withGeneral(feedback, plain(item.generalFeedback));
        }
        if (!feedback.isEmpty())
            option.insert(u"feedback"_s, localized(feedback));
        list.append(option);
    }
    return list;
}

GiftText QuestionMaker::optionText(const GiftAnswer& answer) const
{
    GiftText text = answer.text;
    if (text.format.isEmpty() && answer.weight == 100.0)
        takeWeight(text.text);
    return text;
}

void QuestionMaker::warnOfShares(bool isSeveral) const
{
    QList<double> shares;
    for (const GiftAnswer& answer : item.answers) {
        if (answer.weight > 0.0 && (isSeveral || answer.weight != 100.0))
            shares.append(answer.weight);
    }
    if (shares.isEmpty())
        return;
    const auto [least, most] = std::ranges::minmax(shares);
    if (!isSeveral)
        warn(giftWords(
            QT_TRANSLATE_NOOP("gift", "An option that gives a part of the mark counts as wrong here.")));
    else if (most - least > 0.01)
        warn(giftWords(QT_TRANSLATE_NOOP(
            "gift", "The right options give different parts of the mark; here they share it equally.")));
}

QString QuestionMaker::makeChoice() const
{
    const auto right =
        std::ranges::count_if(item.answers, [this](const GiftAnswer& answer) { return isRight(answer); });
    if (right == 0)
        return giftWords(QT_TRANSLATE_NOOP("gift", "No option is right."));
    if (right == item.answers.size())
        return giftWords(QT_TRANSLATE_NOOP("gift", "All options are right: there is nothing to choose."));
    const bool isSeveral = right > 1;
    if (item.isSingle && isSeveral)
        warn(giftWords(QT_TRANSLATE_NOOP("gift", "All right options must be chosen here, not one of them.")));
    warnOfShares(isSeveral);
    if (item.isBlank && !isSeveral)
        return makeGap({{u"id"_s, u"gap"_s}, {u"options"_s, options()}});
    set(u"type"_s, isSeveral ? u"choices"_s : u"choice"_s);
    set(u"options"_s, options());
    return {};
}

QString QuestionMaker::makeGap(const QJsonObject& gap) const
{
    QString text = markdown(item.stem);
    const qsizetype at = text.indexOf("_____"_L1);
    if (at < 0)
        return giftWords(QT_TRANSLATE_NOOP("gift", "The gap is not to be found in the text."));
    set(u"type"_s, u"cloze"_s);
    set(u"prompt"_s, localized(language == "zh"_L1 ? u"填空。"_s : u"Fill the gap."_s));
    set(u"text"_s, localized(text.replace(at, 5, u"⟦gap⟧"_s)));
    set(u"gaps"_s, QJsonArray{gap});
    if (gap.contains(u"accepted"_s))
        setFeedback(markdown(item.generalFeedback), {});
    return {};
}

QString QuestionMaker::makeShort() const
{
    QJsonArray accepted, mistaken;
    QString right, wrong;
    for (const GiftAnswer& answer : item.answers) {
        const QString word = plain(answer.text);
        const QString feedback = markdown(answer.feedback);
        if (word == "*"_L1) {
            wrong = feedback;
        } else if (answer.weight == 100.0) {
            accepted.append(word);
            right = right.isEmpty() ? feedback : right;
        } else {
            if (answer.weight > 0.0)
                warn(giftWords(
                         QT_TRANSLATE_NOOP(
                             "gift", "“%1” gives a part of the mark in the file; here it counts as wrong."))
                         .arg(word));
            QJsonObject one{{u"words"_s, QJsonObject{{language, QJsonArray{word}}}}};
            if (!feedback.isEmpty())
                one.insert(u"feedback"_s, localized(feedback));
            mistaken.append(one);
        }
    }
    if (accepted.isEmpty())
        return giftWords(QT_TRANSLATE_NOOP("gift", "No answer is wholly right."));
    const QJsonObject spellings{{language, accepted}};
    if (item.isBlank && mistaken.isEmpty() && wrong.isEmpty()) {
        QJsonObject gap{{u"id"_s, u"gap"_s}, {u"accepted"_s, spellings}};
        if (!right.isEmpty())
            gap.insert(u"feedback"_s, localized(right));
        return makeGap(gap);
    }
    set(u"type"_s, u"text"_s);
    set(u"accepted"_s, spellings);
    if (!mistaken.isEmpty())
        set(u"mistaken"_s, joined(mistaken));
    setFeedback(withGeneral(right, markdown(item.generalFeedback)), wrong);
    return {};
}

QJsonArray QuestionMaker::joined(const QJsonArray& mistaken) const
{
    QJsonArray list;
    for (const QJsonValue& value : mistaken) {
        const QJsonObject one = value.toObject();
        QJsonObject last = list.isEmpty() ? QJsonObject() : list.last().toObject();
        if (list.isEmpty() || last[u"feedback"_s] != one[u"feedback"_s]) {
            list.append(one);
            continue;
        }
        QJsonArray words = last[u"words"_s][language].toArray();
        words.append(one[u"words"_s][language].toArray().first());
        last.insert(u"words"_s, QJsonObject{{language, words}});
        list.replace(list.size() - 1, last);
    }
    return list;
}

QString QuestionMaker::makeNumber() const
{
    const auto right = std::ranges::find(item.answers, 100.0, &GiftAnswer::weight);
    if (right == item.answers.end())
        return giftWords(QT_TRANSLATE_NOOP("gift", "No answer is wholly right."));
    QJsonArray mistaken;
    for (const GiftAnswer& answer : item.answers) {
        if (&answer == &*right)
            continue;
        if (answer.weight > 0.0)
            warn(giftWords(QT_TRANSLATE_NOOP("gift", "%1 gives a mark as well in the file; here one "
                                                     "number is right, and it counts as wrong."))
                     .arg(answer.value));
        QJsonObject one{{u"value"_s, answer.value}};
        if (!answer.feedback.isEmpty())
            one.insert(u"feedback"_s, localized(markdown(answer.feedback)));
        mistaken.append(one);
    }
    set(u"type"_s, u"number"_s);
    set(u"answer"_s, QJsonObject{{u"value"_s, right->value}});
    set(u"tolerance"_s, right->tolerance);
    if (!mistaken.isEmpty())
        set(u"mistaken"_s, mistaken);
    setFeedback(markdown(right->feedback), markdown(item.otherwise));
    if (!item.generalFeedback.isEmpty())
        set(u"working"_s, localized(markdown(item.generalFeedback)));
    return {};
}

} // namespace casefile::content
