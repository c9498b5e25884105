#include "app/figures/scores_row_figure.h"

#include "tests/figures/row_figure_test.h"

using namespace casefile::figures;
using enum casefile::engine::TensorId;

class TestScoresRowFigure : public RowFigureTest
{
    Q_OBJECT

public:
    TestScoresRowFigure()
        : RowFigureTest(std::make_unique<ScoresRowFigure>(), {Scores, Scaled, Masked})
    {}

private slots:
    void maskedRowAppearsOnlyWithAMask()
    {
        QVERIFY(checks::cellsOf(layout(checks::frameOf(checks::traceOf(5))), Masked).isEmpty());
    }
};

QTEST_MAIN(TestScoresRowFigure)
#include "tst_scores_row_figure.moc"
