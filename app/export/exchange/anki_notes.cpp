#include "app/export/exchange/anki_notes.h"

#include "app/export/exchange/card_face.h"
#include "app/export/exchange/step_picture.h"
#include "app/export/exchange/words_in.h"
#include "app/playback/settled_question.h"

#include <QCoreApplication>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

/// Makes the cards of one language, one by one.
class NoteMaker
{
public:
    NoteMaker(const content::Library& library, const QString& language, CardPictures pictures, AnkiDeck& deck)
        : m_library(library)
        , m_language(language)
        , m_hasPictures(pictures == CardPictures::Steps)
        , m_deck(deck)
    {}

    void add(const content::Question& question, const QString& chapterId)
    {
        QString why;
        std::optional<CardFace> face = faceOf(question, why);
        const content::Chapter* chapter = m_library.chapter(chapterId);
        if (face && std::holds_alternative<content::CellTask>(question.task))
            why = addMap(question, chapter, *face);
        if (!face || !why.isEmpty()) {
            m_deck.leftOut.append(u"%1: %2"_s.arg(question.id, why));
            return;
        }
        AnkiNote note;
        note.guid = u"casefile-%1-%2"_s.arg(question.id, m_language);
        note.deck = u"Casefile::"_s + titleOf(chapterId);
        note.front = face->front;
        note.back = face->back;
        note.tags = QStringList{u"casefile"_s, chapterId, question.type, m_language};
        addStep(question, note);
        m_deck.notes.append(note);
    }

private:
    std::optional<CardFace> faceOf(const content::Question& question, QString& why) const
    {
        const WordsIn words(m_language);
        return cardFace(question, m_language, why);
    }

    QString titleOf(const QString& chapter) const
    {
        for (const content::CourseEntry& entry : m_library.course)
            if (entry.id == chapter)
                return content::inLanguage(entry.title, m_language).replace("::"_L1, ": "_L1);
        return chapter;
    }

    /// Why there is no map to be asked, or nothing.
    QString addMap(const content::Question& question, const content::Chapter* chapter, CardFace& face)
    {
        if (!m_hasPictures)
            return QCoreApplication::translate("cards",
                                               "it asks for a cell of a picture, and text holds none");
        const CellPicture picture = chapter ? cellPicture(question, *chapter, m_language) : CellPicture();
        if (picture.asked.isEmpty() || picture.answered.isEmpty())
            return QCoreApplication::translate("cards", "its picture could not be drawn");
        face.front += imageOf(question.id + u"-asked"_s, picture.asked);
        face.back = u"<p><b>%1</b></p>"_s.arg(picture.cell.toHtmlEscaped()) + face.back +
                    imageOf(question.id + u"-answer"_s, picture.answered);
        return {};
    }

    /// Where it is explained, and what is seen there.
    void addStep(const content::Question& question, AnkiNote& note)
    {
        const content::Chapter* chapter = m_library.chapter(question.repairChapter);
        if (!chapter || chapter->indexOf(question.repairStep) < 0)
            return;
        const WordsIn words(m_language);
        note.step = QCoreApplication::translate("cards", "In Casefile: %1, step “%2”")
                        .arg(titleOf(chapter->id), chapter->words(m_language, question.repairStep).title)
                        .toHtmlEscaped();
        if (!m_hasPictures)
            return;
        const QString name = u"%1-%2"_s.arg(chapter->id, question.repairStep);
        if (!m_images.contains(name)) {
            const QByteArray png = stepPicture(*chapter, question.repairStep, m_language);
            m_images.insert(name, png.isEmpty() ? QString() : imageOf(name, png));
        }
        note.picture = m_images.value(name);
    }

    QString imageOf(const QString& name, const QByteArray& png)
    {
        const QString file = u"casefile-%1-%2.png"_s.arg(name, m_language);
        m_deck.pictures.insert(file, png);
        return u"<img src=\"%1\">"_s.arg(file.toHtmlEscaped());
    }

    const content::Library& m_library;
    QString m_language;
    bool m_hasPictures;
    AnkiDeck& m_deck;
    QMap<QString, QString> m_images; ///< of steps: several questions share one
};

bool needsQuotes(const QString& field)
{
    return field.contains(u'\t') || field.contains(u'"') || field.contains(u'\n') || field.contains(u'\r') ||
           field.startsWith(u'#');
}

QString quoted(QString field)
{
    return needsQuotes(field) ? u'"' + field.replace(u'"', "\"\""_L1) + u'"' : field;
}

} // namespace

AnkiDeck ankiDeck(const QList<content::Quiz>& quizzes, const content::Library& library,
                  const QString& language, CardPictures pictures, const Progress& progress)
{
    AnkiDeck deck;
    qsizetype all = 0;
    for (const content::Quiz& quiz : quizzes)
        all += quiz.questions.size();
    NoteMaker maker(library, language, pictures, deck);
    qsizetype done = 0;
    for (const content::Quiz& quiz : quizzes) {
        for (const content::Question& question : playback::settled(quiz, library, language)) {
            if (!progress(double(done++) / double(all))) {
                deck.isComplete = false;
                return deck;
            }
            maker.add(question, quiz.chapter);
        }
    }
    return deck;
}

QByteArray ankiText(const QList<AnkiNote>& notes)
{
    QString text = u"#separator:tab\n#html:true\n#notetype:Basic\n"
                   "#columns:Front\tBack\tTags\tId\tDeck\n#tags column:3\n#guid column:4\n#deck column:5\n"
                   "#if matches:update current\n#match scope:notetype\n"_s;
    for (const AnkiNote& note : notes) {
        const QString step = note.step.isEmpty() ? QString() : u"<p>%1</p>"_s.arg(note.step);
        QStringList fields{note.front, note.back + step, note.tags.join(u' '), note.guid, note.deck};
        for (QString& field : fields)
            field = quoted(field);
        text += fields.join(u'\t') + u'\n';
    }
    return text.toUtf8();
}

} // namespace casefile::exports
