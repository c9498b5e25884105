#include "app/views/editor/field_words.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::views {
namespace {

using Names = QHash<QString, const char*>;

constexpr char context[] = "editor";

QString said(const Names& names, const QString& key, const QString& otherwise)
{
    const auto found = names.constFind(key);
    return found == names.cend() ? otherwise : QCoreApplication::translate(context, *found);
}

const Names& fieldNames()
{
    static const Names names{
        {u"prompt"_s, QT_TRANSLATE_NOOP("editor", "Question")},
        {u"type"_s, QT_TRANSLATE_NOOP("editor", "Type")},
        {u"chapter"_s, QT_TRANSLATE_NOOP("editor", "Chapter")},
        {u"text"_s, QT_TRANSLATE_NOOP("editor", "Text")},
        {u"right"_s, QT_TRANSLATE_NOOP("editor", "Right answer")},
        {u"feedback"_s, QT_TRANSLATE_NOOP("editor", "Feedback")},
        {u"missed"_s, QT_TRANSLATE_NOOP("editor", "Said when it was left out")},
        {u"misconception"_s, QT_TRANSLATE_NOOP("editor", "Misconception")},
        {u"misconceptionTransposed"_s, QT_TRANSLATE_NOOP("editor", "Misconception, row and column swapped")},
        {u"misconceptionOpposite"_s, QT_TRANSLATE_NOOP("editor", "Misconception, moved the other way")},
        {u"feedback.right"_s, QT_TRANSLATE_NOOP("editor", "Said when right")},
        {u"feedback.wrong"_s, QT_TRANSLATE_NOOP("editor", "Said when wrong")},
        {u"feedback.true"_s, QT_TRANSLATE_NOOP("editor", "Said to “true”")},
        {u"feedback.false"_s, QT_TRANSLATE_NOOP("editor", "Said to “false”")},
        {u"feedback.transposed"_s, QT_TRANSLATE_NOOP("editor", "Said when row and column are swapped")},
        {u"feedback.opposite"_s, QT_TRANSLATE_NOOP("editor", "Said when moved the other way")},
        {u"answer"_s, QT_TRANSLATE_NOOP("editor", "Answer")},
        {u"answer.quantity"_s, QT_TRANSLATE_NOOP("editor", "Quantity asked for")},
        {u"goal.quantity"_s, QT_TRANSLATE_NOOP("editor", "Quantity of the goal")},
        {u"tensor"_s, QT_TRANSLATE_NOOP("editor", "Matrix")},
        {u"head"_s, QT_TRANSLATE_NOOP("editor", "Head, from 0")},
        {u"row"_s, QT_TRANSLATE_NOOP("editor", "Row, from 0")},
        {u"column"_s, QT_TRANSLATE_NOOP("editor", "Column, from 0")},
        {u"tolerance"_s, QT_TRANSLATE_NOOP("editor", "Tolerance")},
        {u"mistaken"_s, QT_TRANSLATE_NOOP("editor", "Typical wrong answers")},
        {u"mistake"_s, QT_TRANSLATE_NOOP("editor", "Mistake")},
        {u"words"_s, QT_TRANSLATE_NOOP("editor", "Wrong words, one in each line")},
        {u"accepted"_s, QT_TRANSLATE_NOOP("editor", "Accepted words, one in each line")},
        {u"working"_s, QT_TRANSLATE_NOOP("editor", "Whole working")},
        {u"options"_s, QT_TRANSLATE_NOOP("editor", "Options")},
        {u"pairs"_s, QT_TRANSLATE_NOOP("editor", "Pairs")},
        {u"spares"_s, QT_TRANSLATE_NOOP("editor", "Right sides that belong to nothing")},
        {u"mixups"_s, QT_TRANSLATE_NOOP("editor", "Typical mix-ups")},
        {u"right side"_s, QT_TRANSLATE_NOOP("editor", "Right side")},
        {u"left"_s, QT_TRANSLATE_NOOP("editor", "Left side")},
        {u"first"_s, QT_TRANSLATE_NOOP("editor", "This one")},
        {u"then"_s, QT_TRANSLATE_NOOP("editor", "Wrongly before")},
        {u"items"_s, QT_TRANSLATE_NOOP("editor", "Items in the right order")},
        {u"gaps"_s, QT_TRANSLATE_NOOP("editor", "Gaps")},
        {u"id"_s, QT_TRANSLATE_NOOP("editor", "Name, in the text as ⟦name⟧")},
        {u"allHeads"_s, QT_TRANSLATE_NOOP("editor", "of all heads")},
        {u"transposed"_s, QT_TRANSLATE_NOOP("editor", "transposed")},
        {u"inverted"_s, QT_TRANSLATE_NOOP("editor", "hidden and visible swapped")},
        {u"mask"_s, QT_TRANSLATE_NOOP("editor", "Mask")},
        {u"slider.setting"_s, QT_TRANSLATE_NOOP("editor", "The slider moves")},
        {u"slider.from"_s, QT_TRANSLATE_NOOP("editor", "From")},
        {u"slider.to"_s, QT_TRANSLATE_NOOP("editor", "To")},
        {u"slider.step"_s, QT_TRANSLATE_NOOP("editor", "Step")},
        {u"slider.start"_s, QT_TRANSLATE_NOOP("editor", "Start")},
        {u"above"_s, QT_TRANSLATE_NOOP("editor", "Must be above")},
        {u"below"_s, QT_TRANSLATE_NOOP("editor", "or below")},
        {u"code"_s, QT_TRANSLATE_NOOP("editor", "Lines of code")},
        {u"line"_s, QT_TRANSLATE_NOOP("editor", "Line")},
        {u"fault"_s, QT_TRANSLATE_NOOP("editor", "The faulty line")},
        {u"fix"_s, QT_TRANSLATE_NOOP("editor", "As it should be")},
        {u"model"_s, QT_TRANSLATE_NOOP("editor", "Model answer")},
        {u"points"_s, QT_TRANSLATE_NOOP("editor", "Points of a good answer")},
        {u"enough"_s, QT_TRANSLATE_NOOP("editor", "Points that are enough")},
        {u"hints"_s, QT_TRANSLATE_NOOP("editor", "Hints, from a nudge to nearly there")},
        {u"repair"_s, QT_TRANSLATE_NOOP("editor", "Step to go back to")},
        {u"sentence"_s, QT_TRANSLATE_NOOP("editor", "Sentence it is asked about; empty: the learner's own")},
        {u"state.mask"_s, QT_TRANSLATE_NOOP("editor", "Mask under which it is asked")},
    };
    return names;
}

} // namespace

