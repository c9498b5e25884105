#include "engine/attention/attend.h"
#include "engine/attention/forward.h"
#include "engine/attention/mistakes.h"
#include "engine/attention/stages.h"
#include "tests/reference/random_input.h"

#include <QTest>

#include <fstream>
#include <set>
#include <sstream>

using namespace casefile;
using namespace casefile::engine;

/// Every number of a trace by its name, and the two tables of names.
class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void derivedTensorsAreWhatRan()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const TracePtr trace = attend(reference::randomInput(seed));
            for (std::size_t h = 0; h < trace->headCount(); ++h) {
                const Matrix divided = scaled(trace->heads[h].scores, trace->divisor());
                const Matrix hidden = masked(divided, trace->settings.mask);
                const Softmax again = softmax(hidden);
                QVERIFY(trace->tensor(TensorId::Scaled, h) == divided);
                QVERIFY(trace->tensor(TensorId::Masked, h) == hidden);
                QVERIFY(again.weights == trace->heads[h].weights);
                const Matrix exponential = trace->tensor(TensorId::Exponential, h);
                for (std::size_t i = 0; i < hidden.rows(); ++i)
                    for (std::size_t j = 0; j < hidden.columns(); ++j)
                        QVERIFY(again.rowSum[i] == 0.0 ||
                                exponential(i, j) / again.rowSum[i] == trace->heads[h].weights(i, j));
            }
        }
    }

    void cellAndMatrixAreTheSameNumber()
    {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const TracePtr trace = attend(reference::randomInput(seed));
            for (const TensorId tensor : allTensors())
                for (std::size_t h = 0; h < trace->headCount(); ++h) {
                    const Matrix matrix = trace->tensor(tensor, h);
                    QVERIFY(matrix.shape() == trace->shape(tensor));
                    for (std::size_t i = 0; i < matrix.rows(); ++i)
                        for (std::size_t j = 0; j < matrix.columns(); ++j)
                            QVERIFY(trace->at({tensor, h, i, j}) == matrix(i, j));
                }
        }
    }

    void parametersOfAHeadAreItsColumns()
    {
        auto weights = std::make_shared<AttentionWeights>();
        weights->heads = 2;
        weights->wq = weights->wk = {{1, 2, 3, 4}};
        weights->wv = {{5, 6}};
        const TracePtr trace = attend({{{1}}, {}, weights, {}});
        QVERIFY(trace->tensor(TensorId::Wk, 1) == Matrix({{3, 4}}));
        QVERIFY(trace->tensor(TensorId::Wv, 1) == Matrix({{6}}));
        QVERIFY(trace->shape(TensorId::Wo) == Shape{});
        QVERIFY(trace->shape(TensorId::Embedding) == Shape{});
        QVERIFY(trace->tensor(TensorId::Memory).empty());
    }

    void tensorNamesAreUniqueAndFindTheirTensor()
    {
        std::set<std::string_view> names;
        for (const TensorId tensor : allTensors()) {
            names.insert(tensorName(tensor));
            QVERIFY(tensorNamed(tensorName(tensor)) == tensor);
        }
        QCOMPARE(names.size(), allTensors().size());
        QCOMPARE(allTensors().size(), std::size_t(TensorId::Output) + 1);
        QVERIFY(!tensorNamed("logits"));
    }

    void onlyTensorsOfAHeadArePerHead()
    {
        QVERIFY(isPerHead(TensorId::Weights) && isPerHead(TensorId::Wq) && isPerHead(TensorId::RowSum));
        QVERIFY(!isPerHead(TensorId::X) && !isPerHead(TensorId::Concat) && !isPerHead(TensorId::Wo));
    }

    void stagesAreInOrderAndTheirCodeExists()
    {
        const std::vector<std::string_view> ids{"tokens",  "embedding", "position", "project",
                                                "scores",  "scaled",    "masked",   "softmax",
                                                "context", "concat",    "output"};
        QCOMPARE(stageTable().size(), ids.size());
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const Stage& stage = stageTable()[i];
            QVERIFY(stage.id == ids[i]);
            QCOMPARE(stageNamed(ids[i]), &stage);
            std::ifstream file(std::string(CASEFILE_SOURCE_DIR "/") + std::string(stage.sourceFile));
            std::stringstream text;
            text << file.rdbuf();
            for (const std::string& mark :
                 {"// [" + std::string(stage.codeTag) + "]\n", "// [/" + std::string(stage.codeTag) + "]\n"})
                QVERIFY2(text.str().find(mark) != std::string::npos,
                         (std::string(stage.sourceFile) + " " + mark).c_str());
        }
        QVERIFY(!stageNamed("sofmax"));
    }
};

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_trace.moc"
