// A statement that is true or false: a choice whose two options are always the same.
#include "app/content/questions/choice.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

QStringList trueFalseKeys()
{
    return {u"answer"_s, u"feedback"_s, u"misconception"_s};
}

ChoiceTask readTrueFalse(const JsonReader& question)
{
    ChoiceTask task;
    task.kind = OptionKind::TrueFalse;
    task.misconception = question.member(u"misconception"_s).asId().value_or(QString());
    const bool truth = question.member(u"answer"_s).asBool().value_or(false);
    const JsonReader feedback = question.member(u"feedback"_s);
    if (!feedback.expectObject({u"true"_s, u"false"_s}) && !question.isOwn())
        return task;
    // Who takes a false statement for true says the belief himself, and who denies a true one as well.
    const Localized words[] = {{{u"zh"_s, u"对"_s}, {u"en"_s, u"True"_s}},
                               {{u"zh"_s, u"错"_s}, {u"en"_s, u"False"_s}}};
    for (const bool value : {true, false}) {
        Option option;
        option.id = value ? u"true"_s : u"false"_s;
        option.text = words[value ? 0 : 1];
        option.right = value == truth;
        option.feedback = feedback.member(option.id).asLocalized();
        if (!option.right)
            option.misconception = task.misconception;
        task.options.append(option);
    }
    return task;
}

} // namespace casefile::content