QString fieldLabel(const QString& path)
{
    return said(fieldNames(), path, said(fieldNames(), path.section(u'.', -1), path));
}

QString entryLabel(const QString& listPath)
{
    static const Names names{
        {u"options"_s, QT_TRANSLATE_NOOP("editor", "Option")},
        {u"pairs"_s, QT_TRANSLATE_NOOP("editor", "Pair")},
        {u"spares"_s, QT_TRANSLATE_NOOP("editor", "Spare")},
        {u"mixups"_s, QT_TRANSLATE_NOOP("editor", "Mix-up")},
        {u"items"_s, QT_TRANSLATE_NOOP("editor", "Item")},
        {u"gaps"_s, QT_TRANSLATE_NOOP("editor", "Gap")},
        {u"code"_s, QT_TRANSLATE_NOOP("editor", "Line")},
        {u"points"_s, QT_TRANSLATE_NOOP("editor", "Point")},
        {u"hints"_s, QT_TRANSLATE_NOOP("editor", "Hint")},
        {u"mistaken"_s, QT_TRANSLATE_NOOP("editor", "Wrong answer")},
    };
    return said(names, listPath, listPath);
}

QString typeLabel(const QString& type)
{
    static const Names names{
        {u"choice"_s, QT_TRANSLATE_NOOP("editor", "Choose one")},
        {u"choices"_s, QT_TRANSLATE_NOOP("editor", "Choose several")},
        {u"true-false"_s, QT_TRANSLATE_NOOP("editor", "True or false")},
        {u"number"_s, QT_TRANSLATE_NOOP("editor", "Number")},
        {u"text"_s, QT_TRANSLATE_NOOP("editor", "A word or two")},
        {u"matching"_s, QT_TRANSLATE_NOOP("editor", "Matching")},
        {u"ordering"_s, QT_TRANSLATE_NOOP("editor", "Ordering")},
        {u"cloze"_s, QT_TRANSLATE_NOOP("editor", "Text with gaps")},
        {u"shape"_s, QT_TRANSLATE_NOOP("editor", "Shape of a matrix")},
        {u"cell"_s, QT_TRANSLATE_NOOP("editor", "Cell of a map")},
        {u"mask"_s, QT_TRANSLATE_NOOP("editor", "Draw a mask")},
        {u"slider"_s, QT_TRANSLATE_NOOP("editor", "Move a slider")},
        {u"code-line"_s, QT_TRANSLATE_NOOP("editor", "Faulty line of code")},
        {u"free-text"_s, QT_TRANSLATE_NOOP("editor", "Free answer")},
    };
    return said(names, type, type);
}

