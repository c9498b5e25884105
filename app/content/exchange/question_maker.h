#pragma once

#include "app/content/exchange/gift_item.h"
#include "app/content/exchange/imported.h"
#include "app/content/exchange/markup_text.h"

#include <QJsonArray>
#include <QJsonObject>

namespace casefile::content {

/// "a" … "z", "o27", …
QString optionId(qsizetype index);

/// A GIFT item on its way to a question; the functions make… return why it cannot be asked, or nothing.
struct QuestionMaker
{
    const GiftItem& item;
    QString language;
    ImportedQuestion& imported;
    QString formatOf(const GiftText& text) const
    {
        return text.format.isEmpty() ? item.stem.format : text.format;
    }
    QJsonObject localized(const QString& words) const { return {{language, words}}; }
    QString markdown(const GiftText& text) const { return toMarkdown(text.text, formatOf(text)); }
    QString plain(const GiftText& text) const { return toPlainWords(text.text, formatOf(text)); }
    void warn(const QString& sentence) const { imported.warnings.append(sentence); }
    void set(const QString& key, const QJsonValue& value) const { imported.question.insert(key, value); }
    void setFeedback(const QString& right, const QString& wrong) const;
    /// The general feedback is said to everybody in Moodle; here it belongs to the right answer.
    QString withGeneral(const QString& feedback, const QString& general) const;
    /// An option of Moodle's "=%100%words": the weight is no word.
    GiftText optionText(const GiftAnswer& answer) const;
    /// Where one option may be chosen, those that give the whole mark are right; else all that give some.
    bool isRight(const GiftAnswer& answer) const
    {
        return item.isSingle ? answer.weight == 100.0 : answer.weight > 0.0;
    }
    QJsonArray options() const;
    void warnOfShares(bool isSeveral) const;
    QString makeChoice() const;
    /// A sentence with a gap: the stem is its text.
    QString makeGap(const QJsonObject& gap) const;
    /// Words that are typed: right ones, wrong ones with a word of their own, and what any other is told.
    QString makeShort() const;
    /// Neighbours that are told the same are spellings of one mistake.
    QJsonArray joined(const QJsonArray& mistaken) const;
    QString makeNumber() const;
    QString makeTrueFalse() const;
    QString makeMatching() const;
    /// Paragraphs "- …" of the model answer are its points.
    QString makeEssay() const;
    QString make() const;
    /// Its id and its topic, where the comment carries them.
    void takeMarks() const;
    /// In a choice each option has its own misconception.
    bool hasTopic() const;
};

} // namespace casefile::content
