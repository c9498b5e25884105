#pragma once

#include "app/content/library.h"
#include "app/export/exchange/question_formats.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace casefile::views {

/// What there is to be exported: the course, and what is the learner's own.
struct ExportOffer
{
    const content::Library& library;
    QList<content::Quiz> own = {}; ///< own questions, one quiz for each chapter that has some
    QList<exports::PackChapter> ownObjects = {};
    int answers = 0;                                  ///< in the log
    std::function<QList<QJsonObject>()> readLog = {}; ///< its lines, oldest first
};

/// What was chosen, to be remembered as well.
struct ExportChoices
{
    QString format = QStringLiteral("pack");
    QStringList chapters; ///< ids; none: all that have questions
    QString language = QStringLiteral("zh");
    bool isOwn = false; ///< own questions; else those of the course
    bool hasLog = false;
    QString folder; ///< of the last file

    QString toText() const;
    /// What is not understood stays as it is without it.
    static ExportChoices fromText(const QString& text, const ExportChoices& fallback);
};

/// The questions that these choices ask for.
exports::QuestionExport exportOf(const ExportChoices& choices, const ExportOffer& offer);

/// How many there are in a chapter.
qsizetype questionsIn(const ExportOffer& offer, bool isOwn, const QString& chapter);

} // namespace casefile::views
