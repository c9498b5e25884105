#include "app/shell/commands/ui_benchmark.h"

#include "app/shell/commands/command.h"
#include "app/shell/commands/studio.h"
#include "app/shell/commands/window_benchmark.h"
#include "app/shell/process_info.h"

#include "app/figures/figure_benchmark.h"
#include "app/figures/picture_benchmark.h"
#include "app/views/figure_card.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/scene_host.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTextStream>

#include <algorithm>
#include <vector>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int starts = 9;
constexpr int edits = 200;
constexpr int frames = 120;
constexpr int maps = 60;
constexpr int moves = 9;
constexpr int longEdits = 9;
constexpr int longPictures = 5;
constexpr int hovers = 60;

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0.0;
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, std::size_t(share * double(values.size())))];
}

/// One JSON line: what was measured, its median and 99th percentile, and the figure to reach.
void print(const QString& name, const std::vector<double>& values, const QString& unit, double medianGoal,
           double p99Goal = 0.0)
{
    QJsonObject line{{u"bench"_s, name},
                     {u"unit"_s, unit},
                     {u"runs"_s, int(values.size())},
                     {u"median"_s, quantile(values, 0.5)},
                     {u"p99"_s, quantile(values, 0.99)},
                     {u"median_goal"_s, medianGoal}};
    if (p99Goal > 0.0)
        line.insert(u"p99_goal"_s, p99Goal);
    QTextStream(stdout) << QJsonDocument(line).toJson(QJsonDocument::Compact) << '\n';
}

/// Starts the program anew until its first painted page; false when it did not come.
bool measureStart(const QString& link, std::vector<double>& milliseconds, std::vector<double>& mebibytes)
{
    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    for (const QString& name : {u"HOME"_s, u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_RUNTIME_DIR"_s})
        environment.insert(name, home.path());
    for (int i = 0; i <= starts; ++i) {
        QProcess child;
        child.setProcessEnvironment(environment);
        const qint64 begin = monotonicNanoseconds();
        child.start(QCoreApplication::applicationFilePath(), {u"--until-painted"_s, link});
        if (!child.waitForFinished() || child.exitCode() != 0)
            return false;
        const QList<QByteArray> words = child.readAllStandardOutput().simplified().split(' ');
        if (words.size() != 2)
            return false;
        if (i == 0)
            continue; // the first warms caches
        milliseconds.push_back(double(words[0].toLongLong() - begin) / nanosecondsInMillisecond);
        mebibytes.push_back(double(words[1].toLongLong()) / (1 << 20));
    }
    return true;
}

/// Notes when a widget is painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget* widget) { widget->installEventFilter(this); }

    /// Runs the event loop until the next paint is over, the rest of the window with it.
    void waitForPaint()
    {
        for (m_isPainted = false; !m_isPainted;)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_isPainted |= event->type() == QEvent::Paint;
        return false;
    }

private:
    bool m_isPainted = false;
};

/// From the edit of a 32-token sentence until the window, its main figure among the rest, is painted anew;
/// all four heads.
std::vector<double> editTimes(Studio& studio)
{
    MainWindow& window = studio.window();
    content::State state;
    state.chapter = u"overview"_s;
    state.step = u"free-play"_s;
    studio.open(state, 1.0);
    window.session().setAllHeads(true);
    window.resize(1440, 900);
    window.show();
    settle();
    PaintWatch watch(window.lessonPage()->mainFigure()->host()->widget());
    QString words;
    for (int i = 0; i < 31; ++i)
        words += i % 2 ? u"the "_s : u"cat "_s;
    std::vector<double> times;
    for (int i = 0; i < edits; ++i) {
        const qint64 begin = monotonicNanoseconds();
        window.session().setSentence(words + (i % 2 ? u"dog"_s : u"ball"_s));
        studio.waitForTrace();
        watch.waitForPaint();
        times.push_back(double(monotonicNanoseconds() - begin) / nanosecondsInMillisecond);
        settle();
    }
    return times;
}

/// All of them together, and the one whose median is the longest.
void printWithSlowest(const QString& name, const QList<figures::NamedTimes>& times, double medianGoal)
{
    std::vector<double> all;
    const figures::NamedTimes* slowest = nullptr;
    for (const figures::NamedTimes& one : times) {
        all.insert(all.end(), one.milliseconds.begin(), one.milliseconds.end());
        if (!slowest || quantile(one.milliseconds, 0.5) > quantile(slowest->milliseconds, 0.5))
            slowest = &one;
    }
    print(name, all, u"ms"_s, medianGoal);
    if (slowest)
        print(u"%1: the slowest, %2"_s.arg(name, slowest->name), slowest->milliseconds, u"ms"_s, medianGoal);
}

std::vector<double> timesOf(const QList<figures::NamedTimes>& times, const QString& name)
{
    const auto found = std::ranges::find(times, name, &figures::NamedTimes::name);
    return found == times.end() ? std::vector<double>() : found->milliseconds;
}

/// What issue 4 asks of knobs, long texts and memory.
void measureLaboratories(Studio& studio)
{
    const QList<figures::NamedTimes> knobs = figures::knobTimes(moves);
    printWithSlowest(u"knob to painted picture, 32 tokens x 8 heads"_s, knobs, 16.0);
    print(u"scaling laboratory, any d_k"_s, timesOf(knobs, u"scaling/d-k"_s), u"ms"_s, 50.0);
    printWithSlowest(u"picture of 512 tokens x 8 heads"_s, figures::longPictureTimes(longPictures), 100.0);
    print(u"trace of 512 tokens x 8 heads, on the compute thread"_s, figures::longTraceTimes(longEdits),
          u"ms"_s, 100.0);
    const LongTextTimes times = longTextTimes(studio, longEdits, hovers);
    print(u"sentence edit to painted page, 512 tokens, 4 heads"_s, times.edits, u"ms"_s, 100.0);
    print(u"longest standstill of the window in such an edit"_s, times.stills, u"ms"_s, 100.0);
    print(u"hover to painted heat map 512 x 512"_s, times.hovers, u"ms"_s, 1000.0 / 60.0);
}

} // namespace

