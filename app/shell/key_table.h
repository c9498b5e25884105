#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>

namespace casefile::shell {

/// What the window can be told to do, by a key or in its menu.
enum class WindowAction {
    EditSentence,
    Find,
    Undo,
    Redo,
    LargerText,
    SmallerText,
    NormalText,
    ToggleTheme,
    ToggleLanguage,
    ToggleMotion,
    ToggleOutline,
    ToggleFullScreen,
    ShowReview,
    ShowStatistics,
    EditChoices,
    ShowData,
    ShowInterview,
    ShowClass,
    ShowClassPage,
    ExportQuestions,
    ShowOwn,
    ShowKeys,
    ShowAbout,
};

/// Where a key does something.
enum class KeyPlace { Window, Sentence, Lesson, Picture, Quiz, Review, Interview };

/// Keys and what they do. Those with an action become shortcuts; the others are those of a page or a part of
/// it.
struct KeyRow
{
    KeyPlace place = KeyPlace::Window;
    QList<QKeySequence> keys;
    const char* words = ""; ///< to be translated in the context "keys"
    std::optional<WindowAction> action;
};

/// THE table of keys: shortcuts are made from it, and F1 lists it.
const QList<KeyRow>& keyTable();

QString
keyNames(const QList<QKeySequence>& keys); ///< "Ctrl+Y, Ctrl+Shift+Z", "1 … 9", in the present language
QString keyWords(const KeyRow& row);
QString placeName(KeyPlace place);

} // namespace casefile::shell
