#include "engine/measure/arrangement.h"
#include "engine/measure/block_parameters.h"
#include "engine/measure/dropout_draw.h"
#include "engine/measure/masked_words.h"
#include "engine/models/untrained_block.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace casefile::engine;

class TestArrangement : public QObject
{
    Q_OBJECT

private slots:
    void anEncoderWithADecoderSeesAsManyCellsAsAPrefixDecoder()
    {
        const auto visible = [](Arrangement arrangement) {
            return visibilityTable(arrangement, 100, 50).visible();
        };
        QCOMPARE(visible(Arrangement::EncoderDecoder), std::size_t(16275));
        QCOMPARE(visible(Arrangement::PrefixDecoder), std::size_t(16275));
        QCOMPARE(visible(Arrangement::Decoder), std::size_t(150 * 151 / 2));
        QCOMPARE(visible(Arrangement::Encoder), std::size_t(100 * 100));
        QCOMPARE(visible(Arrangement::TwoTowers), std::size_t(100 * 100 + 50 * 51 / 2));
    }

    void onlyTheDecoderOfAnEncoderDecoderLooksAcross()
    {
        const VisibilityTable table = visibilityTable(Arrangement::EncoderDecoder, 3, 2);
        QCOMPARE(table.count(Visibility::Across), std::size_t(6));
        QCOMPARE(table.at(0, 3), Visibility::Hidden); // source does not see target
        QCOMPARE(table.at(4, 2), Visibility::Across);
        QCOMPARE(table.at(3, 4), Visibility::Hidden); // target does not see ahead
        QCOMPARE(visibilityTable(Arrangement::TwoTowers, 3, 2).count(Visibility::Across), std::size_t(0));
    }

    void everyAttentionHasATableOfItsOwn()
    {
        const std::vector<ScoreTable> tables = scoreTables(Arrangement::EncoderDecoder, 6, 5);
        QCOMPARE(tables.size(), std::size_t(3));
        const std::size_t sizes[][2] = {{6, 6}, {5, 5}, {5, 6}};
        for (std::size_t i = 0; i < tables.size(); ++i) {
            QCOMPARE(tables[i].queries, sizes[i][0]);
            QCOMPARE(tables[i].keys, sizes[i][1]);
        }
        QCOMPARE(scoreCount(Arrangement::EncoderDecoder, 6, 5), std::size_t(36 + 25 + 30));
        QCOMPARE(scoreTables(Arrangement::PrefixDecoder, 6, 5).size(), std::size_t(1));
        const VisibilityTable sight = visibilityTable(Arrangement::EncoderDecoder, 6, 5);
        for (std::size_t query = 0; query < sight.tokens; ++query)
            for (std::size_t key = 0; key < sight.tokens; ++key) {
                const auto holds = [&](const ScoreTable& table) {
                    return query - table.firstQuery < table.queries && key - table.firstKey < table.keys;
                };
                QVERIFY(sight.at(query, key) == Visibility::Hidden || std::ranges::any_of(tables, holds));
            }
    }

    void imageTokensInFrontOfATextCostSixteenTimesTheText()
    {
        QCOMPARE(scoreCount(Arrangement::Decoder, 576, 192), std::size_t(16) * 192 * 192);
        QCOMPARE(scoreCount(Arrangement::PrefixDecoder, 576, 192), std::size_t(768) * 768);
        QCOMPARE(scoreCount(Arrangement::TwoTowers, 576, 192), std::size_t(576 * 576 + 192 * 192));
        QCOMPARE(scoreCount(Arrangement::EncoderDecoder, 576, 192),
                 std::size_t(576 * 576 + 192 * 192 + 192 * 576));
    }

    void imagesBecomeAsManyTokensAsThePaperSays()
    {
        QCOMPARE(imageTokens(224, 16), std::size_t(197));
        QCOMPARE(imageTokens(384, 16), std::size_t(577));
        QCOMPARE(imageTokens(224, 32), std::size_t(50));
    }

    void parametersAreThoseOfTheMatrices()
    {
        const EncoderBlockWeights block = untrainedBlock({24, 3, 4}, 1);
        const BlockParameters count = blockParameters(24, 4);
        const AttentionWeights& attention = *block.attention.weights;
        QCOMPARE(count.attention, attention.wq.values().size() + attention.wk.values().size() +
                                      attention.wv.values().size() + attention.wo.values().size());
        QCOMPARE(count.feedForward, block.feedForward.expand.weights.values().size() +
                                        block.feedForward.contract.weights.values().size());
        QCOMPARE(blockParameters(512, 4).total(), std::uint64_t(3152384)); // of an encoder layer of the paper
    }

    void dropoutKeepsTheMeanAndItsShare()
    {
        const std::vector<double> ones(20000, 1.0);
        const DropoutDraw draw = dropOut(ones, 0.25, 5);
        double sum = 0.0;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < ones.size(); ++i) {
            sum += draw.output[i];
            kept += draw.kept[i] ? 1 : 0;
            QCOMPARE(draw.output[i], draw.kept[i] ? 1.0 / 0.75 : 0.0);
        }
        QVERIFY(std::abs(sum / 20000.0 - 1.0) < 0.02);
        QVERIFY(std::abs(double(kept) / 20000.0 - 0.75) < 0.02);
        QVERIFY(dropOut(ones, 0.25, 6).kept != draw.kept);
        QCOMPARE(dropOut(ones, 0.0, 5).output, ones);
    }

    void chosenWordsAreReplacedAsInThePaper()
    {
        const auto words = drawMaskedWords(40000, 0.15, 9);
        const auto share = [&words](MaskedWord word) {
            return double(std::ranges::count(words, word)) / 40000.0;
        };
        QVERIFY(std::abs(share(MaskedWord::Hidden) - 0.12) < 0.01);
        QVERIFY(std::abs(share(MaskedWord::Swapped) - 0.015) < 0.005);
        QVERIFY(std::abs(share(MaskedWord::Unchanged) - 0.015) < 0.005);
    }

    void aSwappedTokenIsAnotherWord()
    {
        const std::vector<std::size_t> words{0, 1, 0, 0, 2, 1, 0};
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            for (std::size_t place = 0; place < words.size(); ++place)
                QVERIFY(words.at(standIn(place, words, seed)) != words[place]);
        QCOMPARE(standIn(1, std::vector<std::size_t>{3, 3}, 9), std::size_t(1)); // there is no other word
    }
};

QTEST_GUILESS_MAIN(TestArrangement)
#include "tst_arrangement.moc"
