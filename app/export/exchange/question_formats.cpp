#include "app/export/exchange/question_formats.h"

#include "app/content/exchange/gift.h"
#include "app/content/exchange/moodle_xml.h"
#include "app/export/exchange/anki_notes.h"
#include "app/playback/settled_question.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

QuestionFile asGift(const QuestionExport& wanted, const Progress&)
{
    QuestionFile file;
    QStringList parts;
    for (const content::Quiz& quiz : wanted.quizzes)
        parts << content::giftCategory(quiz.chapter)
              << content::writeGift(playback::settled(quiz, wanted.library, wanted.language), wanted.language,
                                    &file.leftOut);
    file.bytes = parts.join(u'\n').toUtf8();
    return file;
}

QuestionFile asMoodle(const QuestionExport& wanted, const Progress&)
{
    QuestionFile file;
    QList<content::MoodleCategory> categories;
    for (const content::Quiz& quiz : wanted.quizzes)
        categories.append({quiz.chapter, playback::settled(quiz, wanted.library, wanted.language)});
    file.bytes = content::writeMoodleXml(categories, wanted.language, &file.leftOut);
    return file;
}

QuestionFile asAnkiText(const QuestionExport& wanted, const Progress& progress)
{
    const AnkiDeck deck =
        ankiDeck(wanted.quizzes, wanted.library, wanted.language, CardPictures::None, progress);
    return {deck.isComplete ? ankiText(deck.notes) : QByteArray(), deck.leftOut, {}};
}

QuestionFile asAnkiPackage(const QuestionExport& wanted, const Progress& progress)
{
    const AnkiDeck deck =
        ankiDeck(wanted.quizzes, wanted.library, wanted.language, CardPictures::Steps, progress);
    QuestionFile file{{}, deck.leftOut, {}};
    if (deck.isComplete)
        file.bytes = ankiPackage(deck, QDateTime::currentDateTimeUtc(), file.problem);
    return file;
}

QuestionFile asPack(const QuestionExport& wanted, const Progress&)
{
    QuestionFile file;
    file.bytes =
        writePack({QCoreApplication::applicationVersion(), wanted.objects, wanted.log}, file.problem);
    return file;
}

} // namespace

QList<PackChapter> courseObjects(const QList<content::Quiz>& quizzes)
{
    QList<PackChapter> chapters;
    for (const content::Quiz& quiz : quizzes) {
        QFile file(quiz.file);
        if (file.open(QIODevice::ReadOnly))
            chapters.append(
                {quiz.chapter, false, QJsonDocument::fromJson(file.readAll())["questions"_L1].toArray()});
    }
    return chapters;
}

const QList<QuestionFormat>& questionFormats()
{
    static const QList<QuestionFormat> table{
        {u"gift"_s, u"gift.txt"_s, QT_TRANSLATE_NOOP("export", "GIFT (text for Moodle)"),
         QT_TRANSLATE_NOOP("export",
                           "A text that Moodle and many others read: one language; no hints, no orders, no "
                           "gaps to choose for, nothing answered in a picture."),
         true, false, asGift},
        {u"moodle"_s, u"xml"_s, QT_TRANSLATE_NOOP("export", "Moodle XML"),
         QT_TRANSLATE_NOOP(
             "export", "Moodle's own form: one language; with hints, orders and gaps, but nothing that is "
                       "answered in a picture."),
         true, false, asMoodle},
        {u"anki"_s, u"anki.txt"_s, QT_TRANSLATE_NOOP("export", "Anki text"),
         QT_TRANSLATE_NOOP("export",
                           "Flash cards as text for Anki's import: one language, a deck for each chapter, no "
                           "pictures. A later import brings cards up to date."),
         true, false, asAnkiText},
        {u"apkg"_s, u"apkg"_s, QT_TRANSLATE_NOOP("export", "Anki package"),
         QT_TRANSLATE_NOOP(
             "export",
             "Flash cards with the picture of the step that explains them: one language, a deck for each "
             "chapter. Drawing the pictures takes a while."),
         true, false, asAnkiPackage},
        {u"pack"_s, packSuffix, QT_TRANSLATE_NOOP("export", "Casefile package"),
         QT_TRANSLATE_NOOP(
             "export",
             "Everything, in both languages, for another Casefile: nothing is lost. Your answers may "
             "go along."),
         false, true, asPack},
    };
    return table;
}

const QuestionFormat* questionFormat(const QString& id)
{
    const auto& table = questionFormats();
    const auto format = std::ranges::find(table, id, &QuestionFormat::id);
    return format == table.end() ? nullptr : &*format;
}

} // namespace casefile::exports
