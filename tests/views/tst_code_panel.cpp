// The code beside the words: long lines, the lit ones, the path above, which tab opens.
#include "tests/views/window_fixture.h"

#include "app/content/code_region.h"
#include "app/views/code_panel.h"
#include "app/views/code_text.h"
#include "app/views/elided_label.h"
#include "app/views/lesson_columns.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 320;

QStringList linesWith(const QString& long1)
{
    return {u"int main()"_s, u"{"_s, long1, u"}"_s};
}

/// A text as wide as the panel of a lesson, with these lines, of which one is lit.
struct NarrowCode
{
    explicit NarrowCode(const QStringList& lines, int lit = 2)
        : text(*new views::CodeText(views::CodeHighlighter::Language::Cpp, appearance, &host))
    {
        host.resize(panelWidth, 400);
        text.resize(panelWidth, 200);
        text.setVisibleLines(5, 12);
        text.setRegion({lines, lit, lit});
        host.show();
        QCoreApplication::processEvents();
    }

    QTextLayout& layoutOf(int line) const { return *text.document()->findBlockByNumber(line).layout(); }

    views::Appearance appearance;
    QWidget host; ///< a window of its own would be told how high it may be
    views::CodeText& text;
};

/// The panel of the lesson, not that of a walk.
views::CodePanel& panelOf(test::WindowFixture& fixture)
{
    for (auto* panel : fixture.window->lessonPage()->findChildren<views::CodePanel*>())
        if (panel->isVisible())
            return *panel;
    qFatal("no code is shown");
}

} // namespace

