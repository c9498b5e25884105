#pragma once

#include "app/content/exchange/gift_item.h"
#include "app/content/question.h"

#include <QXmlStreamWriter>

namespace casefile::content {

/// Writes one question as Moodle XML. What GIFT holds as well is written from its item; a text with gaps and
/// an order, which GIFT does not hold, from the question.
class MoodleQuestion
{
public:
    MoodleQuestion(const Question& question, const QString& language, QXmlStreamWriter& xml);

    /// False, with the reason, when Moodle cannot ask it; nothing is written then.
    bool write(QString& why);

private:
    void writeItem(const GiftItem& item);
    void writeCloze(const ClozeTask& task);
    void writeOrdering(const OrderingTask& task);

    void begin(const QString& type, const GiftText& prompt, const GiftText& general);
    void end(); ///< hints and topic, which every type has

    void element(const QString& name, const QString& words);
    void text(const QString& name, const GiftText& words); ///< <name format="…"><text>…</text></name>
    void answer(const GiftAnswer& answer, const QString& words, const QString& format);
    void choice(const GiftItem& item);
    void typed(const GiftItem& item);
    void numbers(const GiftItem& item);
    void trueFalse(const GiftItem& item);
    void pairs(const GiftItem& item);
    void essay(const GiftItem& item);
    /// What is said of the whole answer.
    void combinedFeedback(const QString& right, const QString& partly, const QString& wrong);
    QString gap(const Gap& gap) const;
    QString missedWords(const ChoiceTask& task) const;
    QString in(const Localized& words) const { return inLanguage(words, m_language).trimmed(); }

    const Question& m_question;
    QString m_language;
    QXmlStreamWriter& m_xml;
    QString m_format; ///< of the prompt
};

} // namespace casefile::content
