// Words that a person typed, or put into a link, are shown as they are, wherever they appear.
#include "tests/views/window_fixture.h"

#include "app/shell/banner.h"
#include "app/shell/shortcut_dialog.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/start_page.h"
#include "app/views/prose_view.h"
#include "app/views/words_panel.h"

#include <QDesktopServices>
#include <QLabel>
#include <QTest>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QString typed = u"<b>cat</b> sees dog"_s;

/// Stands in for the browser of the system.
class Browser : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"https"_s); }

    Q_INVOKABLE void open(const QUrl& link) { m_link = link; }
    QUrl link() const { return m_link; }

private:
    QUrl m_link;
};

/// Labels on screen that would read the words as markup.
QStringList readAsMarkup(QWidget* window)
{
    QCoreApplication::processEvents();
    QStringList words;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (label->isVisible() && label->textFormat() != Qt::PlainText)
            words.append(label->text().isEmpty() ? u"(empty)"_s : label->text());
    }
    return words;
}

bool shows(const QWidget* window, const QString& words)
{
    const QList<QLabel*> labels = window->findChildren<QLabel*>();
    return std::ranges::any_of(
        labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
}

} // namespace

class TestTypedWords : public QObject
{
    Q_OBJECT

private slots:
    void noLabelOfAnyPageReadsMarkup()
    {
        test::WindowFixture fixture;
        shell::MainWindow& window = *fixture.window;
        window.resize(1440, 900);
        window.show();
        window.playSession().setSentence(typed);
        QCOMPARE(readAsMarkup(&window), QStringList());
        for (const content::Step& step : fixture.library.chapters.first().steps) {
            fixture.open(step.id);
            window.session().setSentence(typed);
            QCOMPARE(readAsMarkup(&window), QStringList());
        }
        window.showQuiz(u"overview"_s, 7);
        bool isShown = false; // under the questions that compute with it
        for (int i = 0; i < window.quizSession().count(); ++i) {
            window.quizSession().goTo(i);
            window.quizSession().giveUp();
            QCOMPARE(readAsMarkup(&window), QStringList());
            isShown = isShown || shows(&window, typed);
        }
        QVERIFY(isShown);
        window.quizSession().finish();
        QCOMPARE(readAsMarkup(&window), QStringList());
    }

    void aLinkInTheBannerIsShownAsItIs()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        QVERIFY(!fixture.window->showLink(QUrl(u"casefile:lesson/overview/weights?<b>huge</b>=1"_s)));
        QVERIFY(fixture.window->banner()->sentence().contains(u"<b>huge</b>"_s));
        QCOMPARE(readAsMarkup(fixture.window.get()), QStringList());
    }

    void aToolTipIsShownAsItIs()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        QToolTip::showText({}, typed, fixture.window.get());
        const QWidgetList widgets = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(widgets, [](QWidget* one) {
            const auto* label = qobject_cast<QLabel*>(one);
            return label && label->text() == typed;
        });
        QVERIFY(tip != widgets.end());
        QCOMPARE(qobject_cast<QLabel*>(*tip)->textFormat(), Qt::PlainText);
        QToolTip::hideText();
    }

    void anAddressOnTheWebOpensInTheBrowser()
    {
        const Browser browser;
        const QString address = u"https://example.org/attention"_s;
        test::WindowFixture fixture;
        fixture.library.chapters.first().text[u"en"_s][u"weights"_s].depths[content::Depth::Story] =
            u"[Paper](%1)"_s.arg(address);
        fixture.open(u"weights"_s);
        const views::ProseView* prose = fixture.window->lessonPage()->words()->prose();
        QCOMPARE(prose->document()->begin().begin().fragment().charFormat().toolTip(), address);
        emit fixture.window->lessonPage()->words()->linkChosen(QUrl(address));
        QCOMPARE(browser.link(), QUrl(address));
        QCOMPARE(fixture.window->banner()->sentence(), QString());
        QCOMPARE(fixture.window->session().step().id, u"weights"_s);
    }
};

QTEST_MAIN(TestTypedWords)
#include "tst_typed_words.moc"