class TestCodePanel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aNarrowLabelLosesWholeFolders()
    {
        const QString path = u"engine/measure/attention_cost.cpp · as it ran"_s;
        views::ElidedLabel label(path);
        const int whole = label.fontMetrics().horizontalAdvance(path);
        label.resize(whole + 2, 20);
        QCOMPARE(label.shownText(), path);
        label.resize(whole - 2, 20);
        QCOMPARE(label.shownText(), u"…/measure/attention_cost.cpp · as it ran"_s);
        label.resize(label.fontMetrics().horizontalAdvance(label.shownText()) - 2, 20);
        QCOMPARE(label.shownText(), u"…/attention_cost.cpp · as it ran"_s);
        QCOMPARE(label.text(), path);
    }

    void aLongLineGoesOnBelowFurtherIn()
    {
        const NarrowCode code(
            linesWith(u"    const double answer = theFirstTerm + theSecondTerm + theThirdTerm;"_s));
        const QTextLayout& layout = code.layoutOf(2);
        QVERIFY(layout.lineCount() > 1);
        const double begin = layout.lineAt(0).cursorToX(4);
        for (int line = 1; line < layout.lineCount(); ++line) {
            QVERIFY(layout.lineAt(line).x() > begin);
            QVERIFY(layout.lineAt(line).naturalTextRect().right() <= code.text.viewport()->width());
        }
        QCOMPARE(code.layoutOf(3).lineCount(), 1);
    }

    void aLineIsBrokenBehindASpaceAndOperatorsStayWhole()
    {
        const NarrowCode code(linesWith(
            u"        for (std::size_t aLongColumnName = 0; aLongColumnName < d; ++aLongColumnName)"_s));
        const QTextLayout& layout = code.layoutOf(2);
        const QString text = code.text.document()->findBlockByNumber(2).text();
        QVERIFY(layout.lineCount() > 1);
        for (int line = 0; line + 1 < layout.lineCount(); ++line) {
            const QTextLine shown = layout.lineAt(line);
            QCOMPARE(text.at(shown.textStart() + shown.textLength() - 1), u' ');
        }
    }

    void aLineThatBeginsFarInBeginsInSight()
    {
        const NarrowCode code(linesWith(QString(70, u' ') + u"lastArgument);"_s));
        const QTextLayout& layout = code.layoutOf(2);
        QCOMPARE(layout.lineCount(), 1);
        QVERIFY(layout.lineAt(0).cursorToX(70) < code.text.viewport()->width() / 2.0);
    }

    void whatIsCopiedAreTheLinesOfTheFile()
    {
        const QString line = u"    const double answer = theFirstTerm + theSecondTerm + theThirdTerm;"_s;
        NarrowCode code(linesWith(line));
        code.text.selectAll();
        code.text.copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), linesWith(line).join(u'\n'));
    }

    void litLinesAreWholeInViewWhereverTheyStand()
    {
        QStringList lines(60, u"short;"_s);
        lines[3] = QString(120, u'x');
        lines[40] = u"    const double answer = theFirstTerm + theSecondTerm + theThirdTerm + theFourth;"_s;
        const NarrowCode code(lines, 40);
        const QTextBlock lit = code.text.document()->findBlockByNumber(40);
        const int top = code.text.verticalScrollBar()->value();
        const int shown = code.text.viewport()->height() / code.text.fontMetrics().lineSpacing();
        QVERIFY(lit.lineCount() > 2);
        QVERIFY2(lit.firstLineNumber() >= top && lit.firstLineNumber() + lit.lineCount() <= top + shown,
                 qPrintable(u"%1 lines from %2, shown %3 from %4"_s.arg(lit.lineCount())
                                .arg(lit.firstLineNumber())
                                .arg(shown)
                                .arg(top)));
    }

    void linesStayWrappedWhenTheThemeTurns()
    {
        NarrowCode code(
            linesWith(u"    const double answer = theFirstTerm + theSecondTerm + theThirdTerm;"_s));
        const double before = code.layoutOf(2).lineAt(1).x();
        code.appearance.setTheme(figures::Theme::Dark);
        QCoreApplication::processEvents();
        QCOMPARE(code.layoutOf(2).lineAt(1).x(), before);
    }

    void noLineOfALessonIsCutAndNoneLitIsEmpty()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 800);
        fixture.window->show();
        fixture.open(u"weights"_s);
        for (const content::Chapter& chapter : fixture.library.chapters)
            for (const content::Step& step : chapter.steps)
                for (const content::CodeRegion& region : {content::codeRegion(step.sourceFile, step.codeTag),
                                                          content::codeRegion(step.listing, step.codeTag)}) {
                    if (region.firstLine < 0)
                        continue;
                    QVERIFY2(!region.lines.at(region.lastLine).trimmed().isEmpty(), qPrintable(step.id));
                    QVERIFY2(!region.lines.at(region.firstLine).trimmed().isEmpty(), qPrintable(step.id));
                }
        const views::CodeText& text = *panelOf(fixture).engineText();
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (int line = 0; line < block.layout()->lineCount(); ++line)
                QVERIFY2(block.layout()->lineAt(line).naturalTextRect().right() <= text.viewport()->width(),
                         qPrintable(block.text()));
    }

    void theBoxGrowsInTheDepthOfCode()
    {
        test::WindowFixture fixture;
        fixture.window->resize(1280, 800);
        fixture.window->show();
        fixture.open(u"weights"_s);
        const int before = panelOf(fixture).engineText()->height();
        fixture.window->session().setDepth(content::Depth::Code);
        QTRY_VERIFY(panelOf(fixture).engineText()->height() > before * 3 / 2);
        fixture.window->session().setDepth(content::Depth::Story);
        QTRY_COMPARE(panelOf(fixture).engineText()->height(), before);
    }

    void aStepAboutTheListingOpensItAndTheNextOneIsAsBefore()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/qkv/two-spellings"_s)));
        QCOMPARE(panelOf(fixture).tabs()->currentIndex(), 1);
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/qkv/ask-meets-label"_s)));
        QCOMPARE(panelOf(fixture).tabs()->currentIndex(), 0);
        panelOf(fixture).tabs()->setCurrentIndex(1); // now it is the learner's
        QVERIFY(fixture.window->showLink(QUrl(u"casefile:lesson/qkv/three-pages"_s)));
        QCOMPARE(panelOf(fixture).tabs()->currentIndex(), 1);
    }
};

QTEST_MAIN(TestCodePanel)
#include "tst_code_panel.moc"
