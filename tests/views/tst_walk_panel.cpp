// The code laboratory on a page: keys, clicks, both tabs, what is spoken.
#include "tests/views/quiz_fixture.h"

#include "app/content/code_region.h"
#include "app/playback/code_stepper.h"
#include "app/playback/walk_words.h"
#include "app/views/code_panel.h"
#include "app/views/code_text.h"
#include "app/views/figure_card.h"
#include "app/views/figure_view.h"
#include "app/views/formula_panel.h"
#include "app/views/head_picker.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/provenance_panel.h"
#include "app/views/scene_interaction.h"
#include "app/views/walk_panel.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int levelsOfLayouts = 6;

const QUrl singleHead(u"casefile:lesson/scoring/code-single-head"_s);

struct WalkFixture : WindowFixture
{
    explicit WalkFixture(const QUrl& place = singleHead, const QString& language = u"en"_s)
        : WindowFixture(language)
    {
        window->resize(1600, 1200);
        window->show();
        window->showLink(place);
        window->session().player().seekMoment(window->session().cursor().step, 0.0);
    }

    views::WalkPanel& panel() { return *window->lessonPage()->walk(); }
    views::CodeText& engine() { return *panel().code()->engineText(); }
    views::CodeText& numpy() { return *panel().code()->numpyText(); }
    views::FigureView& picture()
    {
        return *window->lessonPage()->mainFigure()->findChild<views::FigureView*>();
    }
    const content::CodeWalk& walk() { return *window->session().step().walk; }

    /// Everything that a learner sees of the present moment.
    QString seen()
    {
        for (int level = 0; level < levelsOfLayouts; ++level)
            QCoreApplication::processEvents(); // a height of the panel reaches the page one layout at a time
        return QStringList{engine().litText(),    numpy().litText(), panel().indices(),
                           panel().explanation(), panel().shapes(),  figures::dump(picture().scene())}
            .join(u'\n');
    }
};

} // namespace

