#include "engine/fast/memory_attention.h"
#include "engine/input_error.h"
#include "tests/engine/fast/block_case.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace casefile;
using namespace casefile::engine;

/// What a decoder block keeps between calls: the tokens so far, and a memory.
class TestBlockCache : public QObject
{
    Q_OBJECT

private slots:
    void tokensOneByOneGiveTheCausalBlock()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            const reference::BlockCase one = reference::smallDecoderCase();
            const fast::PackedDecoderBlock block = fast::pack(one.decoder(), isa);
            const std::vector<float> all = one.run(isa).output;
            fast::KeyValueCache cache(block.selfAttention.attention);
            fast::BlockRequest request = one.request();
            request.cache = &cache;
            request.rows = 1;
            for (std::size_t i = 0; i < 5; ++i) {
                request.x = std::span<const float>(one.self.x).subspan(i * 8, 8);
                const std::vector<float> token = fast::decoderBlock(block, request).output;
                for (std::size_t c = 0; c < 8; ++c)
                    QVERIFY(std::abs(token[c] - all[i * 8 + c]) < 4e-6f);
            }
            QCOMPARE(cache.length(), std::size_t(5));
        }
    }

    void aRememberedMemoryGivesTheSame()
    {
        for (const fast::Isa isa : fast::availableIsas()) {
            const reference::BlockCase one = reference::smallDecoderCase();
            const fast::PackedDecoderBlock block = fast::pack(one.decoder(), isa);
            fast::KeyValueCache memory(block.crossAttention.attention);
            fast::Workspace workspace;
            fast::BlockRequest request = one.request();
            fast::remember(block.crossAttention.attention, memory, request.memory, 3, workspace);
            request.memory = {};
            request.memoryRows = 0;
            request.remembered = &memory;
            QCOMPARE(fast::decoderBlock(block, request).output, one.run(isa).output);
            QCOMPARE(memory.length(), std::size_t(3));
        }
    }

    void aRememberedMemoryMustBeTheOnlyOneAndForADecoder()
    {
        const reference::BlockCase one = reference::smallDecoderCase();
        const fast::PackedDecoderBlock block = fast::pack(one.decoder());
        fast::KeyValueCache memory(block.crossAttention.attention);
        fast::BlockRequest request = one.request();
        request.remembered = &memory;
        QVERIFY_EXCEPTION_THROWN(fast::decoderBlock(block, request), InputError); // nothing is remembered
        fast::Workspace workspace;
        fast::remember(block.crossAttention.attention, memory, request.memory, 3, workspace);
        QVERIFY_EXCEPTION_THROWN(fast::decoderBlock(block, request), InputError); // two memories
        request.memory = {};
        request.memoryRows = 0;
        QVERIFY_EXCEPTION_THROWN(fast::encoderBlock(fast::pack(one.encoder()), request), InputError);
    }

    void afterARefusalResultAndCacheAreAsBefore()
    {
        reference::BlockCase one = reference::smallDecoderCase();
        const fast::PackedDecoderBlock block = fast::pack(one.decoder());
        fast::KeyValueCache cache(block.selfAttention.attention);
        fast::BlockRequest request = one.request();
        request.cache = &cache;
        fast::BlockWorkspace workspace;
        fast::BlockResult result;
        fast::decoderBlock(block, request, workspace, result);
        QCOMPARE(cache.length(), std::size_t(5));
        std::vector<float> memory = one.cross->memory;
        memory[0] = HUGE_VALF;
        request.memory = memory;
        QVERIFY_EXCEPTION_THROWN(fast::decoderBlock(block, request, workspace, result), InputError);
        QVERIFY(result.output.empty() && result.attention.output.empty());
        QCOMPARE(cache.length(), std::size_t(5));
    }
};

QTEST_GUILESS_MAIN(TestBlockCache)
#include "tst_block_cache.moc"
