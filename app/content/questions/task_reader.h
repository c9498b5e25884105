#pragma once

#include "app/content/json_reader.h"
#include "app/content/task.h"

namespace casefile::content {

// What several kinds of question read in the same way.

/// "feedback": {"right", "wrong"} and "misconception", the topic, of a task that has them.
template <typename Task>
void readFeedback(const JsonReader& question, Task& task)
{
    const JsonReader feedback = question.member(QStringLiteral("feedback"));
    if (feedback.expectObject({QStringLiteral("right"), QStringLiteral("wrong")})) {
        task.feedbackRight = feedback.member(QStringLiteral("right")).asLocalized();
        task.feedbackWrong = feedback.member(QStringLiteral("wrong")).asLocalized();
    }
    task.misconception = question.member(QStringLiteral("misconception")).asId().value_or(QString());
}

/// {"zh": ["掩码"], "en": ["mask", "attention mask"]}: at least one spelling in each language.
Spellings readSpellings(const JsonReader& place);

/// All spellings of all languages: who learns in one may know the word of the other.
QStringList everySpelling(const Spellings& spellings);

/// The first spelling of each language.
Localized firstSpelling(const Spellings& spellings);

/// A list of {"id", "text"}; ids and texts differ.
QList<Spare> readSpares(const JsonReader& list, int least);

/// A list of {first, second, "misconception", "feedback"}, where the two keys name ids of these lists.
QList<Mixup> readMixups(const JsonReader& list, const QString& firstKey, const QStringList& firstIds,
                        const QString& secondKey, const QStringList& secondIds);

/// Words that read alike cannot be told apart.
void expectDifferentTexts(const QList<Localized>& texts, const JsonReader& list);

} // namespace casefile::content
