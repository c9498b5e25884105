// All heads drawn together: the button, the pictures that show only one head, the words beside them.
#include "tests/views/quiz_fixture.h"

#include "app/figures/registry.h"
#include "app/views/figure_card.h"
#include "app/views/head_picker.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/words_panel.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

/// The button of the head picker with these words.
QPushButton* headButton(WindowFixture& fixture, const QString& words)
{
    for (QPushButton* button : fixture.window->findChild<views::HeadPicker*>()->findChildren<QPushButton*>())
        if (!button->isHidden() && button->text() == words)
            return button;
    return nullptr;
}

/// Whether the card of that picture says that it shows that head.
bool saysHead(WindowFixture& fixture, const QString& figure, const QString& words)
{
    for (const auto* card : fixture.window->lessonPage()->findChildren<views::FigureCard*>())
        if (card->figureId() == figure)
            return wordsIn(card).contains(words);
    return false;
}

} // namespace

class TestHeadsOnScreen : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theButtonAndTheStateAreOne()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        headButton(fixture, u"All"_s)->click();
        QVERIFY(fixture.window->session().state().allHeads);
        QVERIFY(fixture.preferences.place().toString().contains(u"allHeads=true"_s));
        fixture.window->session().undo();
        QVERIFY(!headButton(fixture, u"All"_s)->isChecked());
        QVERIFY(headButton(fixture, u"2"_s)->isChecked());
        headButton(fixture, u"All"_s)->click();
        headButton(fixture, u"3"_s)->click();
        QVERIFY(!fixture.window->session().state().allHeads);
        QCOMPARE(fixture.window->session().state().head, 2);
    }

    void aLinkShowsAllHeadsAndSaysWhichOneTheRestShows()
    {
        WindowFixture fixture;
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/overview/whole-map?allHeads=true&head=2"_s)));
        QVERIFY(headButton(fixture, u"All"_s)->isChecked());
        QVERIFY(saysHead(fixture, u"heat-map"_s, u"head 3"_s));
        QVERIFY(!saysHead(fixture, u"links"_s, u"head 3"_s));
        QVERIFY(wordsIn(fixture.window->lessonPage()->words()).contains(u"those of head 3"_s));
        fixture.window->session().setHead(2);
        QVERIFY(!saysHead(fixture, u"heat-map"_s, u"· head 3"_s));
        QVERIFY(!wordsIn(fixture.window->lessonPage()->words()).contains(u"All heads are drawn"_s));
    }

    void theLinkOfTheProseDrawsThemAll()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        emit fixture.window->lessonPage()->words()->linkChosen(QUrl(u"head:all"_s));
        QVERIFY(fixture.window->session().state().allHeads);
    }

    void everyPictureIsKnownToShowOneHeadOrAllOrNone()
    {
        QCOMPARE(figures::headsOf(u"links"_s), figures::Heads::All);
        QCOMPARE(figures::headsOf(u"heat-map"_s), figures::Heads::One);
        QCOMPARE(figures::headsOf(u"tokens"_s), figures::Heads::Any);
    }
};

QTEST_MAIN(TestHeadsOnScreen)
#include "tst_heads_on_screen.moc"
