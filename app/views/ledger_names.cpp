#include "app/views/ledger_names.h"

#include "app/figures/tensor_symbol.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

/// How a name of the engine begins or ends, and the words for it.
struct NameRow
{
    std::string_view name;
    const char* words;
};

/// THE table of the parts of a block: beginnings of names. What stands in the part takes the place of %1.
constexpr std::array partTable{
    NameRow{"attention-norm.", QT_TRANSLATE_NOOP("ledger", "%1 of the attention norm")},
    NameRow{"self-attention-norm.", QT_TRANSLATE_NOOP("ledger", "%1 of the self-attention norm")},
    NameRow{"cross-attention-norm.", QT_TRANSLATE_NOOP("ledger", "%1 of the cross-attention norm")},
    NameRow{"feed-forward-norm.", QT_TRANSLATE_NOOP("ledger", "%1 of the feed-forward norm")},
    NameRow{"attention.", QT_TRANSLATE_NOOP("ledger", "%1 of attention")},
    NameRow{"self-attention.", QT_TRANSLATE_NOOP("ledger", "%1 of self-attention")},
    NameRow{"cross-attention.", QT_TRANSLATE_NOOP("ledger", "%1 of cross-attention")},
    NameRow{"feed-forward.", QT_TRANSLATE_NOOP("ledger", "%1 of the feed-forward network")},
    NameRow{"attention-", QT_TRANSLATE_NOOP("ledger", "%1 after attention")},
    NameRow{"self-attention-", QT_TRANSLATE_NOOP("ledger", "%1 after self-attention")},
    NameRow{"cross-attention-", QT_TRANSLATE_NOOP("ledger", "%1 after cross-attention")},
    NameRow{"feed-forward-", QT_TRANSLATE_NOOP("ledger", "%1 after the feed-forward network")},
    NameRow{"", QT_TRANSLATE_NOOP("ledger", "%1 of the block")},
};

/// THE table of tensors in these parts, besides those that plain attention has, too.
constexpr std::array tensorTable{
    NameRow{"x", QT_TRANSLATE_NOOP("ledger", "input")},
    NameRow{"memory", QT_TRANSLATE_NOOP("ledger", "encoder output")},
    NameRow{"output", QT_TRANSLATE_NOOP("ledger", "output")},
    NameRow{"sum", QT_TRANSLATE_NOOP("ledger", "residual sum")},
    NameRow{"gamma", QT_TRANSLATE_NOOP("ledger", "γ")},
    NameRow{"mean", QT_TRANSLATE_NOOP("ledger", "mean")},
    NameRow{"centred", QT_TRANSLATE_NOOP("ledger", "centred input")},
    NameRow{"variance", QT_TRANSLATE_NOOP("ledger", "variance")},
    NameRow{"deviation", QT_TRANSLATE_NOOP("ledger", "standard deviation")},
    NameRow{"normalised", QT_TRANSLATE_NOOP("ledger", "normalised input")},
    NameRow{"expand.weights", QT_TRANSLATE_NOOP("ledger", "W₁")},
    NameRow{"expanded", QT_TRANSLATE_NOOP("ledger", "pre-activation")},
    NameRow{"gate.weights", QT_TRANSLATE_NOOP("ledger", "W_g")},
    NameRow{"gate", QT_TRANSLATE_NOOP("ledger", "gate")},
    NameRow{"activated", QT_TRANSLATE_NOOP("ledger", "activation")},
    NameRow{"hidden", QT_TRANSLATE_NOOP("ledger", "neuron")},
    NameRow{"contract.weights", QT_TRANSLATE_NOOP("ledger", "W₂")},
    NameRow{"projected.q", QT_TRANSLATE_NOOP("ledger", "projected Q")},
    NameRow{"projected.k", QT_TRANSLATE_NOOP("ledger", "projected K")},
    NameRow{"projected.v", QT_TRANSLATE_NOOP("ledger", "projected V")},
    NameRow{"turned.q", QT_TRANSLATE_NOOP("ledger", "turned Q")},
    NameRow{"turned.k", QT_TRANSLATE_NOOP("ledger", "turned K")},
    NameRow{"cosine", QT_TRANSLATE_NOOP("ledger", "cos")},
    NameRow{"sine", QT_TRANSLATE_NOOP("ledger", "sin")},
    NameRow{"slope", QT_TRANSLATE_NOOP("ledger", "slope")},
    NameRow{"minus-distance", QT_TRANSLATE_NOOP("ledger", "−distance")},
    NameRow{"alibi", QT_TRANSLATE_NOOP("ledger", "ALiBi bias")},
};

QString translated(const char* words)
{
    return QCoreApplication::translate("ledger", words);
}

/// The part that a tensor stands in; every name has one.
const NameRow& partOf(std::string_view tensor)
{
    return *std::ranges::find_if(partTable, [&](const NameRow& row) { return tensor.starts_with(row.name); });
}

std::string_view inPart(std::string_view tensor)
{
    return tensor.substr(partOf(tensor).name.size());
}

QString symbolOf(std::string_view tensor)
{
    const auto row = std::ranges::find(tensorTable, tensor, &NameRow::name);
    if (row != tensorTable.end())
        return translated(row->words);
    const auto plain = engine::tensorNamed(tensor);
    return plain ? figures::tensorSymbol(*plain) : QString();
}

bool columnsAreKeys(std::string_view tensor)
{
    const auto plain = engine::tensorNamed(inPart(tensor));
    return plain && figures::columnAxis(*plain) == figures::Axis::Key;
}

} // namespace

QString ledgerTensorName(const std::string& tensor, const QString& index)
{
    const QString symbol = symbolOf(inPart(tensor));
    return symbol.isEmpty() ? QString() : translated(partOf(tensor).words).arg(symbol + index);
}

QString ledgerCellName(const engine::Ledger& ledger, const engine::LedgerCell& cell,
                       const engine::AttentionTrace& trace)
{
    const engine::Ledger::Entry& entry = ledger.entry(cell.tensor);
    const engine::Shape shape = entry.parts.front().shape();
    QStringList places;
    const bool rowsAreTokens = entry.derive || cell.tensor == "x";
    if (rowsAreTokens)
        places.append(playback::tokenName(trace, int(cell.row)));
    else if (shape.rows > 1)
        places.append(QString::number(cell.row + 1));
    if (columnsAreKeys(cell.tensor))
        places.append(playback::keyTokenName(trace, int(cell.column)));
    else if (shape.columns > 1)
        places.append(QString::number(cell.column + 1));
    const QString index = places.isEmpty() ? QString() : u"[%1]"_s.arg(places.join(u", "_s));
    const QString name = ledgerTensorName(cell.tensor, index);
    if (!entry.inParts)
        return name;
    return QCoreApplication::translate("ledger", "%1, head %2", "number of a block, number")
        .arg(name)
        .arg(cell.part + 1);
}

} // namespace casefile::views
