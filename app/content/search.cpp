#include "app/content/search.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr qsizetype excerptBefore = 24; ///< letters before the first hit
constexpr qsizetype excerptLength = 110;

/// How good a hit is: less is better.
enum Rank { InName, InTitle, InText, Nowhere };

struct Ranked
{
    Rank rank = Nowhere;
    Finding finding;
};

bool hasAll(const QString& text, const QStringList& words)
{
    return std::ranges::all_of(words,
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// The end of a word at or before that place; in Chinese, where words are found by a list, of a character.
qsizetype wordBoundary(const QString& text, qsizetype place)
{
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, text);
    words.setPosition(place);
    return words.isAtBoundary() ? place : std::max<qsizetype>(words.toPreviousBoundary(), 0);
}

QString excerptOf(const QString& text, const QString& word)
{
    const qsizetype hit = std::max<qsizetype>(text.indexOf(word, 0, Qt::CaseInsensitive), 0);
    const qsizetype first = wordBoundary(text, std::max<qsizetype>(hit - excerptBefore, 0));
    const qsizetype last = wordBoundary(text, std::min(first + excerptLength, text.size()));
    QString excerpt = text.sliced(first, last - first).simplified();
    if (first > 0)
        excerpt.prepend(u"… "_s);
    if (last < text.size())
        excerpt.append(u" …"_s);
    return excerpt;
}

Ranked ranked(const Term& term, const QStringList& words, const QString& language)
{
    const QString name = nameInAllLanguages(term, language);
    const QString meaning = inLanguage(term.meaning, language);
    const Rank rank = hasAll(name, words) ? InName : hasAll(name + u' ' + meaning, words) ? InText : Nowhere;
    return {rank, {Finding::Kind::Term, name, meaning, term.chapter, term.step}};
}

Ranked ranked(const Chapter& chapter, const QStringList& words, const QString& language)
{
    const QString title = inLanguage(chapter.titles, language);
    if (chapter.steps.isEmpty())
        return {};
    const QString first = chapter.steps.first().id;
    return {hasAll(title, words) ? InName : Nowhere,
            {Finding::Kind::Chapter, title, chapter.words(language, first).title, chapter.id, first}};
}

Ranked ranked(const Chapter& chapter, const Step& step, const QStringList& words, const QString& language)
{
    const StepText& text = chapter.words(language, step.id);
    QStringList parts = text.depths.values();
    parts << text.caption << text.ask << text.reveal;
    const QString all = plainText(parts.join(u'\n'));
    const Rank rank = hasAll(text.title, words)                ? InTitle
                      : hasAll(text.title + u' ' + all, words) ? InText
                                                               : Nowhere;
    return {rank, {Finding::Kind::Step, text.title, excerptOf(all, words.first()), chapter.id, step.id}};
}

} // namespace

QString nameInAllLanguages(const Term& term, const QString& language)
{
    QStringList names{inLanguage(term.name, language)};
    for (const QString& name : term.name)
        if (!names.contains(name))
            names.append(name);
    return names.join(u" · "_s);
}

QString plainText(const QString& markdown)
{
    static const QRegularExpression field(uR"(\{\{[^}]*\}\})"_s);
    static const QRegularExpression link(uR"(\[([^\]]*)\]\([^)]*\))"_s);
    static const QRegularExpression marks(uR"((^|\n)\s*([#>\-|]+|\d+\.)\s|[*`|])"_s);
    QString text = markdown;
    return text.replace(field, u"…"_s).replace(link, u"\\1"_s).replace(marks, u" "_s).simplified();
}

QList<Finding> search(const Library& library, const QString& words, const QString& language, int most)
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return {};
    QList<Ranked> hits;
    for (const Term& term : library.glossary)
        hits.append(ranked(term, wanted, language));
    for (const Chapter& chapter : library.chapters) {
        hits.append(ranked(chapter, wanted, language));
        for (const Step& step : chapter.steps)
            hits.append(ranked(chapter, step, wanted, language));
    }
    hits.removeIf([](const Ranked& hit) { return hit.rank == Nowhere; });
    std::ranges::stable_sort(hits, {}, &Ranked::rank);
    QList<Finding> findings;
    for (const Ranked& hit : hits.first(std::min<qsizetype>(hits.size(), most)))
        findings.append(hit.finding);
    return findings;
}

} // namespace casefile::content
