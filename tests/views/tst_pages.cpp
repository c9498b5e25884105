// Pages are built in both languages and themes and at every text size, without a warning and without cut
// words.
#include "tests/views/window_fixture.h"

#include "app/shell/banner.h"
#include "app/views/dense_network_view.h"
#include "app/views/figure_card.h"
#include "app/views/head_picker.h"
#include "app/views/header_bar.h"
#include "app/views/outline.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/prediction_card.h"
#include "app/views/prose_view.h"
#include "app/views/scene_host.h"
#include "app/views/sentence_editor.h"
#include "app/views/token_strip.h"
#include "app/views/words_panel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QString mark = u"§"_s;

/// Marks every translated string, so that a string that was not translated anew stands out.
class MarkingTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return mark + QString::fromUtf8(source);
    }
};

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyStepIsShownWithoutAWarning_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        QTest::newRow("zh light 100 %") << u"zh"_s << false << 1.0;
        QTest::newRow("en dark 80 %") << u"en"_s << true << 0.8;
        QTest::newRow("en light 200 %") << u"en"_s << false << 2.0;
        QTest::newRow("zh dark 200 %") << u"zh"_s << true << 2.0;
    }

    void everyStepIsShownWithoutAWarning()
    {
        QFETCH(QString, language);
        QFETCH(bool, dark);
        QFETCH(double, scale);
        test::WindowFixture fixture(language);
        fixture.window->appearance().setTheme(dark ? figures::Theme::Dark : figures::Theme::Light);
        fixture.window->appearance().setTextScale(scale);
        fixture.window->resize(1100, 700);
        fixture.window->show();
        QVERIFY(!fixture.window->grab().isNull());
        for (const content::Step& step : fixture.library.chapters.first().steps) {
            fixture.open(step.id);
            QVERIFY(!fixture.window->grab().isNull());
        }
    }

    void noButtonIsNarrowerThanItsWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("zh") << u"zh"_s;
        QTest::newRow("en") << u"en"_s;
    }

    void noButtonIsNarrowerThanItsWords()
    {
        QFETCH(QString, language);
        test::WindowFixture fixture(language);
        fixture.window->resize(1440, 900);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        QCoreApplication::processEvents();
        for (const QAbstractButton* button : fixture.window->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !button->text().isEmpty())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        }
    }

    void noColumnIsWiderThanItsPlace()
    {
        test::WindowFixture fixture;
        fixture.window->appearance().setTextScale(2.0);
        fixture.window->resize(1100, 700);
        fixture.window->show();
        for (const content::Step& step : fixture.library.chapters.first().steps) {
            fixture.open(step.id);
            QCoreApplication::processEvents();
            for (const QScrollArea* area : fixture.window->lessonPage()->findChildren<QScrollArea*>())
                QVERIFY2(area->widget()->width() <= area->viewport()->width(), qPrintable(step.id));
        }
    }

    void anEmptySentenceSaysWhy()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        fixture.window->session().setSentence(u""_s);
        QVERIFY(!fixture.window->session().problem().isEmpty());
        QCOMPARE(fixture.window->header()->message(), fixture.window->session().problem());
    }

    void aSentenceThatIsTooLongSaysWhyAndIsKept()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        const QString text = QString(u"cat "_s).repeated(600).trimmed();
        fixture.window->session().setSentence(text);
        QTRY_VERIFY(!fixture.window->session().problem().isEmpty());
        QCOMPARE(fixture.window->header()->message(), fixture.window->session().problem());
        QCOMPARE(fixture.window->header()->editor()->line()->text(), text);
    }

    void wordsTypedIntoTheLineAreComputedAtOnce()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"free-play"_s);
        views::SentenceEditor* editor = fixture.window->header()->editor();
        editor->edit();
        editor->line()->selectAll();
        QTest::keyClicks(editor->line(), u"dogs run"_s);
        QTRY_COMPARE(fixture.window->session().trace()->queries(), std::size_t(2));
        QTest::keyClick(editor->line(), Qt::Key_Return);
        QVERIFY(!editor->isEditing());
    }

    void unknownWordsAreMarkedAndExplained()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        fixture.window->session().setSentence(u"Zibby runs"_s);
        const auto* strip = fixture.window->header()->findChild<views::TokenStrip*>();
        QTRY_COMPARE(strip->chips().size(), 2);
        QVERIFY(!strip->chips().first().known);
        QVERIFY(!fixture.window->header()->message().isEmpty());
    }

    void typedWordsAreShownAsTyped()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        const QString typed = u"*cat* <b>x</b> `dog` &amp; [me](step:blend) {{n}}"_s;
        fixture.open(u"case-opens"_s);
        fixture.window->session().setSentence(typed);
        const views::ProseView* prose = fixture.window->lessonPage()->words()->prose();
        QTRY_VERIFY2(prose->toPlainText().contains(typed), qPrintable(prose->toPlainText()));
        QVERIFY(!prose->toHtml().contains(u"href=\"step:blend\""_s));
    }

    void anAmpersandIsNoLetterToPress()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"one-asks"_s, 0.0);
        fixture.window->session().setSentence(u"cat & dog"_s);
        const auto* card = fixture.window->findChild<views::PredictionCard*>();
        const auto isAmpersand = [](const QAbstractButton* one) { return one->text() == u"&&"_s; };
        QTRY_VERIFY(std::ranges::any_of(card->findChildren<QAbstractButton*>(), isAmpersand));
    }

    void headsOfAnotherModelAreNamedAnew()
    {
        test::WindowFixture fixture;
        fixture.open(u"free-play"_s);
        const auto* picker = fixture.window->findChild<views::HeadPicker*>();
        const auto isNamed = [&](const QString& name) {
            return std::ranges::any_of(picker->findChildren<QAbstractButton*>(),
                                       [&](const QAbstractButton* one) { return one->toolTip() == name; });
        };
        QTRY_VERIFY(isNamed(u"Head 2: verb with its nouns"_s));
        fixture.window->session().setModel(u"untrained"_s, 1);
        QTRY_VERIFY(isNamed(u"Head 2"_s));
    }

    void aStoreThatFailsIsABannerAndNothingMore()
    {
        QTemporaryDir folder;
        QFile broken(folder.filePath(u"learner.sqlite"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("this is not a database, and long enough to be looked at twice");
        broken.close();
        content::Library library = content::embeddedLibrary(shell::knownNames());
        learner::Store store;
        store.open(broken.fileName());
        shell::Preferences preferences(folder.filePath(u"settings.ini"_s));
        shell::MainWindow window(library, store, preferences);
        QVERIFY(!store.problem().isEmpty());
        QVERIFY(window.banner()->sentence().contains(store.problem()));
        content::State state;
        window.showState(state);
        QCOMPARE(window.currentPage(), window.lessonPage());
    }

    void switchingTheLanguageChangesTheContent()
    {
        test::WindowFixture fixture(u"en"_s);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        const QString english = fixture.window->lessonPage()->words()->prose()->toPlainText();
        fixture.window->setLanguage(u"zh"_s);
        QCOMPARE(fixture.window->session().language(), u"zh"_s);
        QVERIFY(fixture.window->lessonPage()->words()->prose()->toPlainText() != english);
        fixture.window->setLanguage(u"en"_s);
        QCOMPARE(fixture.window->lessonPage()->words()->prose()->toPlainText(), english);
    }

    void aNewTranslatorReachesEveryPartOfTheWindow()
    {
        test::WindowFixture fixture(u"en"_s);
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        MarkingTranslator marks;
        QCoreApplication::installTranslator(&marks);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        const auto marked = [](const QString& words) { return words.startsWith(mark); };
        for (const QTabBar* tabs : fixture.window->findChildren<QTabBar*>())
            QVERIFY2(marked(tabs->tabText(0)), qPrintable(tabs->tabText(0)));
        for (const QAbstractButton* button : fixture.window->lessonPage()->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !button->toolTip().isEmpty())
                QVERIFY2(marked(button->toolTip()), qPrintable(button->toolTip()));
        }
        QVERIFY(marked(fixture.window->lessonPage()->outline()->item(0)->text()));
        QVERIFY(marked(fixture.window->lessonPage()->mainFigure()->host()->widget()->accessibleName()));
        QVERIFY(marked(fixture.window->windowTitle()));
        QCoreApplication::removeTranslator(&marks);
    }

    void aLinkThatCannotBeReadIsABanner()
    {
        test::WindowFixture fixture;
        QVERIFY(!fixture.window->showLink(QUrl(u"casefile:nowhere/overview/x"_s)));
        QVERIFY(!fixture.window->banner()->sentence().isEmpty());
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/overview/weights"_s)));
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
    }

    void theDemonstrationGivesWayToTheStep()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.window->showDenseNetwork();
        const auto* network = fixture.window->findChild<views::DenseNetworkView*>();
        QVERIFY(network->isVisible());
        fixture.open(u"case-opens"_s);
        QVERIFY(!network->isVisible());
        QVERIFY(fixture.window->lessonPage()->mainFigure()->isVisible());
    }

    void theLastStepIsRemembered()
    {
        test::WindowFixture fixture;
        fixture.open(u"blend"_s);
        QCOMPARE(fixture.preferences.place().path(), u"lesson/overview/blend"_s);
        QVERIFY(fixture.store.stepsSeen(u"overview"_s).contains(u"blend"_s));
    }
};

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
