// A lesson without a mouse: the order of Tab, what has the keyboard, the walk through a picture, the end of a
// chapter.
#include "tests/views/quiz_fixture.h"

#include "app/views/appearance.h"
#include "app/views/chapter_end.h"
#include "app/views/estimate_slider.h"
#include "app/views/figure_card.h"
#include "app/views/knob_control.h"
#include "app/views/outline.h"
#include "app/views/outline_delegate.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/provenance_panel.h"
#include "app/views/readout.h"
#include "app/views/scene_interaction.h"
#include "app/views/walk_in_view.h"
#include "app/views/words_panel.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostStops = 120;

/// The window, active, on a step of any chapter.
struct KeyboardFixture : WindowFixture
{
    explicit KeyboardFixture(QSize size = {1280, 800})
    {
        window->resize(size);
        window->show();
        [this] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
    }

    void openStep(const QString& chapter, const QString& step, double progress = 1.0)
    {
        content::State state;
        state.chapter = chapter;
        state.step = step;
        window->showState(state, progress);
        QTRY_VERIFY(window->session().trace());
        QCoreApplication::processEvents(); // everything has its place
    }

    views::LessonPage* page() { return window->lessonPage(); }

    /// Where Tab stops, from here until it comes round or leaves the window.
    QWidgetList stops()
    {
        QWidgetList stops;
        while (stops.size() < mostStops) {
            press(Qt::Key_Tab);
            QWidget* stop = QApplication::focusWidget();
            if (!stop || (stops.contains(stop) && stop != stops.last()))
                break;
            if (!stops.contains(stop)) // prose stays, and goes from link to link
                stops.append(stop);
        }
        return stops;
    }
};

template <typename Part>
qsizetype placeOf(const QWidgetList& stops)
{
    for (qsizetype i = 0; i < stops.size(); ++i)
        for (QWidget* part = stops[i]; part; part = part->parentWidget())
            if (qobject_cast<Part*>(part))
                return i;
    return -1;
}

/// How many points in and around a widget have the colour of the ring.
int ringPoints(QWidget* window, QWidget* stop, const QColor& color)
{
    const QRect place(stop->mapTo(window, QPoint()), stop->size());
    const QImage picture = window->grab().toImage().copy(place.adjusted(-4, -4, 4, 4));
    int points = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            points += picture.pixelColor(x, y) == color ? 1 : 0;
    return points;
}

} // namespace

class TestKeyboardOnly : public QObject
{
    Q_OBJECT

private slots:
    void tabGoesAsThePageReads()
    {
        KeyboardFixture fixture;
        fixture.openStep(u"overview"_s, u"weights"_s); // what comes later is made later
        fixture.openStep(u"scoring"_s, u"softmax-apart"_s, 0.0);
        QWidgetList stops = fixture.stops();
        const qsizetype guess = placeOf<views::EstimateSlider>(stops);
        QVERIFY(guess >= 0);
        QVERIFY(placeOf<views::Outline>(stops) < guess);
        QVERIFY(guess < placeOf<views::FigureCard>(stops));
        QVERIFY(placeOf<views::FigureCard>(stops) < placeOf<views::WordsPanel>(stops));

        fixture.openStep(u"scoring"_s, u"wide-pages"_s);
        stops = fixture.stops();
        const qsizetype knob = placeOf<views::KnobControl>(stops);
        QVERIFY(knob >= 0);
        QVERIFY(placeOf<views::Outline>(stops) < knob);
        QVERIFY(knob < placeOf<views::WordsPanel>(stops));
    }

    void everyStopShowsItsRing_data()
    {
        QTest::addColumn<figures::Theme>("theme");
        QTest::newRow("light") << figures::Theme::Light;
        QTest::newRow("dark") << figures::Theme::Dark;
    }

    void everyStopShowsItsRing()
    {
        QFETCH(figures::Theme, theme);
        constexpr int visible = 24;
        KeyboardFixture fixture;
        fixture.window->appearance().setTheme(theme);
        const QColor color = fixture.window->appearance().color(figures::Role::Query);
        const auto check = [&](const QString& page) {
            QWidgetList seen;
            for (int i = 0; i < mostStops; ++i) {
                press(Qt::Key_Tab);
                QWidget* stop = QApplication::focusWidget();
                if (seen.contains(stop) && stop != seen.last())
                    return;
                seen.append(stop);
                const QString name = page + u": "_s + QLatin1String(stop->metaObject()->className()) + u' ' +
                                     stop->accessibleName();
                QVERIFY2(ringPoints(fixture.window.get(), stop, color) >= visible, qPrintable(name));
            }
        };
        check(u"start"_s);
        fixture.openStep(u"scoring"_s, u"softmax-apart"_s, 0.0);
        check(u"lesson"_s);
        fixture.window->showQuiz(u"overview"_s, someSeed);
        check(u"quiz"_s);
    }

