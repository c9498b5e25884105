#include "engine/block/derivations.h"
#include "engine/block/ledgers.h"

#include <algorithm>

namespace casefile::engine {

namespace {

/// [n, hidden]: the row before, zero before the first token.
Matrix shifted(const Matrix& states)
{
    Matrix previous(states.rows(), states.columns());
    for (std::size_t t = 1; t < states.rows(); ++t)
        std::ranges::copy(states.row(t - 1), previous.row(t).begin());
    return previous;
}

/// What the token before left behind: a copy, and given (zero) before the first.
void enterPrevious(Ledger& ledger, const std::string& name, const std::string& states, const Matrix& values)
{
    ledger.add(name, shifted(values), [states](const LedgerCell& cell) {
        return cell.row == 0 ? LedgerProvenance{}
                             : derivation(Rule::Copy, {states, 0, cell.row - 1, cell.column});
    });
}

/// Parameters of a gate: "<name>.input", "<name>.recurrent".
void enterParameters(Ledger& ledger, const std::string& name, const Gate& gate)
{
    ledger.give(name + ".input", gate.input);
    ledger.give(name + ".recurrent", gate.recurrent);
}

/// previous-states times U.
LedgerProvenance fromPast(const std::string& name, std::size_t hidden, const LedgerCell& cell)
{
    return affine("previous-states", name + ".recurrent", hidden, {})(cell);
}

/// "<name>.sums": x W + h U + b of a gate.
void enterSums(Ledger& ledger, const std::string& name, const Gate& gate, const Matrix& sums)
{
    enterParameters(ledger, name, gate);
    ledger.add(name + ".sums", sums,
               [=, fromInput = affine("x", name + ".input", gate.input.rows(), gate.bias),
                hidden = gate.recurrent.rows()](const LedgerCell& cell) {
                   LedgerProvenance sum = fromInput(cell);
                   const LedgerProvenance past = fromPast(name, hidden, cell);
                   sum.terms.insert(sum.terms.end(), past.terms.begin(), past.terms.end());
                   return sum;
               });
}

/// The sums of a gate, and their activation.
void enterGate(Ledger& ledger, const std::string& name, const Gate& gate, const GateTrace& trace,
               Activation activation)
{
    enterSums(ledger, name, gate, trace.sums);
    ledger.add(name, trace.values, activated(activation, name + ".sums"));
}

/// left * right + other left * other right, all at one place.
Ledger::Derive twoProducts(const std::string& left, const std::string& right, const std::string& otherLeft,
                           const std::string& otherRight)
{
    return [=](const LedgerCell& cell) {
        LedgerProvenance sum = derivation(Rule::SumOfProducts, samePlace(cell, left), samePlace(cell, right));
        sum.terms.push_back({samePlace(cell, otherLeft), 0.0, samePlace(cell, otherRight), 0.0});
        return sum;
    };
}

/// The candidate of a GRU: tanh(x W + b + reset * (h U)).
void enterGruCandidate(Ledger& ledger, const GruTrace& trace)
{
    const Gate& gate = trace.weights.candidate;
    enterParameters(ledger, "candidate", gate);
    ledger.add("candidate.past", trace.candidatePast,
               [hidden = gate.recurrent.rows()](const LedgerCell& cell) {
                   return fromPast("candidate", hidden, cell);
               });
    ledger.add(
        "candidate.sums", trace.candidate.sums,
        [fromInput = affine("x", "candidate.input", gate.input.rows(), gate.bias)](const LedgerCell& cell) {
            LedgerProvenance sum = fromInput(cell);
            sum.terms.push_back({samePlace(cell, "reset"), 0.0, samePlace(cell, "candidate.past"), 0.0});
            return sum;
        });
    ledger.add("candidate", trace.candidate.values, activated(Activation::Tanh, "candidate.sums"));
}

/// 1 - every number.
Matrix complement(Matrix values)
{
    for (double& value : values.values())
        value = 1.0 - value;
    return values;
}

} // namespace

Ledger ledgerOf(const ElmanTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.x);
    enterPrevious(ledger, "previous-states", "states", trace.states);
    enterSums(ledger, "state", trace.weights.state, trace.sums);
    ledger.add("states", trace.states, activated(Activation::Tanh, "state.sums"));
    return ledger;
}

Ledger ledgerOf(const GruTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.x);
    enterPrevious(ledger, "previous-states", "states", trace.states);
    enterGate(ledger, "reset", trace.weights.reset, trace.reset, Activation::Sigmoid);
    enterGate(ledger, "update", trace.weights.update, trace.update, Activation::Sigmoid);
    enterGruCandidate(ledger, trace);
    ledger.add("update.complement", complement(trace.update.values), cellByCell(Rule::Complement, "update"));
    ledger.add("states", trace.states,
               twoProducts("update.complement", "candidate", "update", "previous-states"));
    return ledger;
}

Ledger ledgerOf(const LstmTrace& trace)
{
    Ledger ledger;
    ledger.give("x", trace.x);
    enterPrevious(ledger, "previous-states", "states", trace.states);
    enterPrevious(ledger, "previous-cells", "cells", trace.cells);
    enterGate(ledger, "input", trace.weights.input, trace.input, Activation::Sigmoid);
    enterGate(ledger, "forget", trace.weights.forget, trace.forget, Activation::Sigmoid);
    enterGate(ledger, "candidate", trace.weights.candidate, trace.candidate, Activation::Tanh);
    enterGate(ledger, "output", trace.weights.output, trace.output, Activation::Sigmoid);
    ledger.add("cells", trace.cells, twoProducts("forget", "previous-cells", "input", "candidate"));
    ledger.add("cells.activated", trace.activatedCells, activated(Activation::Tanh, "cells"));
    ledger.add("states", trace.states, cellByCell(Rule::SumOfProducts, "output", "cells.activated"));
    return ledger;
}

} // namespace casefile::engine
