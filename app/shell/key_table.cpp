#include "app/shell/key_table.h"

#include <QCoreApplication>
#include <QStringList>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

using Keys = QList<QKeySequence>;

QString say(const char* words)
{
    return QCoreApplication::translate("keys", words);
}

Keys digits(Qt::Key last, Qt::KeyboardModifiers modifiers = {})
{
    Keys keys;
    for (int key = Qt::Key_1; key <= last; ++key)
        keys.append(QKeySequence(QKeyCombination(modifiers, Qt::Key(key))));
    return keys;
}

QList<KeyRow> windowKeys()
{
    using enum WindowAction;
    constexpr auto place = KeyPlace::Window;
    const auto control = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
    return {
        {place, {Qt::Key_Tab}, QT_TRANSLATE_NOOP("keys", "to the next picture, button or panel"), {}},
        {place,
         {control(Qt::Key_F)},
         QT_TRANSLATE_NOOP("keys", "find words in the course and the glossary"),
         Find},
        {place, {control(Qt::Key_R)}, QT_TRANSLATE_NOOP("keys", "review what is due"), ShowReview},
        {place, {control(Qt::Key_T)}, QT_TRANSLATE_NOOP("keys", "what was learned"), ShowStatistics},
        {place, {control(Qt::Key_I)}, QT_TRANSLATE_NOOP("keys", "interview questions"), ShowInterview},
        {place, {control(Qt::Key_O)}, QT_TRANSLATE_NOOP("keys", "own questions"), ShowOwn},
        {place, {control(Qt::Key_E)}, QT_TRANSLATE_NOOP("keys", "change the sentence"), EditSentence},
        {place,
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
         QT_TRANSLATE_NOOP("keys", "export questions"),
         ExportQuestions},
        {place,
         {control(Qt::Key_Z)},
         QT_TRANSLATE_NOOP("keys", "undo a change of sentence or settings, or a grade"),
         Undo},
        {place,
         {control(Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
         QT_TRANSLATE_NOOP("keys", "redo it"),
         Redo},
        {place,
         {control(Qt::Key_Plus), control(Qt::Key_Equal)},
         QT_TRANSLATE_NOOP("keys", "larger text"),
         LargerText},
        {place, {control(Qt::Key_Minus)}, QT_TRANSLATE_NOOP("keys", "smaller text"), SmallerText},
        {place, {control(Qt::Key_0)}, QT_TRANSLATE_NOOP("keys", "normal text"), NormalText},
        {place, {control(Qt::Key_D)}, QT_TRANSLATE_NOOP("keys", "light or dark"), ToggleTheme},
        {place, {control(Qt::Key_L)}, QT_TRANSLATE_NOOP("keys", "Chinese or English"), ToggleLanguage},
        {place, {control(Qt::Key_M)}, QT_TRANSLATE_NOOP("keys", "less motion, or all of it"), ToggleMotion},
        {place,
         {Qt::Key_F9},
         QT_TRANSLATE_NOOP("keys", "the outline of the course: away, or back"),
         ToggleOutline},
        {place, {Qt::Key_F11}, QT_TRANSLATE_NOOP("keys", "full screen"), ToggleFullScreen},
        {place, {Qt::Key_F1, Qt::Key_Question}, QT_TRANSLATE_NOOP("keys", "this list"), ShowKeys},
    };
}

QList<KeyRow> sentenceKeys()
{
    constexpr auto place = KeyPlace::Sentence;
    return {
        {place, {Qt::Key_F2, Qt::Key_Return}, QT_TRANSLATE_NOOP("keys", "open it to change it"), {}},
        {place, {Qt::Key_Escape, Qt::Key_Return}, QT_TRANSLATE_NOOP("keys", "done with changing it"), {}},
    };
}

QList<KeyRow> lessonKeys()
{
    constexpr auto place = KeyPlace::Lesson;
    return {
        {place, {Qt::Key_Space}, QT_TRANSLATE_NOOP("keys", "run to the next stop, or pause"), {}},
        {place,
         {Qt::Key_Left, Qt::Key_Right},
         QT_TRANSLATE_NOOP("keys", "one step back, one step forward"),
         {}},
        {place, {Qt::Key_Home, Qt::Key_End}, QT_TRANSLATE_NOOP("keys", "start and end of the chapter"), {}},
        {place, digits(Qt::Key_9), QT_TRANSLATE_NOOP("keys", "choose an answer"), {}},
        {place, {Qt::Key_F}, QT_TRANSLATE_NOOP("keys", "freeze the state, or release it"), {}},
        {place, {Qt::Key_W}, QT_TRANSLATE_NOOP("keys", "to the terms of the chosen number"), {}},
        {place, {Qt::Key_C}, QT_TRANSLATE_NOOP("keys", "compare with the frozen state, or stop"), {}},
        {place,
         {Qt::Key_Backspace},
         QT_TRANSLATE_NOOP("keys", "back to the quiz from a step that repairs"),
         {}},
        {place,
         {Qt::Key_Escape},
         QT_TRANSLATE_NOOP("keys", "free the pin, back from the network without attention"),
         {}},
    };
}

QList<KeyRow> pictureKeys()
{
    constexpr auto place = KeyPlace::Picture;
    return {
        {place,
         {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Home, Qt::Key_End},
         QT_TRANSLATE_NOOP("keys", "from token to token, from cell to cell"),
         {}},
        {place,
         {Qt::Key_Up, Qt::Key_Down},
         QT_TRANSLATE_NOOP("keys", "in the network without attention: change an input"),
         {}},
        {place, {Qt::Key_Return}, QT_TRANSLATE_NOOP("keys", "pin, and ask where the number comes from"), {}},
        {place,
         {QKeySequence(Qt::CTRL | Qt::Key_C), QKeySequence(Qt::CTRL | Qt::Key_Insert)},
         QT_TRANSLATE_NOOP("keys", "copy the number in full, or all of the picture"),
         {}},
        {place,
         {Qt::Key_Plus, Qt::Key_Minus},
         QT_TRANSLATE_NOOP("keys", "a large heat map: closer, farther"),
         {}},
        {place, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("keys", "free the pin, leave the walk"), {}},
        {place,
         {Qt::Key_Up, Qt::Key_Down},
         QT_TRANSLATE_NOOP("keys", "in the code of a step: the line before, the next line"),
         {}},
        {place,
         {Qt::Key_Left, Qt::Key_Right},
         QT_TRANSLATE_NOOP("keys", "in the code of a step: one run of a loop back, one forward"),
         {}},
    };
}

QList<KeyRow> quizKeys()
{
    constexpr auto place = KeyPlace::Quiz;
    return {
        {place, digits(Qt::Key_9), QT_TRANSLATE_NOOP("keys", "choose an answer"), {}},
        {place,
         digits(Qt::Key_3, Qt::ControlModifier),
         QT_TRANSLATE_NOOP("keys", "say how sure you are"),
         {}},
        {place,
         {Qt::Key_Space, Qt::Key_Return},
         QT_TRANSLATE_NOOP("keys", "check, then on to the next question"),
         {}},
        {place, {Qt::Key_H, Qt::CTRL | Qt::Key_H}, QT_TRANSLATE_NOOP("keys", "a hint"), {}},
        {place, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("keys", "leave it; the answers are kept"), {}},
        {place, {Qt::Key_R}, QT_TRANSLATE_NOOP("keys", "to the step that explains it"), {}},
        {place, {Qt::Key_N}, QT_TRANSLATE_NOOP("keys", "the same with other numbers, after the verdict"), {}},
        {place,
         {Qt::CTRL | Qt::Key_Z},
         QT_TRANSLATE_NOOP("keys", "before the check: take the last change back"),
         {}},
        {place, {Qt::Key_Backspace}, QT_TRANSLATE_NOOP("keys", "back to the question before"), {}},
    };
}

QList<KeyRow> reviewKeys()
{
    constexpr auto place = KeyPlace::Review;
    return {
        {place, digits(Qt::Key_4), QT_TRANSLATE_NOOP("keys", "grade: again, hard, good, easy"), {}},
        {place, digits(Qt::Key_9), QT_TRANSLATE_NOOP("keys", "before: choose an answer"), {}},
        {place,
         digits(Qt::Key_3, Qt::ControlModifier),
         QT_TRANSLATE_NOOP("keys", "say how sure you are"),
         {}},
        {place,
         {Qt::Key_Space, Qt::Key_Return},
         QT_TRANSLATE_NOOP("keys", "check or show the answer, then take the proposed grade"),
         {}},
        {place, {Qt::Key_H, Qt::CTRL | Qt::Key_H}, QT_TRANSLATE_NOOP("keys", "a hint"), {}},
        {place, {Qt::Key_R}, QT_TRANSLATE_NOOP("keys", "to the step that explains it"), {}},
        {place, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("keys", "leave it; the answers are kept"), {}},
    };
}

QList<KeyRow> interviewKeys()
{
    constexpr auto place = KeyPlace::Interview;
    return {
        {place,
         {Qt::CTRL | Qt::Key_Return},
         QT_TRANSLATE_NOOP("keys", "show the model answer, also while typing"),
         {}},
        {place, digits(Qt::Key_9), QT_TRANSLATE_NOOP("keys", "tick a point of the model answer"), {}},
        {place, digits(Qt::Key_4, Qt::ControlModifier), QT_TRANSLATE_NOOP("keys", "choose the level"), {}},
        {place,
         {Qt::Key_Return},
         QT_TRANSLATE_NOOP("keys", "keep it with the suggested grade; in a mock interview: go on"),
         {}},
        {place,
         {Qt::Key_Left, Qt::Key_Right},
         QT_TRANSLATE_NOOP("keys", "the question before, the next"),
         {}},
        {place, {Qt::Key_T}, QT_TRANSLATE_NOOP("keys", "a minute to think, by the clock"), {}},
        {place, {Qt::Key_R}, QT_TRANSLATE_NOOP("keys", "to the step that explains it"), {}},
        {place,
         {Qt::Key_P, Qt::Key_S},
         QT_TRANSLATE_NOOP("keys", "in a mock interview: pause, skip the question"),
         {}},
        {place, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("keys", "leave it; where you are is kept"), {}},
    };
}

bool isDigit(const QKeySequence& keys)
{
    return keys[0].key() >= Qt::Key_0 && keys[0].key() <= Qt::Key_9;
}

QString keyName(const QKeySequence& keys)
{
    switch (keys[0].toCombined()) {
    case Qt::Key_Left:
        return u"←"_s;
    case Qt::Key_Up:
        return u"↑"_s;
    case Qt::Key_Right:
        return u"→"_s;
    case Qt::Key_Down:
        return u"↓"_s;
    case Qt::Key_Space:
        return say(QT_TRANSLATE_NOOP("keys", "Space"));
    default:
        return keys.toString(QKeySequence::NativeText);
    }
}

} // namespace

const QList<KeyRow>& keyTable()
{
    static const QList<KeyRow> table = windowKeys() + sentenceKeys() + lessonKeys() + pictureKeys() +
                                       quizKeys() + reviewKeys() + interviewKeys();
    return table;
}

QString keyNames(const QList<QKeySequence>& keys)
{
    if (keys.size() > 2 && isDigit(keys.first()))
        return QCoreApplication::translate("keys", "%1 … %2", "first, last key")
            .arg(keyName(keys.first()), keyName(keys.last()));
    QStringList names;
    for (const QKeySequence& one : keys)
        names.append(keyName(one));
    return names.join(u", "_s);
}

QString keyWords(const KeyRow& row)
{
    return say(row.words);
}

QString placeName(KeyPlace place)
{
    switch (place) {
    case KeyPlace::Window:
        return say(QT_TRANSLATE_NOOP("keys", "Everywhere"));
    case KeyPlace::Sentence:
        return say(QT_TRANSLATE_NOOP("keys", "In the sentence"));
    case KeyPlace::Lesson:
        return say(QT_TRANSLATE_NOOP("keys", "In a lesson"));
    case KeyPlace::Picture:
        return say(QT_TRANSLATE_NOOP("keys", "In a picture"));
    case KeyPlace::Quiz:
        return say(QT_TRANSLATE_NOOP("keys", "In a quiz"));
    case KeyPlace::Review:
        return say(QT_TRANSLATE_NOOP("keys", "In a review"));
    case KeyPlace::Interview:
        return say(QT_TRANSLATE_NOOP("keys", "In an interview"));
    }
    return {};
}

} // namespace casefile::shell