    void theKeyboardPassesHeadingsOfTheOutlineBy()
    {
        KeyboardFixture fixture;
        fixture.openStep(u"overview"_s, u"case-opens"_s);
        views::Outline* outline = fixture.page()->outline();
        outline->setFocus();
        for (int i = 0; i < outline->count(); ++i) {
            QVERIFY(outline->currentItem());
            QVERIFY(outline->currentItem()->data(views::OutlineKind).toInt() !=
                    int(views::OutlineRow::Section));
            press(i == 0 ? Qt::Key_Home : Qt::Key_Down);
        }
    }

    void aWalkedCellIsScrolledIntoView()
    {
        KeyboardFixture fixture({1100, 600});
        fixture.openStep(u"overview"_s, u"everyone-looks"_s);
        const auto cards = fixture.page()->findChildren<views::FigureCard*>();
        views::FigureCard* map = *std::ranges::find(cards, u"heat-map"_s, &views::FigureCard::figureId);
        QScrollArea* area = nullptr;
        for (QWidget* above = map; above && !area; above = above->parentWidget())
            area = qobject_cast<QScrollArea*>(above->parentWidget());
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        views::SceneHost* host = map->host();
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home}) {
            host->widget()->setFocus(Qt::TabFocusReason);
            area->verticalScrollBar()->setValue(key == Qt::Key_End ? 0
                                                                   : area->verticalScrollBar()->maximum());
            press(key);
            const figures::SceneItem& item = host->scene().items.at(host->walkedItem());
            const QRect cell = host->widgetRect(item).toAlignedRect();
            const QPoint corner = host->widget()->mapTo(area->viewport(), cell.topLeft());
            QVERIFY(area->viewport()->rect().contains(QRect(corner, cell.size())));
        }
    }

    void whatIsSaidOfACellDoesNotCoverIt()
    {
        const QRectF bounds(0, 0, 400, 300);
        const QSizeF box(180, 120);
        for (int y = 0; y + 30 <= 300; y += 10)
            for (int x = 0; x + 30 <= 400; x += 10) {
                const QRectF cell(x, y, 30, 30);
                const QRectF place = views::readoutPlace(cell, box, bounds);
                QVERIFY(bounds.contains(place));
                QVERIFY(!place.intersects(cell));
            }
        const QRectF low(0, 0, 400, 150); // neither above nor below there is room
        QVERIFY(!views::readoutPlace({180, 60, 30, 30}, box, low).intersects({180, 60, 30, 30}));
    }

    void theEndOfAChapterLeadsOnByKeys()
    {
        KeyboardFixture fixture;
        fixture.openStep(u"overview"_s, u"free-play"_s, 0.0);
        auto* end = fixture.page()->findChild<views::ChapterEnd*>();
        QVERIFY(!end->isVisible());
        press(Qt::Key_Right);
        QVERIFY(end->isVisible());
        press(Qt::Key_Right);
        auto* next = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(next && end->isAncestorOf(next));
        QVERIFY2(next->text().startsWith(u"Next chapter: "_s), qPrintable(next->text()));
        press(Qt::Key_Return);
        QCOMPARE(fixture.window->session().chapter().id, u"qkv"_s);
        QVERIFY(!end->isVisible());
        fixture.openStep(u"overview"_s, u"free-play"_s);
        press(Qt::Key_Space);
        press(Qt::Key_Backtab);
        press(Qt::Key_Space);
        QCOMPARE(fixture.window->currentPage(), fixture.window->quizPage());
    }

    void theLastChapterHasOnlyItsQuestions()
    {
        KeyboardFixture fixture;
        const content::Chapter& last = fixture.library.chapters.last();
        fixture.openStep(last.id, last.steps.last().id);
        press(Qt::Key_Space);
        auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(button);
        QCOMPARE(button->text(), u"Questions on this chapter"_s);
    }

    void aLaboratoryAsksForNoNumberOfTheTrace()
    {
        KeyboardFixture fixture;
        const views::ProvenancePanel* panel = fixture.page()->provenance();
        for (const char* step : {"arrows", "hardly-moves", "too-large"}) {
            fixture.openStep(u"scoring"_s, QString::fromLatin1(step));
            QVERIFY2(!panel->isVisible(), step);
        }
        fixture.openStep(u"applications"_s, u"not-alignment"_s);
        QVERIFY(!panel->isVisible());
        fixture.openStep(u"scoring"_s, u"the-row"_s);
        QVERIFY(panel->isVisible());
        fixture.openStep(u"multihead"_s, u"cut-and-join"_s); // beside the pages of V
        QCOMPARE(panel->cell()->tensor, engine::TensorId::Value);
    }
};

QTEST_MAIN(TestKeyboardOnly)
#include "tst_keyboard_only.moc"
