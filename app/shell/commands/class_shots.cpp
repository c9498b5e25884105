// The pictures of a class in the tour: the instructor's page from rows that a server gave, and joining.
#include "app/learner/store.h"
#include "app/shell/classroom.h"
#include "app/shell/commands/studio.h"
#include "app/shell/commands/tour_shots.h"
#include "app/views/classroom/class_dialog.h"
#include "app/views/classroom/class_page.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScrollArea>
#include <QScrollBar>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

void showSample(Studio& studio)
{
    QFile file(u":/class/sample_rows.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    studio.window().showClassPage();
    studio.window().classroom().showRows(
        learner::classRows(QJsonDocument::fromJson(file.readAll()).object()));
}

void scrollTo(Studio& studio, double share)
{
    studio.picture(studio.window().size()); // laid out: there is something to scroll
    QScrollBar* bar = studio.window().classroom().page()->findChild<QScrollArea*>()->verticalScrollBar();
    bar->setValue(qRound(share * bar->maximum()));
}

} // namespace

void addClassShots(QList<TourShot>& shots)
{
    shots << TourShot{u"class-none"_s, [](Studio& studio) { studio.window().showClassPage(); }};
    shots << TourShot{u"class"_s, [](Studio& studio) {
                          showSample(studio);
                          scrollTo(studio, 0.0);
                      }};
    shots << TourShot{u"class-middle"_s, [](Studio& studio) {
                          showSample(studio);
                          scrollTo(studio, 0.5);
                      }};
    shots << TourShot{u"class-below"_s, [](Studio& studio) {
                          showSample(studio);
                          scrollTo(studio, 1.0);
                      }};
}

} // namespace casefile::shell
