// The window on a real display under a window manager: what the offscreen platform only pretends to do. Keys
// come from the X server (xdotool), pictures from the screen.
#include "tests/views/window_fixture.h"

#include "app/shell/shortcut_dialog.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/provenance_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QScreen>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize someSize(1180, 740);
constexpr QPoint somePlace(160, 120);
constexpr int widestFrame = 40; ///< that a window manager draws beside a window, both sides
constexpr int darkest = 128;    ///< of 255: lightness between the two themes

/// Presses keys one after the other, as the keyboard does; the focus must be in the window.
void press(const QStringList& keys)
{
    QCOMPARE(QProcess::execute(u"xdotool"_s, QStringList{u"key"_s, u"--clearmodifiers"_s} + keys), 0);
}

/// What the screen shows of the window.
QImage seen(const QWidget& window)
{
    return window.screen()->grabWindow(window.winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

/// Mean lightness of a picture, 0 … 255.
int lightness(const QImage& image)
{
    const QImage pixel = image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return pixel.pixelColor(0, 0).lightness();
}

} // namespace

class TestRealWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QCOMPARE(QGuiApplication::platformName(), u"xcb"_s); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_fixture = std::make_unique<test::WindowFixture>();
        show();
    }

    void cleanup() { m_fixture.reset(); }

    void theWindowHasTheFocusAndThePageTheKeys()
    {
        QVERIFY(window().isActiveWindow());
        QCOMPARE(QApplication::focusWidget(), window().startPage());
        press({u"Tab"_s});
        QTRY_VERIFY(QApplication::focusWidget() != window().startPage());
        QVERIFY(window().startPage()->isAncestorOf(QApplication::focusWidget()));
    }

    void keysReachThePlayer()
    {
        m_fixture->open(u"case-opens"_s, 0.0);
        const auto cursor = [this] { return window().session().cursor(); };
        QCOMPARE(cursor(), (playback::Cursor{0, 0.0}));
        press({u"Right"_s});
        QTRY_COMPARE(cursor(), (playback::Cursor{0, 1.0}));
        press({u"Right"_s});
        QTRY_COMPARE(cursor(), (playback::Cursor{1, 1.0}));
        press({u"Home"_s});
        QTRY_COMPARE(cursor(), (playback::Cursor{0, 0.0}));
        press({u"End"_s});
        QTRY_COMPARE(cursor().step, int(window().session().chapter().steps.size()) - 1);
    }

    void spaceStartsAndStopsTheMotion()
    {
        window().appearance().setReducedMotion(false);
        m_fixture->open(u"case-opens"_s, 0.0);
        press({u"space"_s});
        QTRY_VERIFY(window().session().player().isPlaying());
        QTRY_VERIFY(window().session().cursor().progress > 0.0); // the real clock moves it
        press({u"space"_s});
        QTRY_VERIFY(!window().session().player().isPlaying());
    }

    void aSentenceIsTypedAndThenKeysGoToThePageAgain()
    {
        m_fixture->open(u"whole-map"_s);
        press({u"ctrl+e"_s, u"ctrl+a"_s});
        QCOMPARE(QProcess::execute(u"xdotool"_s, {u"type"_s, u"dogs run"_s}), 0);
        QTRY_COMPARE(window().session().typedSentence(), u"dogs run"_s);
        const int step = window().session().cursor().step;
        press({u"Return"_s, u"Right"_s});
        QTRY_COMPARE(window().session().cursor().step, step + 1);
        QCOMPARE(window().session().typedSentence(), u"dogs run"_s);
    }

    void fullScreenAndBack_data()
    {
        QTest::addColumn<bool>("maximized");
        QTest::newRow("from a window") << false;
        QTest::newRow("from a maximized window") << true;
    }

    void fullScreenAndBack()
    {
        QFETCH(bool, maximized);
        if (maximized)
            window().showMaximized();
        QTRY_COMPARE(window().isMaximized(), maximized);
        const QSize screen = window().screen()->size();
        if (maximized)
            QTRY_VERIFY(window().width() > screen.width() - widestFrame);
        const QSize before = window().size();
        press({u"F11"_s});
        QTRY_COMPARE(window().size(), screen);
        QVERIFY(window().isFullScreen());
        press({u"F11"_s});
        QTRY_COMPARE(window().size(), before);
        QCOMPARE(window().isMaximized(), maximized);
        QVERIFY(!window().isFullScreen());
    }

    void placeAndSizeAndStepAreRemembered()
    {
        window().setGeometry({somePlace, someSize});
        QTRY_COMPARE(window().windowHandle()->geometry(), QRect(somePlace, someSize));
        m_fixture->open(u"blend"_s);
        window().session().setSentence(u"dogs run"_s);
        startAgain();
        QTRY_COMPARE(window().size(), someSize);
        QTRY_COMPARE(window().geometry().topLeft(), somePlace);
        emit window().startPage()->learnChosen();
        QCOMPARE(window().session().step().id, u"blend"_s);
        QCOMPARE(window().session().typedSentence(), u"dogs run"_s);
    }

    void aMaximizedWindowIsMaximizedAgain()
    {
        window().showMaximized();
        const int enough = window().screen()->size().width() - widestFrame;
        QTRY_VERIFY(window().width() > enough);
        startAgain();
        QTRY_VERIFY(window().width() > enough);
        QVERIFY(window().isMaximized());
    }

    void aNumberIsCopiedToTheClipboard()
    {
        m_fixture->open(u"weights"_s);
        window().session().predict(-1); // opens the numbers
        const QList<QLabel*> labels = window().lessonPage()->provenance()->findChildren<QLabel*>();
        const auto name = std::ranges::find_if(labels, [](const QLabel* label) {
            return label->isVisible() && label->textInteractionFlags() & Qt::TextSelectableByMouse;
        });
        QVERIFY(name != labels.end());
        QApplication::clipboard()->clear();
        QTest::mouseClick(*name, Qt::LeftButton, {}, {2, (*name)->fontMetrics().height() / 2});
        QTRY_VERIFY((*name)->hasFocus());
        press({u"ctrl+a"_s, u"ctrl+c"_s});
        QTRY_COMPARE(QApplication::clipboard()->text(), (*name)->text());
        QVERIFY2((*name)->text().contains(QRegularExpression(u"= .?[0-9]+[.][0-9]{4}"_s)),
                 qPrintable((*name)->text()));
    }

    void theOtherThemeIsOnTheScreen()
    {
        QTRY_VERIFY(lightness(seen(window())) > darkest);
        press({u"ctrl+d"_s});
        QTRY_VERIFY(lightness(seen(window())) < darkest);
        press({u"ctrl+d"_s});
        QTRY_VERIFY(lightness(seen(window())) > darkest);
    }

    void theOtherLanguageIsOnTheScreen()
    {
        m_fixture->open(u"case-opens"_s);
        QTRY_COMPARE(seen(window()), window().grab().toImage().convertToFormat(QImage::Format_RGB32));
        const QImage english = seen(window());
        press({u"ctrl+l"_s});
        QTRY_COMPARE(window().language(), u"zh"_s);
        QTRY_VERIFY(seen(window()) != english);
        press({u"ctrl+l"_s});
        QTRY_COMPARE(window().language(), u"en"_s);
        QTRY_COMPARE(seen(window()), english);
    }

    void theListOfKeysOpensAndGivesTheFocusBack()
    {
        m_fixture->open(u"case-opens"_s, 0.0);
        press({u"F1"_s});
        QTRY_VERIFY(qobject_cast<shell::ShortcutDialog*>(QApplication::activeWindow()));
        press({u"Right"_s, u"Escape"_s});
        QTRY_COMPARE(QApplication::activeWindow(), &window());
        QCOMPARE(window().session().cursor(), (playback::Cursor{0, 0.0})); // the list had the key
        press({u"Right"_s});
        QTRY_COMPARE(window().session().cursor(), (playback::Cursor{0, 1.0}));
    }

private:
    shell::MainWindow& window() { return *m_fixture->window; }

    void show()
    {
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    /// Closes the window and opens another on the same store and settings.
    void startAgain()
    {
        QVERIFY(window().close());
        m_fixture->window.reset();
        m_fixture->window =
            std::make_unique<shell::MainWindow>(m_fixture->library, m_fixture->store, m_fixture->preferences);
        show();
    }

    std::unique_ptr<test::WindowFixture> m_fixture;
};

QTEST_MAIN(TestRealWindow)
#include "tst_real_window.moc"
