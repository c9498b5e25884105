#include "app/content/grading/short_text.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

/// Signs that stand for one another.
struct Spelling
{
    QStringView signs;
    QChar plain;
};

const Spelling spellings[]{
    {u"‐‑‒–—―−﹣－", u'-'}, {u"、﹑;；", u','}, {u"。．｡", u'.'}, {u"‘’‚′", u'\''}, {u"“”„″「」『』", u'"'},
};

QString withPlainSigns(QString words)
{
    for (const Spelling& spelling : spellings) {
        for (const QChar sign : spelling.signs)
            words.replace(sign, spelling.plain);
    }
    return words;
}

/// Latin letters without their accents; marks of other scripts belong to the letter, and stay.
QString withoutLatinAccents(const QString& words)
{
    static const QRegularExpression accents(uR"((?<=\p{Latin})\p{Mn}+)"_s,
                                            QRegularExpression::UseUnicodePropertiesOption);
    return words.normalized(QString::NormalizationForm_D)
        .remove(accents)
        .normalized(QString::NormalizationForm_C);
}

} // namespace

QString comparableText(const QString& words)
{
    static const auto unicode = QRegularExpression::UseUnicodePropertiesOption;
    static const QRegularExpression besideHan(uR"(\s+(?=\p{Han})|(?<=\p{Han})\s+)"_s, unicode);
    static const QRegularExpression besideSigns(uR"(\s*([,.:!?"'()-])\s*)"_s);
    static const QRegularExpression stop(uR"([,.:!?]+\z)"_s);
    QString text = words.normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
    text = withPlainSigns(text);
    text.replace(besideSigns, uR"(\1)"_s);
    return text.remove(besideHan).remove(stop);
}

TextVerdict gradeText(const QString& typed, const QStringList& accepted)
{
    if (typed.trimmed().isEmpty())
        return TextVerdict::Blank;
    const QString given = comparableText(typed);
    if (given.isEmpty()) // nothing but stops
        return TextVerdict::Wrong;
    const auto isAccepted = [&accepted](auto matches) { return std::ranges::any_of(accepted, matches); };
    if (isAccepted([&](const QString& answer) { return comparableText(answer) == given; }))
        return TextVerdict::Right;
    const QString plain = withoutLatinAccents(given);
    if (isAccepted(
            [&](const QString& answer) { return withoutLatinAccents(comparableText(answer)) == plain; }))
        return TextVerdict::RightButAccents;
    return TextVerdict::Wrong;
}

} // namespace casefile::content
