#include "app/content/lint/lint_rules.h"

#include "app/content/json_path.h"
#include "app/content/quantity.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QString textOf(const QJsonValue& entry, const QString& language)
{
    return entry["text"_L1][language].toString().simplified();
}

/// Columns of a fixed font: a Chinese character is as wide as two letters, and says as much.
int widthOf(const QString& text)
{
    int width = 0;
    for (const QChar letter : text)
        width += letter.unicode() >= 0x2e80 ? 2 : 1;
    return width;
}

/// Without what does not change the meaning: capitals, spaces, punctuation of sentences.
QString coreOf(const QString& text)
{
    static const QRegularExpression trifles(uR"([\s.,;:!?"'“”‘’。，；：！？、]+)"_s);
    return text.toCaseFolded().remove(trifles);
}

void lintLengths(const QJsonArray& options, const QString& path, const QString& language,
                 QList<LintNote>& notes)
{
    constexpr double clearly = 1.35;
    constexpr int moreColumns = 14; ///< a word or two longer is no sign
    int right = -1;
    int longestWrong = 0;
    for (int i = 0; i < int(options.size()); ++i) {
        if (options.at(i)["right"_L1].toBool())
            right = i;
        else
            longestWrong = std::max(longestWrong, widthOf(textOf(options.at(i), language)));
    }
    const int width = right < 0 ? 0 : widthOf(textOf(options.at(right), language));
    if (longestWrong > 0 && width > clearly * longestWrong && width >= longestWrong + moreColumns)
        notes.append({LintKind::LongestIsRight, pathOf(pathOf(path, right), u"text"_s), language, {}});
}

void lintLikeness(const QJsonArray& options, const QString& path, const QString& language,
                  QList<LintNote>& notes)
{
    for (int i = 1; i < int(options.size()); ++i) {
        const QString text = textOf(options.at(i), language);
        for (int before = 0; before < i && !text.isEmpty(); ++before) {
            const QString other = textOf(options.at(before), language);
            if (text != other && (coreOf(text) != coreOf(other) || coreOf(text).isEmpty()))
                continue;
            const auto kind = text == other ? LintKind::EqualOptions : LintKind::NearlyEqualOptions;
            notes.append({kind, pathOf(pathOf(path, i), u"text"_s), language, QString::number(before + 1)});
            break;
        }
    }
}

void lintReferences(const QJsonArray& options, const QString& path, const QString& language,
                    QList<LintNote>& notes)
{
    static const QRegularExpression toOthers(
        uR"(\b(all|none|both|neither|either|any) of (the above|these|the other)\b|(以上|上述|前面).{0,4}(都|皆|均|全|两)|(两者|二者)[都均皆]|[都均]不[对是]$)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    for (int i = 0; i < int(options.size()); ++i) {
        const QString text = textOf(options.at(i), language);
        constexpr int wholeOption = 44; ///< longer ones say something of their own
        if (widthOf(text) <= wholeOption && toOthers.match(text).hasMatch())
            notes.append({LintKind::AllOfTheAbove, pathOf(pathOf(path, i), u"text"_s), language, {}});
    }
}

/// The sentence that asks.
QString questionIn(const QString& prompt)
{
    static const QRegularExpression sentence(uR"([^.。?？!！\n]*[?？])"_s);
    QString last;
    for (const QRegularExpressionMatch& match : sentence.globalMatch(prompt))
        last = match.captured();
    return last;
}

/// What a number can be is known of a few: beyond it any answer would do.
double widestTolerance(const QJsonObject& answer)
{
    constexpr double ofWeights = 0.05; // they lie between 0 and 1
    constexpr double ofOthers = 0.5;
    const QString name = answer.value("quantity"_L1).toString();
    const bool isWeight = answer.value("tensor"_L1) == "weights"_L1 || name.startsWith("row-"_L1);
    return isWeight ? ofWeights : ofOthers;
}

} // namespace

void lintOptions(const QJsonObject& question, const QString& path, QList<LintNote>& notes)
{
    const QJsonArray options = valueAt(question, path).toArray();
    if (options.isEmpty())
        return;
    const auto right =
        std::ranges::count_if(options, [](const QJsonValue& option) { return option["right"_L1].toBool(); });
    const bool isSeveral = question.value("type"_L1) == "choices"_L1;
    if (right == 0)
        notes.append({LintKind::NoneRight, path, {}, {}});
    else if (right > 1 && !isSeveral)
        notes.append({LintKind::SeveralRight, path, {}, QString::number(right)});
    else if (right == options.size())
        notes.append({LintKind::AllRight, path, {}, {}});
    for (const QString& language : requiredLanguages()) {
        if (right == 1)
            lintLengths(options, path, language, notes);
        lintLikeness(options, path, language, notes);
        lintReferences(options, path, language, notes);
    }
}

void lintPrompt(const QJsonObject& question, QList<LintNote>& notes)
{
    constexpr int longest = 640; ///< columns: some eight lines of the quiz page
    static const QRegularExpression emphasised(uR"(\*\*[^*]+\*\*|\b(NOT|EXCEPT|NEVER)\b)"_s);
    static const QRegularExpression negation(
        uR"(\b(which|what)\b(?!.*\bso that\b).*\b(not|never|except|isn't|aren't|doesn't|don't|cannot|can't)\b|哪.*(不(?!变)|没有|并非)|(不|没有|并非).*[的是]哪|除了?.*哪)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString type = question.value("type"_L1).toString();
    const bool hasOptions = type == "choice"_L1 || type == "choices"_L1;
    for (const QString& language : requiredLanguages()) {
        const QString prompt = question.value("prompt"_L1)[language].toString();
        const int width = widthOf(prompt);
        if (width > longest)
            notes.append({LintKind::LongPrompt, u"prompt"_s, language, QString::number(prompt.size())});
        const QString asked = questionIn(prompt);
        if (hasOptions && negation.match(asked).hasMatch() && !emphasised.match(asked).hasMatch())
            notes.append({LintKind::UnmarkedNegation, u"prompt"_s, language, {}});
    }
}

void lintTolerance(const QJsonObject& question, QList<LintNote>& notes)
{
    constexpr double ofTwoDecimals = 0.005; ///< numbers are shown with two
    if (question.value("type"_L1) != "number"_L1)
        return;
    const QJsonObject answer = question.value("answer"_L1).toObject();
    const QString name = answer.value("quantity"_L1).toString();
    const Quantity* quantity = quantityNamed(name);
    if (!quantity)
        return;
    const double tolerance = question.value("tolerance"_L1).toDouble(ofTwoDecimals);
    if (tolerance >= widestTolerance(answer))
        notes.append({LintKind::ToleranceTooWide, u"tolerance"_s, {}, QString::number(tolerance)});
    // A sum of weights is known without looking: it need not be read off the screen.
    if (quantity->place != Place::Nothing && name != "row-sum"_L1 && tolerance < ofTwoDecimals)
        notes.append({LintKind::ToleranceTooNarrow, u"tolerance"_s, {}, QString::number(tolerance)});
}

void lintIds(const QJsonArray& entries, const QString& path, QList<LintNote>& notes)
{
    QStringList seen;
    for (int i = 0; i < int(entries.size()); ++i) {
        const QString id = entries.at(i)["id"_L1].toString();
        if (!id.isEmpty() && seen.contains(id))
            notes.append({LintKind::DuplicateId, pathOf(pathOf(path, i), u"id"_s), {}, id});
        seen.append(id);
    }
}

} // namespace casefile::content
