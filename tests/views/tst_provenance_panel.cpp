// "Where does this number come from?", down to the inputs: by keyboard, each equality checked, numbers
// copied.
#include "tests/views/window_fixture.h"

#include "app/figures/registry.h"
#include "app/views/cell_text.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/provenance_panel.h"
#include "app/views/term_row.h"
#include "engine/attention/provenance.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <set>

using namespace casefile;
using namespace Qt::StringLiterals;
using engine::TensorId;

namespace {

/// Every number behind a cell of the trace.
std::set<engine::CellRef> allBehind(const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    std::set<engine::CellRef> found;
    std::vector<engine::CellRef> open{cell};
    while (!open.empty()) {
        const engine::CellRef now = open.back();
        open.pop_back();
        if (!found.insert(now).second)
            continue;
        for (const engine::Term& term : engine::explain(trace, now).terms) {
            open.push_back(term.left);
            if (term.right)
                open.push_back(*term.right);
        }
    }
    return found;
}

QString labelsOf(const QWidget* panel)
{
    QStringList words;
    for (const QLabel* label : panel->findChildren<QLabel*>())
        if (label->isVisibleTo(panel))
            words.append(label->text());
    return words.join(u'\n');
}

} // namespace

class TestProvenancePanel : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void fromTheOutputTheWayLeadsDownToEmbeddingPositionAndWeights()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        const engine::TracePtr trace = fixture.window->session().trace();
        std::set<TensorId> seen;
        for (const engine::CellRef& cell : allBehind(*trace, {TensorId::Output, 0, 3, 1}))
            seen.insert(cell.tensor);
        for (const TensorId tensor : engine::allTensors())
            QVERIFY2(seen.contains(tensor) == (tensor != TensorId::Memory),
                     engine::tensorName(tensor).data());
    }

    void everyEqualityIsSaidWithItsDifference()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        views::ProvenancePanel* panel = fixture.window->lessonPage()->provenance();
        const engine::TracePtr trace = fixture.window->session().trace();
        for (const engine::CellRef& cell : allBehind(*trace, {TensorId::Output, 0, 3, 1})) {
            const engine::Provenance provenance = engine::explain(*trace, cell);
            const QString equality = views::equalityText(provenance);
            QVERIFY(!equality.isEmpty());
            if (provenance.terms.empty())
                continue;
            QVERIFY2(equality.contains(u"difference "_s), qPrintable(equality));
            QVERIFY(qAbs(engine::rebuild(provenance) - provenance.value) <= 1e-12);
        }
        panel->show({TensorId::Weights, 1, 4, 0});
        QVERIFY2(labelsOf(panel).contains(u"difference "_s), qPrintable(labelsOf(panel)));
    }

    void byKeyboardOneGoesDownToTheBottomAndBackToTheTop()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        QApplication::setActiveWindow(fixture.window.get());
        views::ProvenancePanel* panel = fixture.window->lessonPage()->provenance();
        panel->show({TensorId::Output, 0, 3, 1});
        QTest::keyClick(fixture.window.get(), Qt::Key_W);
        int depth = 0;
        for (; depth < 30 && panel->findChild<views::TermRow*>(); ++depth) {
            QWidget* focus = fixture.window->focusWidget();
            QVERIFY(focus && panel->isAncestorOf(focus));
            if (!qobject_cast<views::TermRow*>(focus->parentWidget()))
                break; // on Back: nothing lies behind
            QTest::keyClick(focus, Qt::Key_Space);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY2(panel->cell()->tensor == TensorId::Embedding,
                 engine::tensorName(panel->cell()->tensor).data());
        for (; depth > 0; --depth)
            QTest::keyClick(fixture.window->focusWidget(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(panel->cell()->tensor, TensorId::Output);
    }

    void whereAPictureAltersTheModelItIsSaidThatTheNumberIsOfTheUnalteredOne()
    {
        test::WindowFixture fixture;
        const views::ProvenancePanel* panel = fixture.window->lessonPage()->provenance();
        const QStringList remarks{u"before the knobs of the picture change"_s,
                                  u"before the picture replaces"_s};
        for (const content::Chapter& chapter : fixture.library.chapters)
            for (const content::Step& step : chapter.steps) {
                content::State state;
                state.chapter = chapter.id;
                state.step = step.id;
                fixture.window->showState(state, 1.0);
                QTRY_VERIFY(fixture.window->session().trace());
                fixture.window->session().predict(-1);
                if (!panel->cell())
                    continue;
                const bool alters = std::ranges::any_of(step.figures, &figures::altersModel);
                const bool isSaid = std::ranges::any_of(
                    remarks, [&](const QString& remark) { return labelsOf(panel).contains(remark); });
                QVERIFY2(isSaid == alters, qPrintable(step.id));
            }
        QVERIFY(figures::altersModel(u"alteration-effect"_s)); // tied, no-own-coordinate, two-circuits
        QVERIFY(figures::altersModel(u"symmetry"_s));
        QVERIFY(!figures::altersModel(u"heat-map"_s));
    }

    void factorsOfAScoreCallTheirCoordinateByOneName()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        const auto trace = fixture.window->session().trace();
        for (std::size_t head = 0; head < trace->headCount(); ++head)
            for (std::size_t column = 0; column < trace->weights().dK(); ++column) {
                const QString query = views::pairedCellName(*trace, {TensorId::Query, head, 0, column});
                const QString key = views::pairedCellName(*trace, {TensorId::Key, head, 0, column});
                QCOMPARE(query.section(u", "_s, 1), key.section(u", "_s, 1));
            }
    }

    void aCalculationWithRoundedNumbersIsNotCalledEqual()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        auto* panel = fixture.window->lessonPage()->provenance();
        panel->show({TensorId::Weights, 1, 4, 0});
        QVERIFY2(labelsOf(panel).contains(u" ≈ "_s), qPrintable(labelsOf(panel)));
        panel->show({TensorId::Query, 1, 4, 0}); // zeros and ones of a model set by hand
        QVERIFY2(labelsOf(panel).contains(u"0 × 0 = 0"_s) || !labelsOf(panel).contains(u"0 × 0 ≈"_s),
                 qPrintable(labelsOf(panel)));
    }

    void theCopyKeyTakesTheNumberInFull()
    {
        test::WindowFixture fixture;
        fixture.window->show();
        fixture.open(u"whole-map"_s);
        views::ProvenancePanel* panel = fixture.window->lessonPage()->provenance();
        const engine::CellRef cell{TensorId::Scaled, 1, 3, 1};
        panel->show(cell);
        QTest::keyClick(panel, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text().toDouble(), fixture.window->session().trace()->at(cell));
    }
};

QTEST_MAIN(TestProvenancePanel)
#include "tst_provenance_panel.moc"
