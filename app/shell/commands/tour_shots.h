#pragma once

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace casefile::content {
struct Library;
}

namespace casefile::shell {

class Studio;

/// One picture of the tour: the name of its file and how the program gets there.
struct TourShot
{
    QString name; ///< "lesson-overview-weights-numbers"
    std::function<void(Studio&)> go;
    std::function<QWidget*(Studio&)> dialog = {}; ///< makes what is pictured instead of the window
};

/// Interview practice and a mock interview, in each of their phases.
void addInterviewShots(QList<TourShot>& shots);

/// A class: as its instructor sees it, with and without rows.
void addClassShots(QList<TourShot>& shots);
/// The editor of questions with each type, with a new question and with advice.
void addEditorShots(QList<TourShot>& shots, const content::Library& library);
/// Own questions: none, a list of them, and one in a quiz.
void addOwnShots(QList<TourShot>& shots);

/// The export dialog: as it opens, after a file was written, and when it cannot be.
void addExportShots(QList<TourShot>& shots);

/// Every page, every step in every depth, every type of question before and after a wrong answer, the
/// summary.
QList<TourShot> tourShots(const Studio& studio);

} // namespace casefile::shell
