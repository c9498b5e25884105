#include "app/content/questions/number.h"

#include "app/content/cell_selector.h"
#include "app/content/engine_names.h"
#include "app/content/grading/number_rule.h"
#include "app/content/quantity.h"
#include "app/content/typed_number.h"
#include "engine/attention/attend.h"
#include "engine/input_error.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

bool isWithin(double given, double truth, double tolerance)
{
    return isClose(given, truth, {Closeness::Nominal, tolerance});
}

void readAnswer(const JsonReader& answer, NumberTask& task)
{
    if (answer.has(u"value"_s)) { // written down, not computed
        if (answer.expectObject({u"value"_s}))
            task.drawn = answer.member(u"value"_s).asNumber();
        return;
    }
    if (!answer.expectObject(cellSelectorKeys() + QStringList{u"quantity"_s}))
        return;
    task.quantity = answer.member(u"quantity"_s).asName(quantityNames(), u"a quantity"_s).value_or(QString());
    const Quantity* quantity = quantityNamed(task.quantity);
    if (!quantity)
        return;
    QStringList used;
    if (quantity->place == Place::Cell) {
        task.cell = readCellSelector(answer);
        used = cellSelectorKeys();
    } else if (quantity->place == Place::Row) {
        task.cell = readRowSelector(answer);
        used = {u"head"_s, u"row"_s};
    }
    for (const QString& key : cellSelectorKeys()) {
        if (answer.has(key) && !used.contains(key))
            answer.member(key).fault(u"is never used for \"%1\""_s.arg(task.quantity));
    }
}

/// Of an answer that is written down: what it gives is written down as well.
MistakenAnswer readMistaken(const JsonReader& place, bool isWritten)
{
    MistakenAnswer mistaken{};
    if (isWritten) {
        mistaken.drawn = place.member(u"value"_s).asNumber();
    } else if (const auto name = place.member(u"mistake"_s).asName(mistakeNames(), u"a mistake"_s)) {
        mistaken.mistake = engine::mistakeNamed(name->toStdString()).value_or(mistaken.mistake);
    }
    mistaken.misconception = place.member(u"misconception"_s).asId().value_or(QString());
    mistaken.feedback = place.member(u"feedback"_s).asLocalized();
    return mistaken;
}

double readTolerance(const JsonReader& place, double otherwise)
{
    const auto tolerance = place.asNumber();
    if (tolerance && *tolerance < 0.0) {
        place.fault(u"must not be negative"_s);
        return otherwise;
    }
    return tolerance.value_or(otherwise);
}

/// The mistake whose number is nearest to the given one and within tolerance of it; nullptr if there is none.
const MistakenAnswer* mistakeBehind(double given, const NumberTask& task, const Quantity* quantity,
                                    const engine::AttentionTrace& trace, const engine::CellRef& cell)
{
    const MistakenAnswer* nearest = nullptr;
    double distance = 0.0;
    for (const MistakenAnswer& mistaken : task.mistaken) {
        const auto value = mistaken.drawn || !quantity
                               ? mistaken.drawn
                               : mistakenValue(*quantity, trace, cell, mistaken.mistake);
        if (!value || !isWithin(given, *value, task.tolerance))
            continue;
        const double here = given == *value ? 0.0 : std::abs(given - *value);
        if (!nearest || here < distance) {
            nearest = &mistaken;
            distance = here;
        }
    }
    return nearest;
}

} // namespace

std::optional<double> mistakenValue(const Quantity& quantity, const engine::AttentionTrace& trace,
                                    const engine::CellRef& cell, engine::Mistake mistake)
{
    try {
        return valueOf(quantity, *engine::attendWithMistake(trace, mistake), cell);
    } catch (const engine::InputError&) {
        return std::nullopt;
    }
}

QStringList numberKeys()
{
    return {u"answer"_s, u"tolerance"_s, u"mistaken"_s, u"feedback"_s, u"working"_s, u"misconception"_s};
}

NumberTask readNumber(const JsonReader& question)
{
    NumberTask task;
    readAnswer(question.member(u"answer"_s), task);
    task.tolerance = readTolerance(question.member(u"tolerance"_s, Need::Optional), task.tolerance);
    for (const JsonReader& place : question.member(u"mistaken"_s, Need::Optional).asArray()) {
        const QString answer = task.drawn ? u"value"_s : u"mistake"_s;
        if (place.expectObject({answer, u"misconception"_s, u"feedback"_s}))
            task.mistaken.append(readMistaken(place, task.drawn.has_value()));
    }
    const JsonReader feedback = question.member(u"feedback"_s);
    if (feedback.expectObject({u"right"_s, u"wrong"_s})) {
        task.feedbackRight = feedback.member(u"right"_s).asLocalized();
        task.feedbackWrong = feedback.member(u"wrong"_s).asLocalized();
    }
    task.misconception = question.member(u"misconception"_s).asId().value_or(QString());
    return task;
}

Verdict grade(const NumberTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace)
{
    Verdict verdict;
    const Quantity* quantity = quantityNamed(task.quantity);
    const engine::CellRef cell = resolve(task.cell, trace, question.state.focus);
    std::optional<double> truth = task.drawn;
    if (!truth && quantity)
        truth = valueOf(*quantity, trace, cell);
    const TypedNumber given = readTypedNumber(answer.typed);
    verdict.expected = truth.value_or(0.0);
    if (!truth || !given.value) {
        verdict.unreadable = true;
        return verdict;
    }
    verdict.right = isWithin(*given.value, *truth, task.tolerance);
    if (verdict.right) {
        verdict.feedback = task.feedbackRight;
        return verdict;
    }
    const MistakenAnswer* mistaken = mistakeBehind(*given.value, task, quantity, trace, cell);
    if (mistaken)
        verdict.misconception = mistaken->misconception;
    verdict.feedback = mistaken ? mistaken->feedback : task.feedbackWrong;
    return verdict;
}

} // namespace casefile::content
