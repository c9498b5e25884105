#include "engine/request/json_text.h"
#include "engine/request/kind_request.h"

namespace casefile::engine {

/// Names of tensors and rules are ours: ASCII without anything to escape.
static void writeText(std::string& out, std::string_view text)
{
    out += '"';
    out += text;
    out += '"';
}

static void writeTensor(std::string& out, const Ledger::Entry& entry)
{
    writeText(out, entry.name);
    out += ": ";
    if (entry.inParts)
        writeList(out, entry.parts.size(), [&](std::size_t part) { writeMatrix(out, entry.parts[part]); });
    else
        writeMatrix(out, entry.parts.front());
}

/// {"tensor": "attention.weights", "part": 0, "row": 1, "column": 2
static void openCell(std::string& out, const LedgerCell& cell)
{
    out += "{\"tensor\": ";
    writeText(out, cell.tensor);
    out += ", \"part\": " + std::to_string(cell.part) + ", \"row\": " + std::to_string(cell.row) +
           ", \"column\": " + std::to_string(cell.column);
}

/// A cell with its value.
static void writeCell(std::string& out, const LedgerCell& cell, double value)
{
    openCell(out, cell);
    out += ", \"value\": ";
    writeNumber(out, value);
    out += '}';
}

static void writeTerm(std::string& out, const LedgerTerm& term)
{
    out += "{\"left\": ";
    writeCell(out, term.left, term.leftValue);
    if (term.right) {
        out += ", \"right\": ";
        writeCell(out, *term.right, term.rightValue);
    }
    out += '}';
}

static void writeExplanation(std::string& out, const LedgerProvenance& found)
{
    openCell(out, found.cell);
    out += ", \"value\": ";
    writeNumber(out, found.value);
    out += ", \"rule\": ";
    writeText(out, ruleName(found.rule));
    const auto property = [&](const char* name, double value) {
        out += std::string(", \"") + name + "\": ";
        writeNumber(out, value);
    };
    if (found.rule == Rule::SumOfProducts || found.rule == Rule::Root)
        property("bias", found.bias);
    if (found.rule == Rule::Divide)
        property("divisor", found.divisor);
    if (found.rule == Rule::Activation) {
        out += ", \"activation\": ";
        writeText(out, rowOf(found.activation).name);
    }
    out += ", \"terms\": ";
    writeList(out, found.terms.size(), [&](std::size_t i) { writeTerm(out, found.terms[i]); });
    out += '}';
}

std::string kindAnswer(const std::string& kind, const Ledger& ledger,
                       const std::vector<LedgerCell>& explained)
{
    std::string out = "{\"version\": 2,\n\"kind\": ";
    writeText(out, kind);
    out += ",\n\"tensors\": {";
    const std::vector<Ledger::Entry>& entries = ledger.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        out += i > 0 ? ",\n" : "\n";
        writeTensor(out, entries[i]);
    }
    out += "}";
    if (!explained.empty()) {
        out += ",\n\"explanations\": ";
        writeList(out, explained.size(),
                  [&](std::size_t i) { writeExplanation(out, explain(ledger, explained[i])); });
    }
    return out + "}\n";
}

} // namespace casefile::engine
