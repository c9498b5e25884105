#include "app/figures/token_words.h"

#include "app/figures/layout_tools.h"
#include "engine/text/lexicon.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace casefile::figures {

namespace {

QString traitWord(engine::Trait trait)
{
    switch (trait) {
    case engine::Trait::Noun:
        return QCoreApplication::translate("figures", "noun");
    case engine::Trait::Verb:
        return QCoreApplication::translate("figures", "verb");
    case engine::Trait::Adjective:
        return QCoreApplication::translate("figures", "adjective");
    case engine::Trait::Pronoun:
        return QCoreApplication::translate("figures", "pronoun");
    case engine::Trait::FunctionWord:
        return QCoreApplication::translate("figures", "function word");
    case engine::Trait::Animate:
        return QCoreApplication::translate("figures", "animate");
    case engine::Trait::Plural:
        return QCoreApplication::translate("figures", "plural");
    case engine::Trait::Speaker:
        return QCoreApplication::translate("figures", "speaker");
    }
    return {};
}

const engine::LexiconEntry* entryOf(const engine::AttentionTrace& trace, int token)
{
    if (!trace.model.lexicon || token < 0 || std::size_t(token) >= trace.tokens.size())
        return nullptr;
    return trace.model.lexicon->find(trace.tokens[std::size_t(token)].form);
}

} // namespace

QString traitWords(const engine::AttentionTrace& trace, int token)
{
    const engine::LexiconEntry* entry = entryOf(trace, token);
    if (!entry)
        return QCoreApplication::translate("figures", "unknown");
    QStringList words;
    for (std::size_t trait = 0; trait < engine::traitCount; ++trait)
        if (entry->traits.test(trait))
            words.append(traitWord(engine::Trait(trait)));
    return words.isEmpty() ? QCoreApplication::translate("figures", "known")
                           : words.join(QCoreApplication::translate("figures", ", ", "between traits"));
}

QString tokenStory(const engine::AttentionTrace& trace, int token)
{
    if (!entryOf(trace, token))
        return QCoreApplication::translate("figures",
                                           "clue %1, not in the lexicon: identity and position only")
            .arg(token + 1);
    return QCoreApplication::translate("figures", "clue %1, known as: %2", "place, traits")
        .arg(QString::number(token + 1), traitWords(trace, token));
}

} // namespace casefile::figures
