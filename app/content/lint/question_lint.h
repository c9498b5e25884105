#pragma once

#include "app/content/known_names.h"
#include "app/content/library.h"

#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// What the linter looks for.
enum class LintKind {
    // the question cannot be asked:
    Missing, ///< an empty field that it needs
    TooFew,  ///< entries of a list; `detail` says how many it needs
    NoneRight,
    SeveralRight, ///< where one must be right
    AllRight,     ///< of several, no option is wrong
    DuplicateId,
    UnknownName, ///< `detail` names nothing that exists
    // it can, but a good author would look again:
    LongestIsRight,
    EqualOptions,
    NearlyEqualOptions,
    NoFeedback,
    NoTranslation,
    NoMisconception,
    UnknownMisconception,
    NoHint,
    NoRepair,
    UnknownStep,
    AllOfTheAbove, ///< in options that are shuffled
    ToleranceTooWide,
    ToleranceTooNarrow, ///< narrower than what is shown
    LongPrompt,
    UnmarkedNegation
};

/// One thing that the linter saw.
struct LintNote
{
    LintKind kind;
    QString path;     ///< "options[2].feedback", as in faults
    QString language; ///< of the words that it is about; empty: of all
    QString detail;   ///< a name or number that belongs to it

    bool isFault() const { return kind <= LintKind::UnknownName; }
    QString place() const { return language.isEmpty() ? path : path + u'.' + language; }
    bool operator==(const LintNote&) const = default;
};

/// What a question may refer to. Of a kind that is empty here, names are not checked.
struct LintTargets
{
    QStringList misconceptions;
    QMap<QString, QStringList> steps; ///< of each chapter
};
LintTargets lintTargetsOf(const Library& library);

/// All that there is to say about a question of a quiz file, in the order of its fields, faults first.
QList<LintNote> lintQuestion(const QJsonObject& question, const LintTargets& targets);

/// An English sentence, for the command line.
QString toString(const LintNote& note);

/// The notes on every question of the quiz files at these places (a quizzes root, a folder with one, a file),
/// as faults are reported.
Faults lintFolders(const QStringList& places, const KnownNames& names);

} // namespace casefile::content
