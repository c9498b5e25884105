#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace casefile::content {

/// What stands in a field of a question.
enum class FieldKind {
    Words,    ///< {"zh", "en"}
    Synonyms, ///< {"zh": […], "en": […]}
    Line,     ///< one text for all languages: code
    Flag,     ///< true or false; missing is false
    Truth,    ///< true or false, one of which must be said
    Number,
    Whole,      ///< 0, 1, …
    Name,       ///< one of `names`
    Index,      ///< one of `names`, or a number from 0
    Belief,     ///< the id of a belief
    MaskRule,   ///< a mask by its rule
    RepairStep, ///< {"chapter", "step"}
    Part,       ///< the id of an entry of this question, of one of the lists `names`
    List        ///< entries, each with the fields `of`
};

/// What its absence means.
enum class FieldNeed {
    Must,   ///< without it the question cannot be asked
    Should, ///< it can, but teaches less
    May
};

/// One field of a question: the table of a type says what its form shows and its linter looks for.
struct QuestionField
{
    QString path; ///< from the question, or from the entry of a list: "feedback.right"
    FieldKind kind = FieldKind::Words;
    FieldNeed need = FieldNeed::Must;
    QStringList names = {};
    QList<QuestionField> of = {};
    int fewest = 0;           ///< entries of a list
    bool isIdentified = true; ///< entries have an "id"
};

/// The fields of a question of this type, those that every question has among them; empty: no such type.
const QList<QuestionField>& questionFields(const QString& type);

/// A list entry with an id that `list` does not have yet.
QJsonObject newEntry(const QuestionField& list, const QJsonArray& entries);

/// A question of this type with as many empty entries as it needs.
QJsonObject newQuestion(const QString& type);

/// Goes through all fields of a question and of the entries of its lists; `path` is from the question.
using FieldVisit = std::function<void(const QuestionField& field, const QString& path)>;
void visitFields(const QJsonObject& question, const FieldVisit& visit);

} // namespace casefile::content
