#include "app/shell/commands/window_benchmark.h"

#include "app/shell/commands/studio.h"
#include "app/shell/process_info.h"

#include "app/views/figure_card.h"
#include "app/views/heat_map_chart.h"
#include "app/views/pages/lesson_page.h"

#include <algorithm>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize(1440, 900);
constexpr int longTokens = 512;

double millisecondsSince(qint64 begin)
{
    return double(monotonicNanoseconds() - begin) / nanosecondsInMillisecond;
}

/// Text of 512 tokens that ends in that word.
QString longText(const QString& last)
{
    QString words;
    for (int i = 1; i < longTokens; ++i)
        words += i % 2 ? u"cat "_s : u"the "_s;
    return words + last;
}

void openMap(Studio& studio)
{
    content::State state;
    state.chapter = u"overview"_s;
    state.step = u"whole-map"_s;
    studio.open(state, 1.0);
    studio.window().resize(windowSize);
    studio.window().show();
    QCoreApplication::processEvents();
}

/// Paints what is due, rounds of the event loop until nothing is.
void paintAll(Studio& studio)
{
    QCoreApplication::processEvents();
    studio.window().repaint();
}

} // namespace

double residentAfterAllChapters(Studio& studio)
{
    for (const content::Chapter& chapter : studio.library().chapters)
        for (const content::Step& step : chapter.steps) {
            content::State state;
            state.chapter = chapter.id;
            state.step = step.id;
            studio.open(state, 1.0);
            studio.picture(windowSize);
        }
    return double(residentBytes());
}

double residentWithTwoLongTexts(Studio& studio)
{
    openMap(studio);
    for (const QString& last : {u"dog"_s, u"ball"_s}) {
        studio.window().session().setSentence(longText(last));
        studio.waitForTrace();
        paintAll(studio);
    }
    return studio.window().session().previousTrace() ? double(residentBytes()) : 0.0;
}

LongTextTimes longTextTimes(Studio& studio, int edits, int hovers)
{
    openMap(studio);
    playback::LessonSession& session = studio.window().session();
    LongTextTimes times;
    for (int i = 0; i < edits; ++i) {
        const qint64 begin = monotonicNanoseconds();
        session.setSentence(longText(i % 2 ? u"dog"_s : u"ball"_s));
        double still = millisecondsSince(begin);
        while (session.isComputing()) {
            const qint64 round = monotonicNanoseconds();
            QCoreApplication::processEvents();
            still = std::max(still, millisecondsSince(round));
        }
        const qint64 computed = monotonicNanoseconds();
        paintAll(studio);
        times.edits.push_back(millisecondsSince(begin));
        times.stills.push_back(std::max(still, millisecondsSince(computed)));
    }
    QWidget* map = studio.window().findChild<views::HeatMapChart*>()->viewport();
    for (int i = 0; i < hovers; ++i) {
        const qint64 begin = monotonicNanoseconds();
        session.hover((i * 37) % longTokens, (i * 101) % longTokens);
        map->repaint();
        times.hovers.push_back(millisecondsSince(begin));
        QCoreApplication::processEvents();
    }
    session.hover(-1, -1);
    return times;
}

} // namespace casefile::shell
