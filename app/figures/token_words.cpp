#include "app/figures/token_words.h"

#include "app/figures/layout_tools.h"
#include "app/playback/model_names.h"
#include "engine/text/lexicon.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

const engine::LexiconEntry* entryOf(const engine::AttentionTrace& trace, int token)
{
    if (!trace.model.lexicon || token < 0 || std::size_t(token) >= trace.tokens.size())
        return nullptr;
    return trace.model.lexicon->find(trace.tokens[std::size_t(token)].form);
}

/// A mark of punctuation that the word list lacks: nobody would call it an unknown word.
bool isPunctuation(const engine::AttentionTrace& trace, int token)
{
    return token >= 0 && std::size_t(token) < trace.tokens.size() &&
           trace.tokens[std::size_t(token)].kind == engine::TokenKind::Punctuation && !entryOf(trace, token);
}

/// What the numbers of every word are in a model whose dimensions have no names.
QString namelessNumbers(const engine::Model& model)
{
    return model.origin == engine::Origin::Untrained
               ? QCoreApplication::translate("figures", "random numbers")
               : QCoreApplication::translate("figures", "learned numbers");
}

} // namespace

bool isKnownToModel(const engine::AttentionTrace& trace, int token)
{
    if (token < 0 || std::size_t(token) >= trace.tokens.size())
        return false;
    const engine::Token& word = trace.tokens[std::size_t(token)];
    return trace.model.origin != engine::Origin::HandSet || word.isKnown() ||
           word.kind == engine::TokenKind::Punctuation;
}

QString traitWords(const engine::AttentionTrace& trace, int token)
{
    if (trace.model.origin != engine::Origin::HandSet)
        return namelessNumbers(trace.model);
    if (isPunctuation(trace, token))
        return QCoreApplication::translate("figures", "punctuation");
    const engine::LexiconEntry* entry = entryOf(trace, token);
    if (!entry)
        return QCoreApplication::translate("figures", "unknown");
    QStringList words;
    for (std::size_t trait = 0; trait < engine::traitCount; ++trait)
        if (entry->traits.test(trait))
            words.append(playback::traitText(engine::Trait(trait)));
    return words.isEmpty() ? QCoreApplication::translate("figures", "known")
                           : words.join(QCoreApplication::translate("figures", ", ", "between traits"));
}

QString tokenStory(const engine::AttentionTrace& trace, int token)
{
    if (trace.model.origin != engine::Origin::HandSet)
        return QCoreApplication::translate("figures", "clue %1: %2 of its own, and its position",
                                           "place, random numbers")
            .arg(QString::number(token + 1), namelessNumbers(trace.model));
    if (isPunctuation(trace, token))
        return QCoreApplication::translate("figures",
                                           "clue %1, a punctuation mark: identity and position only")
            .arg(token + 1);
    if (!entryOf(trace, token))
        return QCoreApplication::translate("figures",
                                           "clue %1, not in the word list: identity and position only")
            .arg(token + 1);
    return QCoreApplication::translate("figures", "clue %1, known as: %2", "place, traits")
        .arg(QString::number(token + 1), traitWords(trace, token));
}

} // namespace casefile::figures