class TestWalkPanel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void itStandsOnlyWhereAStepHasAWalk()
    {
        WalkFixture fixture;
        QVERIFY(!fixture.panel().isHidden());
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/scoring/take-the-contents"_s)));
        QVERIFY(fixture.panel().isHidden());
        QVERIFY(fixture.window->showLink(singleHead));
        QVERIFY(!fixture.panel().isHidden());
    }

    void everyKindHasItsStep_data()
    {
        QTest::addColumn<QString>("place");
        for (const char* place : {"qkv/code-cross", "scoring/code-masked", "scoring/code-single-head",
                                  "multihead/code-multi-head", "longrange/code-streaming"})
            QTest::newRow(place) << QString::fromLatin1(place);
    }
    void everyKindHasItsStep()
    {
        QFETCH(QString, place);
        for (const QString& language : {u"en"_s, u"zh"_s}) {
            WalkFixture fixture(QUrl(u"casefile:lesson/"_s + place), language);
            QVERIFY(!fixture.panel().isHidden());
            QVERIFY(!fixture.engine().litText().isEmpty());
            QVERIFY(!fixture.numpy().litText().isEmpty());
            QCOMPARE(fixture.panel().explanation(), fixture.walk().lines.first().says.value(language));
        }
    }

    /// Card, tool bar, picture and formula at every line of every walk.
    void cardAndHeadAreThoseOfTheLine_data() { everyKindHasItsStep_data(); }
    void cardAndHeadAreThoseOfTheLine()
    {
        QFETCH(QString, place);
        WalkFixture fixture(QUrl(u"casefile:lesson/"_s + place));
        const auto* heads = fixture.window->findChild<views::HeadPicker*>();
        const auto* formula = fixture.window->findChild<views::FormulaPanel*>();
        for (int line = 0; line < int(fixture.walk().lines.size()); ++line) {
            const content::WalkLine& here = fixture.walk().lines.at(line);
            auto& stepper = *fixture.window->findChild<playback::CodeStepper*>();
            stepper.showLine(line);
            QCOMPARE(stepper.line().says, here.says);
            const auto cell = fixture.window->lessonPage()->provenance()->cell();
            QVERIFY2(cell, qPrintable(here.engine.line));
            if (!here.makes.isEmpty())
                QCOMPARE(cell->tensor, content::walkTensorNamed(here.makes)->tensor);
            const int head = stepper.clock().headOf(stepper.moment());
            if (engine::isPerHead(cell->tensor))
                QCOMPARE(int(cell->head), head);
            for (const QAbstractButton* button : heads->findChildren<QAbstractButton*>())
                QCOMPARE(button->isChecked(), button->text() == QString::number(head + 1));
            if (!here.part.isEmpty())
                QVERIFY2(!formula->litRect().isEmpty(), qPrintable(here.part));
        }
    }

    void aHeadThatIsChosenIsWalkedThrough()
    {
        WalkFixture fixture(QUrl(u"casefile:lesson/multihead/code-multi-head"_s));
        const auto& stepper = *fixture.window->findChild<playback::CodeStepper*>();
        const int other = fixture.window->session().state().head == 1 ? 2 : 1;
        fixture.window->session().setHead(other);
        QCOMPARE(stepper.head(), other);
        QVERIFY(stepper.line().loops.contains(content::Loop::Head));
    }

    /// By keys alone, forward over every moment and back: at each moment all is as it was.
    void keysWalkThroughTheCodeAndBack()
    {
        WalkFixture fixture;
        QStringList there;
        fixture.engine().setFocus();
        for (int step = 0; step < 60; ++step) {
            there.append(fixture.seen());
            QTest::keyClick(&fixture.engine(), Qt::Key_Right);
        }
        for (int step = 59; step >= 0; --step) {
            QTest::keyClick(&fixture.engine(), Qt::Key_Left);
            QCOMPARE(fixture.seen(), there.at(step));
        }
        there.removeDuplicates();
        QCOMPARE(there.size(), 60); // each moment looks different
    }

    void upAndDownChangeTheLine()
    {
        WalkFixture fixture;
        const QString first = fixture.engine().litText();
        QTest::keyClick(&fixture.numpy(), Qt::Key_Down);
        QVERIFY(fixture.engine().litText() != first);
        QCOMPARE(fixture.numpy().litText(), u"divisor = (np.sqrt(d_k) if scale else 1.0) * temperature"_s);
        QTest::keyClick(&fixture.numpy(), Qt::Key_Up);
        QCOMPARE(fixture.engine().litText(), first);
        QTest::keyClick(&fixture.engine(), Qt::Key_End);
        QVERIFY(fixture.engine().litText().contains(u"a * v"_s));
        QTest::keyClick(&fixture.engine(), Qt::Key_Home);
        QCOMPARE(fixture.engine().litText(), first);
    }

    void theWindowLeavesTheKeysToTheCode()
    {
        WalkFixture fixture;
        const int step = fixture.window->session().cursor().step;
        for (const int key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_End, Qt::Key_Home})
            QTest::keyClick(&fixture.engine(), Qt::Key(key));
        QCOMPARE(fixture.window->session().cursor().step, step);
    }

    void theLessonsOwnTimeMovesTheCode()
    {
        WalkFixture fixture;
        const QString first = fixture.seen();
        playback::Player& player = fixture.window->session().player();
        player.seekStep(fixture.window->session().cursor().step, 1.0);
        QVERIFY(fixture.engine().litText().contains(u"a * v"_s));
        QVERIFY(fixture.numpy().litText().contains(u"a @ v"_s));
        player.seekMoment(fixture.window->session().cursor().step, 0.0);
        QCOMPARE(fixture.seen(), first);
    }

    void aClickOnANumberGoesToItsLineInBothTabs()
    {
        WalkFixture fixture;
        QTest::keyClick(&fixture.engine(), Qt::Key_End);
        QCoreApplication::processEvents(); // the page has found its places
        const figures::Scene scene = fixture.picture().scene();
        const engine::CellRef cell{engine::TensorId::Weights, 1, 2, 0};
        const auto item = std::ranges::find_if(
            scene.items, [&](const figures::SceneItem& each) { return each.meaning.cell == cell; });
        QVERIFY(item != scene.items.cend());
        QTest::mouseClick(&fixture.picture(), Qt::LeftButton, {}, item->rect.center().toPoint());
        QVERIFY2(fixture.engine().litText().startsWith(u"a.row(i) = e / sum(i);"_s),
                 qPrintable(fixture.engine().litText()));
        QVERIFY(fixture.numpy().litText().startsWith(u"return e /"_s));
        QVERIFY2(fixture.panel().indices().startsWith(u"i = 3 of 5"_s),
                 qPrintable(fixture.panel().indices()));
    }

    void aClickOnALineGoesThere()
    {
        WalkFixture fixture;
        const content::WalkLine& last = fixture.walk().lines.last();
        QTest::keyClick(&fixture.engine(), Qt::Key_End);
        const int line = fixture.engine().firstLitLine();
        QTest::keyClick(&fixture.engine(), Qt::Key_Home);
        emit fixture.engine().lineChosen(line); // another file is shown: nothing happens
        QVERIFY(fixture.engine().litText() != last.engine.line);
        QTest::keyClick(&fixture.numpy(), Qt::Key_Down);
        const content::CodeRegion divided = content::codeLines(fixture.walk().lines.at(3).engine);
        emit fixture.engine().lineChosen(divided.firstLine);
        QVERIFY(fixture.engine().litText().contains(u"s / divisor"_s));
    }

    void lineIndicesAndWordsAreSpoken()
    {
        WalkFixture fixture;
        QTest::keyClick(&fixture.engine(), Qt::Key_Right);
        const QString spoken = fixture.engine().accessibleName();
        for (const QString& part : {u"scores.cpp"_s, u"const arma::mat s = q * k.t();"_s, u"i = 1 of 5"_s,
                                    u"j = 2 of 5"_s, u"cell (i, j) is row i of q"_s, u"s [n, m] = [5, 5]"_s})
            QVERIFY2(spoken.contains(part), qPrintable(spoken));
        QVERIFY(fixture.numpy().accessibleName().contains(u"return q @ k.T"_s));
        for (QToolButton* button : fixture.panel().findChildren<QToolButton*>())
            if (button->parent() == &fixture.panel())
                QVERIFY(!button->accessibleName().isEmpty());
    }

    void shapesFollowTheSentence()
    {
        WalkFixture fixture;
        fixture.window->session().setSentence(u"Dogs run"_s);
        QVERIFY2(fixture.panel().shapes().contains(u"s [n, m] = [2, 2]"_s),
                 qPrintable(fixture.panel().shapes()));
    }

    void theLanguageChangesWhereTheWalkStands()
    {
        WalkFixture fixture;
        QTest::keyClick(&fixture.engine(), Qt::Key_Right);
        const QString line = fixture.engine().litText();
        fixture.window->setLanguage(u"zh"_s);
        QCOMPARE(fixture.engine().litText(), line);
        QCOMPARE(fixture.panel().explanation(), fixture.walk().lines.first().says.value(u"zh"_s));
        QVERIFY(fixture.panel().indices().contains(u"j = "_s));
    }
};

QTEST_MAIN(TestWalkPanel)
#include "tst_walk_panel.moc"
