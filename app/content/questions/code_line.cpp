// Lines of code of which one is faulty: a choice whose options are the lines.
#include "app/content/questions/choice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// A line without words of its own is answered by those of the question.
Option readLine(const JsonReader& place, int number, const Localized& wrong)
{
    Option option;
    option.id = u"line-%1"_s.arg(number);
    const QString line = place.member(u"line"_s).asString().value_or(QString());
    for (const QString& language : requiredLanguages())
        option.text.insert(language, line);
    option.right = place.member(u"fault"_s, Need::Optional).asBool().value_or(false);
    option.fix = place.member(u"fix"_s, Need::Optional).asString().value_or(QString());
    option.misconception = place.member(u"misconception"_s, Need::Optional).asId().value_or(QString());
    const JsonReader feedback = place.member(u"feedback"_s, Need::Optional);
    option.feedback = feedback.isThere() ? feedback.asLocalized() : wrong;
    if (option.right && (option.fix.isEmpty() || !feedback.isThere()) && !place.isOwn())
        place.fault(u"the faulty line must have \"fix\", the line as it should be, and \"feedback\""_s);
    if (option.right && option.fix == line)
        place.fault(u"the fix is the faulty line itself"_s);
    if (!option.right && !option.fix.isEmpty())
        place.fault(u"only the faulty line has a \"fix\""_s);
    if (option.right && !option.misconception.isEmpty())
        place.fault(u"a right option has no misconception"_s);
    return option;
}

} // namespace

QStringList codeLineKeys()
{
    return {u"code"_s, u"feedback"_s, u"misconception"_s};
}

ChoiceTask readCodeLine(const JsonReader& question)
{
    ChoiceTask task;
    task.kind = OptionKind::Code;
    task.misconception = question.member(u"misconception"_s).asId().value_or(QString());
    const JsonReader feedback = question.member(u"feedback"_s);
    Localized wrong;
    if (feedback.expectObject({u"wrong"_s}))
        wrong = feedback.member(u"wrong"_s).asLocalized();
    const JsonReader list = question.member(u"code"_s);
    for (const JsonReader& place : list.asArray()) {
        if (place.expectObject({u"line"_s, u"fault"_s, u"fix"_s, u"misconception"_s, u"feedback"_s}))
            task.options.append(readLine(place, int(task.options.size()) + 1, wrong));
    }
    const auto faults = std::ranges::count(task.options, true, &Option::right);
    if (list.value().isArray() && faults != 1)
        list.fault(u"must have exactly one line with \"fault\": true, but has %1"_s.arg(faults));
    if (list.value().isArray() && task.options.size() < 2)
        list.fault(u"must have at least two lines"_s);
    return task;
}

} // namespace casefile::content
