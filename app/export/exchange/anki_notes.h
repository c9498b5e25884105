#pragma once

#include "app/content/library.h"
#include "app/export/exhibit.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace casefile::exports {

/// A flash card of Anki.
struct AnkiNote
{
    QString guid; ///< "casefile-ov-length-en": the same in every export, so that an import brings the card up
                  ///< to date
    QString deck; ///< "Casefile::…": one for each chapter
    QString front;
    QString back;
    QString picture; ///< <img> of the step that repairs; empty: none
    QString step;    ///< the chapter and the step that repair it
    QStringList tags;
};

struct AnkiDeck
{
    QList<AnkiNote> notes;
    QMap<QString, QByteArray> pictures; ///< file name -> PNG
    QStringList leftOut;                ///< "id: why"
    bool isComplete = true;             ///< false: it was ended
};

enum class CardPictures { None, Steps };

/// The questions as cards in this language, asked about the sentence that their chapter begins with. With
/// pictures each has that of the step that repairs it, and cells of a map can be asked, too.
AnkiDeck ankiDeck(const QList<content::Quiz>& quizzes, const content::Library& library,
                  const QString& language, CardPictures pictures, const Progress& progress);

/// Cards as text for Anki's import: header lines, then a line for each, fields with tabs between. What a
/// picture shows is not in it.
QByteArray ankiText(const QList<AnkiNote>& notes);

/// Cards and pictures as a package of Anki (.apkg), in the oldest form, which every Anki reads. `now` stands
/// in the cards: a later one replaces an earlier. Empty, with a sentence in `problem`, when it could not be
/// made.
QByteArray ankiPackage(const AnkiDeck& deck, const QDateTime& now, QString& problem);

} // namespace casefile::exports
