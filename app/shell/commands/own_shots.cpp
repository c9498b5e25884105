// The pictures of own questions in the tour.
#include "app/shell/commands/studio.h"
#include "app/shell/commands/tour_shots.h"
#include "app/shell/own_pages.h"
#include "app/shell/program.h"
#include "app/views/own/import_dialog.h"
#include "app/views/own/own_page.h"

#include <QFile>
#include <QTableView>
#include <QTemporaryDir>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 quizSeed = 1;

/// What an instructor may have written; the last item cannot be asked.
const QByteArray giftSample = R"($CATEGORY: qkv

::Scores::What is compared to give a score? {=A query and a key#Yes: their dot product. ~Two values#Values are mixed, not compared.}

::Rows::Each row of the weights sums to 1. {TRUE}

::Heads::How many heads does a model of width 512 with heads of width 64 have? {#8}

::Broken::Which one? {=this ~that
)";

/// What an import of the sample would do.
QList<learner::PlannedItem> plannedSample(Studio& studio)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"week-2.gift"_s);
    QFile file(name);
    if (file.open(QIODevice::WriteOnly))
        file.write(giftSample);
    file.close();
    const QList<learner::OwnQuestion> none;
    views::ImportDialog dialog(studio.library(), knownNames(), none, studio.window().language(), {});
    dialog.openFile(name);
    return dialog.items();
}

void showList(Studio& studio)
{
    OwnShelf& shelf = studio.window().ownShelf();
    if (shelf.kept().isEmpty()) {
        shelf.questions().import(learner::toWrite(plannedSample(studio), false),
                                 QDateTime::currentDateTimeUtc());
        shelf.refresh();
    }
    studio.window().showOwn();
    studio.window().own().page()->list()->selectRow(0);
}

} // namespace

void addOwnShots(QList<TourShot>& shots)
{
    shots << TourShot{u"own-none"_s, [](Studio& studio) { studio.window().showOwn(); }};
    shots << TourShot{u"own-list"_s, showList};
    shots << TourShot{u"own-question"_s, [](Studio& studio) {
                          showList(studio);
                          const QString chapter = studio.window().ownShelf().kept().first().chapter;
                          studio.window().showQuiz(chapter, quizSeed);
                          studio.window().quizSession().goTo(studio.window().quizSession().count() - 1);
                      }};
}

} // namespace casefile::shell
