#pragma once

#include "app/playback/prose_fields.h"
#include "tests/figures/figure_checks.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace casefile::figures {

/// What holds for every figure that draws the row of one query as bands of bars, one band a stage.
class RowFigureTest : public QObject
{
    Q_OBJECT

protected:
    /// `stages`: the tensors that the figure shows of a row in which the mask hides keys. `given`: the one
    /// from which an open question is worked out, without a mask.
    RowFigureTest(std::unique_ptr<Figure> figure, QList<engine::TensorId> stages,
                  std::optional<engine::TensorId> given = {})
        : m_figure(std::move(figure))
        , m_stages(std::move(stages))
        , m_given(given)
    {}

    Scene layout(const Frame& frame) const { return m_figure->layout(frame); }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void textNeverOverlapsOrLeaves() { QCOMPARE(checks::textFaultAnywhere(*m_figure), QString()); }

    void everyMomentIsAFunctionOfTheFrame()
    {
        QVERIFY(checks::isFunctionOfTheMoment(*m_figure, checks::frameOf(checks::traceOf(5))));
    }

    void numbersAreThoseOfTheTrace()
    {
        Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        frame.focus.query = 3;
        const Scene scene = layout(frame);
        for (const engine::TensorId tensor : m_stages) {
            const QList<TextMark> numbers = checks::numbersOf(scene, tensor);
            QCOMPARE(numbers.size(), 5);
            for (const TextMark& number : numbers)
                QCOMPARE(number.text, playback::formatCell(frame.trace->at(*number.meaning.cell)));
        }
    }

    void itemAtABarIsItsCell()
    {
        const Scene scene = layout(checks::frameOf(checks::traceOf(12)));
        QVERIFY(checks::itemsAreSpoken(scene));
        for (const SceneItem& item : scene.items) {
            const SceneItem* found = itemAt(scene, item.rect.center());
            QVERIFY(found);
            QVERIFY(found->meaning.cell == item.meaning.cell);
            QCOMPARE(int(item.meaning.cell->column), item.gridColumn);
        }
    }

    void hiddenKeyIsHatchedAndMinusInfinity()
    {
        Frame frame = checks::frameOf(checks::traceOf(5, "causal"));
        frame.focus = {2, -1};
        const Scene scene = layout(frame);
        int hatched = 0;
        double widestBar = 0.0, narrowestSlot = frame.size.width();
        for (const Mark& mark : scene.marks) {
            const auto* rect = std::get_if<RectMark>(&mark);
            if (rect && rect->hatched && rect->meaning.cell &&
                rect->meaning.cell->tensor == engine::TensorId::Masked)
                ++hatched;
            if (rect && rect->meaning.cell && rect->hatched)
                narrowestSlot = std::min(narrowestSlot, rect->rect.width());
            else if (rect && rect->meaning.cell)
                widestBar = std::max(widestBar, rect->rect.width());
        }
        QCOMPARE(hatched, 2);
        QVERIFY(widestBar < 0.7 * narrowestSlot); // minus infinity is no tall bar
        QCOMPARE(checks::numbersOf(scene, engine::TensorId::Masked).last().text, QStringLiteral("−∞"));
    }

    void openPredictionShowsNoNumberButThoseThatAreGiven()
    {
        Frame frame = checks::frameOf(checks::traceOf(5));
        frame.revealed = false;
        const Scene scene = layout(frame);
        for (const SceneItem& item : scene.items)
            QVERIFY(!item.meaning.cell || item.meaning.cell->tensor == m_given);
        QStringList given;
        if (m_given) {
            const QList<TextMark> numbers = checks::numbersOf(scene, *m_given);
            QCOMPARE(numbers.size(), 5);
            for (const TextMark& number : numbers)
                given.append(number.text);
        }
        const auto isGiven = [&](const QString& words) {
            return std::ranges::any_of(given, [&](const QString& text) { return words.endsWith(text); });
        };
        for (const QString& words : checks::wordsOf(scene))
            QVERIFY2(!words.contains(QStringLiteral(".")) || words == scene.summary || isGiven(words),
                     qPrintable(words));
        QVERIFY(!scene.summary.contains(QStringLiteral("0.")));
    }

private:
    std::unique_ptr<Figure> m_figure;
    QList<engine::TensorId> m_stages;
    std::optional<engine::TensorId> m_given;
};

} // namespace casefile::figures
