#include "app/views/interview/interview_words.h"

#include "app/content/interview/interview_question.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace {

struct NamedWords
{
    const char* name;
    const char* words;
};

constexpr NamedWords levelTable[] = {
    {"junior", QT_TRANSLATE_NOOP("interview", "junior")},
    {"mid", QT_TRANSLATE_NOOP("interview", "intermediate")},
    {"senior", QT_TRANSLATE_NOOP("interview", "senior")},
    {"staff", QT_TRANSLATE_NOOP("interview", "staff")},
};

constexpr NamedWords kindTable[] = {
    {"concept", QT_TRANSLATE_NOOP("interview", "concept")},
    {"derivation", QT_TRANSLATE_NOOP("interview", "derivation")},
    {"numeric", QT_TRANSLATE_NOOP("interview", "numbers")},
    {"complexity", QT_TRANSLATE_NOOP("interview", "complexity")},
    {"code-reading", QT_TRANSLATE_NOOP("interview", "reading code")},
    {"debugging", QT_TRANSLATE_NOOP("interview", "debugging")},
    {"system-design", QT_TRANSLATE_NOOP("interview", "system design")},
};

QString wordsOf(std::span<const NamedWords> table, const QString& name)
{
    const auto row =
        std::ranges::find_if(table, [&](const NamedWords& one) { return QLatin1String(one.name) == name; });
    return row == table.end() ? name : QCoreApplication::translate("interview", row->words);
}

} // namespace

QString levelWords(const QString& level)
{
    return wordsOf(levelTable, level);
}

QString kindWords(const QString& kind)
{
    return wordsOf(kindTable, kind);
}

QString chapterWords(const content::Library& library, const QString& chapter, const QString& language)
{
    const auto entry = std::ranges::find(library.course, chapter, &content::CourseEntry::id);
    return entry == library.course.cend() ? chapter : content::inLanguage(entry->title, language);
}

QString placeWords(const content::Library& library, const content::InterviewQuestion& question,
                   const QString& language)
{
    return QCoreApplication::translate("interview", "%1 · %2 · %3", "chapter, level, kind")
        .arg(chapterWords(library, question.chapter, language), levelWords(question.level),
             kindWords(question.kind));
}

QString clockWords(qint64 ms)
{
    constexpr qint64 msPerSecond = 1000;
    constexpr qint64 secondsPerMinute = 60;
    const qint64 seconds = ms / msPerSecond;
    return u"%1:%2"_s.arg(seconds / secondsPerMinute).arg(seconds % secondsPerMinute, 2, 10, QChar(u'0'));
}

} // namespace casefile::views
