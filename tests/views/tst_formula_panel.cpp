// The formula beside a step: what the check accepts is what is shown.
#include "tests/views/window_fixture.h"

#include "app/content/references.h"
#include "app/views/formula_panel.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

void write(const QString& file, const QByteArray& bytes)
{
    QFile target(file);
    QVERIFY(target.open(QIODevice::WriteOnly));
    QCOMPARE(target.write(bytes), bytes.size());
}

} // namespace

class TestFormulaPanel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aChapterShowsItsOwnFormula()
    {
        test::WindowFixture fixture;
        content::Chapter& chapter = fixture.library.chapters.first();
        chapter.folder = fixture.folder.path();
        QVERIFY(QDir(chapter.folder).mkdir(u"formulas"_s));
        const QString file = chapter.folder + u"/formulas/ours.svg"_s;
        write(file, R"(<svg viewBox="0 0 4000 1000"><g id="part-x"><rect width="9" height="9"/></g></svg>)");
        chapter.steps[0].formula = u"ours"_s;
        chapter.steps[0].formulaPart = u"x"_s;
        content::Faults faults;
        content::checkReferences(chapter, faults);
        const auto isOfFormula = [](const content::Fault& fault) {
            return fault.path.contains(u"formula"_s);
        };
        QVERIFY(std::ranges::none_of(faults, isOfFormula));

        fixture.open(u"case-opens"_s);
        const auto* panel = fixture.window->findChild<views::FormulaPanel*>();
        QVERIFY(!panel->isHidden());
        const int wide = panel->heightForWidth(400);

        write(file, R"(<svg viewBox="0 0 4000 3000"><g id="part-x"><rect width="9" height="9"/></g></svg>)");
        fixture.window->reload();
        QVERIFY(panel->heightForWidth(400) > wide);
    }

    void aStepWithoutAFormulaShowsNone()
    {
        test::WindowFixture fixture;
        fixture.library.chapters.first().steps[0].formula.clear();
        fixture.open(u"case-opens"_s);
        QVERIFY(fixture.window->findChild<views::FormulaPanel*>()->isHidden());
        fixture.open(u"weights"_s);
        QVERIFY(!fixture.window->findChild<views::FormulaPanel*>()->isHidden());
    }
};

QTEST_MAIN(TestFormulaPanel)
#include "tst_formula_panel.moc"
