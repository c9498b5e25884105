// What the linter saw, in the language of the window.
#include "app/views/editor/field_words.h"

#include <QCoreApplication>

namespace casefile::views {
namespace {

/// The sentence of a kind of note; "%1" is its detail.
const char* sentenceOf(content::LintKind kind)
{
    using enum content::LintKind;
    switch (kind) {
    case Missing:
        return QT_TRANSLATE_NOOP("editor", "Nothing is there yet.");
    case TooFew:
        return QT_TRANSLATE_NOOP("editor", "There must be at least %1.");
    case NoneRight:
        return QT_TRANSLATE_NOOP("editor", "None is right.");
    case SeveralRight:
        return QT_TRANSLATE_NOOP("editor", "%1 are right, but only one may be.");
    case AllRight:
        return QT_TRANSLATE_NOOP("editor", "All are right: there is nothing to choose.");
    case DuplicateId:
        return QT_TRANSLATE_NOOP("editor", "The name “%1” is there twice.");
    case UnknownName:
        return QT_TRANSLATE_NOOP("editor", "There is no “%1”.");
    case LongestIsRight:
        return QT_TRANSLATE_NOOP("editor", "The right option is clearly the longest: that gives it away.");
    case EqualOptions:
        return QT_TRANSLATE_NOOP("editor", "Reads the same as option %1.");
    case NearlyEqualOptions:
        return QT_TRANSLATE_NOOP("editor", "Reads nearly the same as option %1.");
    case NoFeedback:
        return QT_TRANSLATE_NOOP("editor", "The learner is told nothing.");
    case NoTranslation:
        return QT_TRANSLATE_NOOP("editor", "Not there in this language; the other is shown.");
    case NoMisconception:
        return QT_TRANSLATE_NOOP("editor", "No misconception: the mistake teaches less.");
    case UnknownMisconception:
        return QT_TRANSLATE_NOOP("editor", "There is no misconception “%1”.");
    case NoHint:
        return QT_TRANSLATE_NOOP("editor", "There is no hint.");
    case NoRepair:
        return QT_TRANSLATE_NOOP("editor", "No step to go back to after a wrong answer.");
    case UnknownStep:
        return QT_TRANSLATE_NOOP("editor", "There is no step “%1”.");
    case AllOfTheAbove:
        return QT_TRANSLATE_NOOP("editor", "Speaks of other options, but options are shuffled.");
    case ToleranceTooWide:
        return QT_TRANSLATE_NOOP("editor", "A tolerance of %1 lets wrong numbers pass.");
    case ToleranceTooNarrow:
        return QT_TRANSLATE_NOOP("editor", "A tolerance of %1 is narrower than the two decimals shown.");
    case LongPrompt:
        return QT_TRANSLATE_NOOP("editor", "Long: %1 characters.");
    case UnmarkedNegation:
        return QT_TRANSLATE_NOOP("editor", "The “not” is easily overlooked: set it in **bold**.");
    }
    return "";
}

} // namespace

QString lintSentence(const content::LintNote& note)
{
    const QString sentence = QCoreApplication::translate("editor", sentenceOf(note.kind));
    return sentence.contains(QLatin1String("%1")) ? sentence.arg(note.detail) : sentence;
}

} // namespace casefile::views
