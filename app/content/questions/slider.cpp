#include "app/content/questions/slider.h"

#include "app/content/cell_selector.h"
#include "app/content/engine_names.h"
#include "app/content/quantity.h"
#include "app/content/questions/task_reader.h"
#include "engine/attention/attend.h"

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

constexpr int mostPositions = 400;

/// What a slider may move.
struct SliderSetting
{
    const char* name;
    void (*apply)(engine::AttentionSettings& settings, double position);
};

/// THE table of slider settings.
const QList<SliderSetting>& settingTable()
{
    static const QList<SliderSetting> table{
        {"temperature",
         [](engine::AttentionSettings& settings, double position) { settings.temperature = position; }},
        {"window",
         [](engine::AttentionSettings& settings, double position) {
             settings.mask = {};
             settings.mask.rule = "window";
             settings.mask.parameter = std::size_t(std::lround(position));
         }},
    };
    return table;
}

bool holds(const SliderTask& task, double value)
{
    return task.isAbove ? value > task.bound : value < task.bound;
}

void readPositions(const JsonReader& place, SliderTask& task)
{
    if (!place.expectObject({u"setting"_s, u"from"_s, u"to"_s, u"step"_s, u"start"_s}))
        return;
    task.setting =
        place.member(u"setting"_s).asName(sliderSettings(), u"a setting of a slider"_s).value_or(QString());
    task.from = place.member(u"from"_s).asNumber().value_or(task.from);
    task.to = place.member(u"to"_s).asNumber().value_or(task.to);
    task.step = place.member(u"step"_s).asNumber().value_or(task.step);
    task.start = place.member(u"start"_s).asNumber().value_or(task.start);
    const bool isRange =
        task.step > 0.0 && task.to > task.from && (task.to - task.from) / task.step <= mostPositions;
    if (!isRange || task.start < task.from || task.start > task.to)
        place.fault(u"\"from\", \"to\", \"step\" and \"start\" are not a range with a start in it"_s);
    if (!isRange)
        task.to = task.from;
    if (task.setting == "temperature"_L1 && task.from <= 0.0)
        place.fault(u"a temperature must be greater than 0"_s);
}

void readGoal(const JsonReader& goal, SliderTask& task)
{
    if (!goal.expectObject(cellSelectorKeys() + QStringList{u"quantity"_s, u"above"_s, u"below"_s}))
        return;
    task.quantity = goal.member(u"quantity"_s).asName(quantityNames(), u"a quantity"_s).value_or(QString());
    const Quantity* quantity = quantityNamed(task.quantity);
    if (quantity && quantity->place == Place::Cell)
        task.cell = readCellSelector(goal);
    else if (quantity && quantity->place == Place::Row)
        task.cell = readRowSelector(goal);
    task.isAbove = goal.has(u"above"_s);
    if (task.isAbove == goal.has(u"below"_s))
        goal.fault(u"must have either \"above\" or \"below\""_s);
    task.bound = goal.member(task.isAbove ? u"above"_s : u"below"_s, Need::Optional).asNumber().value_or(0.0);
}

/// The position nearest to `from` at which the goal holds; nothing when it holds nowhere.
std::optional<double> nearestThatHolds(const SliderTask& task, const Question& question, double from,
                                       const engine::AttentionTrace& trace)
{
    std::optional<double> nearest;
    for (const double position : positionsOf(task)) {
        if ((!nearest || std::abs(position - from) < std::abs(*nearest - from)) &&
            holds(task, quantityAt(task, question, position, trace)))
            nearest = position;
    }
    return nearest;
}

} // namespace

QStringList sliderSettings()
{
    QStringList names;
    for (const SliderSetting& setting : settingTable())
        names.append(QString::fromLatin1(setting.name));
    return names;
}

QStringList sliderKeys()
{
    return {u"slider"_s, u"goal"_s, u"feedback"_s, u"misconception"_s, u"misconceptionOpposite"_s};
}

SliderTask readSlider(const JsonReader& question)
{
    SliderTask task;
    readPositions(question.member(u"slider"_s), task);
    readGoal(question.member(u"goal"_s), task);
    const JsonReader feedback = question.member(u"feedback"_s);
    if (feedback.expectObject({u"right"_s, u"opposite"_s, u"wrong"_s})) {
        task.feedbackRight = feedback.member(u"right"_s).asLocalized();
        task.feedbackOpposite = feedback.member(u"opposite"_s).asLocalized();
        task.feedbackWrong = feedback.member(u"wrong"_s).asLocalized();
    }
    task.misconception = question.member(u"misconception"_s).asId().value_or(QString());
    task.misconceptionOpposite = question.member(u"misconceptionOpposite"_s).asId().value_or(QString());
    return task;
}

QList<double> positionsOf(const SliderTask& task)
{
    QList<double> positions;
    const int count = int(std::floor((task.to - task.from) / task.step + 1e-9)) + 1;
    for (int i = 0; i < count; ++i)
        positions.append(task.from + i * task.step);
    return positions;
}

engine::TracePtr traceAt(const SliderTask& task, double position, const engine::AttentionTrace& trace)
{
    engine::AttentionInput input{trace.x, trace.memory, trace.model.weights, trace.settings};
    for (const SliderSetting& setting : settingTable()) {
        if (task.setting == QLatin1StringView(setting.name))
            setting.apply(input.settings, position);
    }
    return engine::attend(input);
}

double quantityAt(const SliderTask& task, const Question& question, double position,
                  const engine::AttentionTrace& trace)
{
    const engine::TracePtr moved = traceAt(task, position, trace);
    const Quantity* quantity = quantityNamed(task.quantity);
    const auto value = quantity ? valueOf(*quantity, *moved, resolve(task.cell, *moved, question.state.focus))
                                : std::nullopt;
    return value.value_or(std::numeric_limits<double>::quiet_NaN());
}

Verdict grade(const SliderTask& task, const Question& question, const Answer& answer,
              const engine::AttentionTrace& trace)
{
    Verdict verdict;
    bool isNumber = false;
    const double given = answer.typed.toDouble(&isNumber);
    const auto nearest = nearestThatHolds(task, question, isNumber ? given : task.start, trace);
    verdict.expected = nearest.value_or(task.start);
    if (!isNumber || given < task.from || given > task.to) {
        verdict.unreadable = true;
        return verdict;
    }
    verdict.right = holds(task, quantityAt(task, question, given, trace));
    const bool isAway = nearest && (given - task.start) * (*nearest - task.start) < 0.0;
    if (verdict.right) {
        verdict.feedback = task.feedbackRight;
        return verdict;
    }
    verdict.feedback = isAway ? task.feedbackOpposite : task.feedbackWrong;
    if (isAway)
        verdict.misconception = task.misconceptionOpposite;
    else if (nearest) // the way that was gone, of the way to go
        verdict.mark = (given - task.start) / (*nearest - task.start);
    return verdict;
}

} // namespace casefile::content