QString nameLabel(const QString& name)
{
    static const Names names{
        {u"cell"_s, QT_TRANSLATE_NOOP("editor", "a cell")},
        {u"row-sum"_s, QT_TRANSLATE_NOOP("editor", "sum of a row of weights")},
        {u"row-max"_s, QT_TRANSLATE_NOOP("editor", "largest weight of a row")},
        {u"row-entropy"_s, QT_TRANSLATE_NOOP("editor", "entropy of a row of weights")},
        {u"score-count"_s, QT_TRANSLATE_NOOP("editor", "number of scores")},
        {u"token-count"_s, QT_TRANSLATE_NOOP("editor", "number of tokens")},
        {u"head-count"_s, QT_TRANSLATE_NOOP("editor", "number of heads")},
        {u"parameter-count"_s, QT_TRANSLATE_NOOP("editor", "number of parameters")},
        {u"temperature"_s, QT_TRANSLATE_NOOP("editor", "temperature")},
        {u"window"_s, QT_TRANSLATE_NOOP("editor", "radius of the window")},
        {u"first"_s, QT_TRANSLATE_NOOP("editor", "the first")},
        {u"last"_s, QT_TRANSLATE_NOOP("editor", "the last")},
        {u"focus"_s, QT_TRANSLATE_NOOP("editor", "the one in focus")},
        {u"max"_s, QT_TRANSLATE_NOOP("editor", "largest of the row")},
        {u"min"_s, QT_TRANSLATE_NOOP("editor", "smallest of the row")},
        {u"no-scaling"_s, QT_TRANSLATE_NOOP("editor", "without scaling")},
        {u"softmax-over-columns"_s, QT_TRANSLATE_NOOP("editor", "softmax over columns")},
        {u"mask-after-softmax"_s, QT_TRANSLATE_NOOP("editor", "mask after softmax")},
        {u"mask-with-zero"_s, QT_TRANSLATE_NOOP("editor", "mask with 0")},
        {u"no-mask"_s, QT_TRANSLATE_NOOP("editor", "without a mask")},
        {u"swapped-query-key"_s, QT_TRANSLATE_NOOP("editor", "query and key swapped")},
        {u"no-exponential"_s, QT_TRANSLATE_NOOP("editor", "without the exponential")},
        {u"self-excluded"_s, QT_TRANSLATE_NOOP("editor", "itself left out")},
        {u"heads-not-split"_s, QT_TRANSLATE_NOOP("editor", "heads not split")},
    };
    return said(names, name, name);
}

QString placeWords(const content::LintNote& note)
{
    static const QRegularExpression entry(uR"(([a-z]+)\[(\d+)\])"_s);
    QStringList words;
    for (const QRegularExpressionMatch& match : entry.globalMatch(note.path))
        words.append(u"%1 %2"_s.arg(entryLabel(match.captured(1))).arg(match.captured(2).toInt() + 1));
    const QString field = note.path.section(u']', -1);
    const bool isSide = field == ".right"_L1 && !note.path.contains("options["_L1);
    if (!field.isEmpty())
        words.append(fieldLabel(isSide ? u"right side"_s : field.startsWith(u'.') ? field.mid(1) : field));
    if (!note.language.isEmpty())
        words.append(note.language == "zh"_L1 ? u"中文"_s : u"English"_s);
    return words.join(u" · "_s);
}

} // namespace casefile::views
