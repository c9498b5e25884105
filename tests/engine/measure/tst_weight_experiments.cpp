#include "engine/attention/attend.h"
#include "engine/attention/score_rank.h"
#include "engine/attention/weight_edit.h"
#include "engine/input_error.h"
#include "engine/measure/alteration.h"
#include "engine/measure/spectrum.h"
#include "engine/measure/symmetry.h"
#include "engine/measure/tensor_change.h"
#include "engine/models/untrained.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile::engine;

namespace {

const std::string sentence = "cats see dogs and run";

TracePtr before(std::uint64_t seed = 3)
{
    return attendSentence(sentence, modelNamed("untrained", seed));
}

TensorChange changeOf(const std::vector<TensorChange>& changes, TensorId tensor)
{
    const auto found = std::ranges::find(changes, tensor, &TensorChange::tensor);
    return found == changes.end() ? TensorChange{} : *found;
}

std::vector<TensorChange> after(Alteration alteration, std::size_t head = 1)
{
    const TracePtr trace = before();
    const auto weights = std::make_shared<AttentionWeights>(altered(trace->weights(), alteration));
    return tensorChanges(*trace, *withWeights(*trace, weights), head);
}

} // namespace

/// What a change of the weights reaches, and what it cannot.
class TestWeightExperiments : public QObject
{
    Q_OBJECT

private slots:
    void anEntryOfWqMovesOneColumnOfQAndNeverKOrV()
    {
        const Model model = modelNamed("untrained", 3);
        const WeightEdit edit = placeOf(*model.weights, {TensorId::Wq, 1, 4, 5});
        QCOMPARE(edit.column, model.weights->dK() + 5);
        const Model own = edited(model, {{edit.tensor, edit.row, edit.column, edit.value + 1.0}});
        QCOMPARE(own.unedited, model.weights);
        const auto changes =
            tensorChanges(*attendSentence(sentence, model), *attendSentence(sentence, own), 1);
        const TensorChange query = changeOf(changes, TensorId::Query);
        QCOMPARE(query.count, query.shape.rows);
        for (std::size_t cell = 0; cell < query.cells.size(); ++cell)
            QCOMPARE(bool(query.cells[cell]), cell % query.shape.columns == 5);
        for (const TensorId still : {TensorId::X, TensorId::Wk, TensorId::Wv, TensorId::Key, TensorId::Value})
            QCOMPARE(changeOf(changes, still).count, 0u);
        QCOMPARE(changeOf(changes, TensorId::Wq).count, 1u);
        QCOMPARE(changeOf(changes, TensorId::Scores).count, 25u);
    }

    void onlyRowsWhoseXIsNotZeroThereChange()
    {
        const Model model = modelNamed("hand-set");
        constexpr std::size_t verb = 1;
        const Model own = edited(model, {{TensorId::Wq, verb, model.weights->dK(), 0.0}});
        const TracePtr now = attendSentence(sentence, own);
        const auto changes = tensorChanges(*attendSentence(sentence, model), *now, 1);
        const TensorChange scores = changeOf(changes, TensorId::Scores);
        std::size_t rowsChanged = 0;
        for (std::size_t row = 0; row < scores.shape.rows; ++row) {
            const auto first = scores.cells.begin() + long(row * scores.shape.columns);
            const bool changed =
                std::any_of(first, first + long(scores.shape.columns), [](bool cell) { return cell; });
            QVERIFY(!changed || now->x(row, verb) != 0.0);
            rowsChanged += changed ? 1 : 0;
        }
        QCOMPARE(rowsChanged, 2u); // see, run
    }

    void anEditWithoutAPlaceIsLeftOut()
    {
        const Model model = modelNamed("hand-set");
        const Model same = edited(model, {{TensorId::Wq, 99, 0, 1.0}, {TensorId::X, 0, 0, 1.0}});
        QCOMPARE(same.weights, model.weights);
        QVERIFY(!same.unedited);
    }

    void aPlaceAndItsCellAreTheSameEntry()
    {
        const Model model = untrainedModel(1, {3, 5});
        const AttentionWeights& weights = *model.weights;
        for (const CellRef& cell :
             {CellRef{TensorId::Wk, 2, 7, 1}, CellRef{TensorId::Wv, 3, 0, 4}, CellRef{TensorId::Wo, 0, 6, 9}})
            QVERIFY(cellAt(weights, placeOf(weights, cell)) == cell);
    }