int runUiBenchmark(int argc, char** argv)
{
    Studio studio(argc, argv, 1.0);
    constexpr double mebibyte = 1 << 20;
    print(u"resident memory, all chapters opened"_s, {residentAfterAllChapters(studio) / mebibyte}, u"MiB"_s,
          150.0);
    print(u"resident memory, then two texts of 512 tokens"_s, {residentWithTwoLongTexts(studio) / mebibyte},
          u"MiB"_s, 300.0);
    std::vector<double> milliseconds;
    std::vector<double> mebibytes;
    if (!measureStart(u"casefile:lesson/overview/whole-map"_s, milliseconds, mebibytes))
        return badInput("bench", u"the program could not be started"_s);
    print(u"start to first painted page, offscreen, warm"_s, milliseconds, u"ms"_s, 150.0);
    print(u"resident memory at the Overview chapter"_s, mebibytes, u"MiB"_s, 80.0);
    print(u"sentence edit to painted figure, 32 tokens, 4 heads"_s, editTimes(studio), u"ms"_s, 16.0, 33.0);
    print(u"arc frame, 12 tokens x 4 heads, 1280x800, 1x"_s, figures::arcFrameTimes(frames, 1.0), u"ms"_s,
          8.0);
    print(u"arc frame, 12 tokens x 4 heads, 1280x800, 2x"_s, figures::arcFrameTimes(frames, 2.0), u"ms"_s,
          16.0);
    print(u"heat map 512 x 512, data to screen"_s, figures::heatMapTimes(maps), u"ms"_s, 4.0);
    measureLaboratories(studio);
    return Success;
}

} // namespace casefile::shell
