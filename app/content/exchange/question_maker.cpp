// GIFT items become questions of a quiz file.
#include "app/content/exchange/question_maker.h"

#include "app/content/exchange/gift_words.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::content {

QString optionId(qsizetype index)
{
    return index < 26 ? QString(QChar(char16_t(u'a' + index))) : u"o%1"_s.arg(index + 1);
}

void QuestionMaker::setFeedback(const QString& right, const QString& wrong) const
{
    QJsonObject feedback;
    if (!right.isEmpty())
        feedback.insert(u"right"_s, localized(right));
    if (!wrong.isEmpty())
        feedback.insert(u"wrong"_s, localized(wrong));
    if (!feedback.isEmpty())
        set(u"feedback"_s, feedback);
}

QString QuestionMaker::withGeneral(const QString& feedback, const QString& general) const
{
    if (general.isEmpty() || feedback == general)
        return feedback;
    return feedback.isEmpty() ? general : feedback + u'\n' + general;
}

QString QuestionMaker::makeTrueFalse() const
{
    set(u"type"_s, u"true-false"_s);
    set(u"answer"_s, item.isTrue);
    const QString right = withGeneral(plain(item.feedbackRight), plain(item.generalFeedback));
    const QString wrong = plain(item.feedbackWrong);
    QJsonObject feedback;
    for (const bool isTrue : {true, false}) {
        const QString said = isTrue == item.isTrue ? right : wrong;
        if (!said.isEmpty())
            feedback.insert(isTrue ? u"true"_s : u"false"_s, localized(said));
    }
    if (!feedback.isEmpty())
        set(u"feedback"_s, feedback);
    return {};
}

QString QuestionMaker::makeMatching() const
{
    QJsonArray pairs, spares;
    QStringList rights;
    for (const GiftPair& pair : item.pairs) {
        if (rights.contains(pair.right))
            return giftWords(
                       QT_TRANSLATE_NOOP(
                           "gift", "“%1” stands on the right twice: here each belongs to one left side."))
                .arg(pair.right);
        rights.append(pair.right);
        const QString id = optionId(rights.size() - 1);
        if (pair.left.isEmpty())
            spares.append(QJsonObject{{u"id"_s, id}, {u"text"_s, localized(pair.right)}});
        else
            pairs.append(QJsonObject{{u"id"_s, id},
                                     {u"left"_s, localized(plain(pair.left))},
                                     {u"right"_s, localized(pair.right)}});
    }
    if (pairs.size() < 2)
        return giftWords(QT_TRANSLATE_NOOP("gift", "A matching needs two pairs or more."));
    set(u"type"_s, u"matching"_s);
    set(u"pairs"_s, pairs);
    if (!spares.isEmpty())
        set(u"spares"_s, spares);
    setFeedback(markdown(item.generalFeedback), {});
    return {};
}

QString QuestionMaker::makeEssay() const
{
    QStringList model;
    QJsonArray points;
    for (QString paragraph : markdown(item.generalFeedback).split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        if (paragraph.startsWith("\\- "_L1)) // plain words
            paragraph.remove(0, 1);
        if (paragraph.startsWith("- "_L1))
            points.append(QJsonObject{{u"id"_s, optionId(points.size())},
                                      {u"text"_s, localized(paragraph.mid(2).trimmed())}});
        else
            model.append(paragraph.trimmed());
    }
    if (model.isEmpty())
        return giftWords(
            QT_TRANSLATE_NOOP("gift", "An essay needs a model answer (“####”) to be compared with."));
    if (points.isEmpty())
        points.append(QJsonObject{
            {u"id"_s, u"a"_s},
            {u"text"_s, localized(language == "zh"_L1 ? u"我的回答说出了参考答案的要点"_s
                                                      : u"My answer says what the model answer says"_s)}});
    set(u"type"_s, u"free-text"_s);
    set(u"model"_s, localized(model.join(u"\n\n"_s)));
    set(u"points"_s, points);
    return {};
}

QString QuestionMaker::make() const
{
    if (item.stem.isEmpty() && item.type != GiftType::Category)
        return giftWords(QT_TRANSLATE_NOOP("gift", "The question has no words."));
    set(u"version"_s, 1);
    set(u"prompt"_s, localized(markdown(item.stem)));
    switch (item.type) {
    case GiftType::Category:
    case GiftType::Description:
        return giftWords(QT_TRANSLATE_NOOP(
            "gift", "A description asks nothing: without answers in braces it was passed over."));
    case GiftType::Essay:
        return makeEssay();
    case GiftType::TrueFalse:
        return makeTrueFalse();
    case GiftType::Choice:
        return makeChoice();
    case GiftType::Short:
        return makeShort();
    case GiftType::Numeric:
        return makeNumber();
    case GiftType::Matching:
        return makeMatching();
    }
    return {};
}

void QuestionMaker::takeMarks() const
{
    static const QRegularExpression idForm(uR"(\A[A-Za-z0-9]+(-[A-Za-z0-9]+)*\z)"_s);
    static const QRegularExpression beliefForm(uR"(\AM-[A-Z]{2}-[0-9]{2}\z)"_s);
    if (item.id.contains(idForm))
        set(u"id"_s, item.id);
    else if (!item.id.isEmpty())
        warn(giftWords(QT_TRANSLATE_NOOP(
                           "gift", "“%1” is no id here (letters, digits and hyphens): it gets a new one."))
                 .arg(item.id));
    QStringList beliefs, others;
    for (const QString& tag : item.tags)
        (tag.contains(beliefForm) ? beliefs : others).append(tag);
    if (!beliefs.isEmpty() && hasTopic())
        set(u"misconception"_s, beliefs.first());
    others += beliefs.mid(1);
    if (!others.isEmpty())
        warn(giftWords(QT_TRANSLATE_NOOP("gift", "Tags that are not kept: %1")).arg(others.join(u", "_s)));
}

bool QuestionMaker::hasTopic() const
{
    return !imported.question.contains(u"options"_s);
}

} // namespace casefile::content