    void anotherBasisLeavesScoresAndAllThatFollows()
    {
        const auto changes = after(Alteration::Basis);
        QVERIFY(changeOf(changes, TensorId::Query).count > 30);
        QVERIFY(changeOf(changes, TensorId::Key).count > 30);
        for (const TensorId still :
             {TensorId::Scores, TensorId::Weights, TensorId::Context, TensorId::Output})
            QCOMPARE(changeOf(changes, still).count, 0u);
    }

    void aKeyBiasIsCancelledAndAQueryBiasIsNot()
    {
        const auto key = after(Alteration::KeyBias);
        QCOMPARE(changeOf(key, TensorId::Key).count, 40u);
        QVERIFY(changeOf(key, TensorId::Scores).count > 0);
        QCOMPARE(changeOf(key, TensorId::Weights).count, 0u);
        QVERIFY(changeOf(after(Alteration::QueryBias), TensorId::Weights).count > 0);
    }

    void valuesReachNoWeight()
    {
        for (const Alteration alteration : {Alteration::ValueBias, Alteration::NoValues}) {
            const auto changes = after(alteration);
            QCOMPARE(changeOf(changes, TensorId::Weights).count, 0u);
            QCOMPARE(changeOf(changes, TensorId::Context).count, 40u);
        }
    }

    void tiedWeightsGiveSymmetricScoresWithoutNegativeDiagonal()
    {
        const TracePtr trace = before();
        const auto tied = std::make_shared<AttentionWeights>(altered(trace->weights(), Alteration::Tied));
        const Symmetry one = symmetryOf(withWeights(*trace, tied)->heads[0].scores);
        QVERIFY(one.skewPart <= 1e-12 * one.whole);
        QVERIFY(one.smallestDiagonal >= 0.0);
        QVERIFY(one.smallestEigenvalue >= -1e-9 * one.whole);
        const Symmetry two = symmetryOf(trace->heads[0].scores);
        QVERIFY(two.skewShare > 0.01);
        QVERIFY(std::abs(two.symmetricPart * two.symmetricPart + two.skewPart * two.skewPart -
                         two.whole * two.whole) < 1e-9 * two.whole * two.whole);
        QVERIFY_EXCEPTION_THROWN(symmetryOf(Matrix(2, 3)), InputError);
    }

    void scoresHaveAtMostDkDirectionsAndWeightsMore()
    {
        for (const std::size_t dK : {1, 3, 6}) {
            const TracePtr trace = attendSentence("the old dog saw the small cat in a garden and it ran",
                                                  untrainedModel(2, {dK, 8}));
            const HeadTrace& head = trace->heads[0];
            const Spectrum scores = spectrumOf(head.scores);
            QCOMPARE(scores.rank, dK);
            QCOMPARE(scores.rank, scoreRank(head.query, head.key));
            QVERIFY(spectrumOf(head.weights).rank > dK);
        }
    }

    void anotherWidthOfValuesLeavesEveryWeight()
    {
        const TracePtr narrow = attendSentence(sentence, untrainedModel(5, {8, 3}));
        const TracePtr wide = attendSentence(sentence, untrainedModel(5, {8, 12}));
        QCOMPARE(wide->weights().dV(), 12u);
        QVERIFY(narrow->heads[2].weights == wide->heads[2].weights);
        QCOMPARE(wide->concat.columns(), 48u);
        QCOMPARE(wide->output.columns(), 32u);
        QVERIFY(untrainedModel(5, {}).weights->wo == untrainedModel(5).weights->wo);
    }

    void aMemoryOfWordsIsAskedInPlaceOfTheSentence()
    {
        const Model model = modelNamed("hand-set");
        const TracePtr trace = attendSentence(sentence, model, {}, "a big cat");
        QCOMPARE(trace->keys(), 3u);
        QCOMPARE(trace->queries(), 5u);
        QCOMPARE(trace->memoryTokens.size(), 3u);
        QVERIFY(trace->memory == attendSentence("a big cat", model)->x);
        QVERIFY(trace->heads[1].key == attendSentence("a big cat", model)->heads[1].key);
        QVERIFY(trace->heads[1].query == attendSentence(sentence, model)->heads[1].query);
        QVERIFY_EXCEPTION_THROWN(attendSentence(sentence, model, {}, " "), InputError);
    }
};

QTEST_APPLESS_MAIN(TestWeightExperiments)
#include "tst_weight_experiments.moc"
