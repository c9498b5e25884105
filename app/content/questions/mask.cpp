#include "app/content/questions/mask.h"

#include "app/content/mask_json.h"
#include "app/content/questions/task_reader.h"

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// A mask that fits every sentence: cells that are written down one by one do not.
engine::Mask readRule(const JsonReader& place)
{
    const auto mask = readMask(place);
    if (mask && mask->rule == "cells")
        place.fault(u"must be a rule, which fits every sentence, not single cells"_s);
    return mask && mask->rule != "cells" ? *mask : engine::Mask();
}

/// Transposed masks are those of square maps.
QStringList rowsOf(const MistakenMask& painted, const engine::AttentionTrace& trace)
{
    const bool isTransposed = painted.isTransposed && trace.queries() == trace.keys();
    QStringList rows;
    for (std::size_t query = 0; query < trace.queries(); ++query) {
        QString cells;
        for (std::size_t key = 0; key < trace.keys(); ++key) {
            const std::size_t row = isTransposed ? key : query;
            const std::size_t column = isTransposed ? query : key;
            const bool allows = engine::allows(painted.mask, row, column, trace.keys());
            cells += allows != painted.isInverted ? u'1' : u'0';
        }
        rows.append(cells);
    }
    return rows;
}

/// The cells that both hide by those that either hides (Jaccard index).
double sharedPart(const QStringList& given, const QStringList& right)
{
    const QString a = given.join(QString());
    const QString b = right.join(QString());
    int both = 0;
    int either = 0;
    for (qsizetype i = 0; i < a.size(); ++i) {
        both += a[i] == u'0' && b[i] == u'0' ? 1 : 0;
        either += a[i] == u'0' || b[i] == u'0' ? 1 : 0;
    }
    return either == 0 ? 1.0 : double(both) / either;
}

bool hasShape(const QStringList& rows, const engine::AttentionTrace& trace)
{
    if (rows.size() != qsizetype(trace.queries()))
        return false;
    for (const QString& row : rows)
        if (row.size() != qsizetype(trace.keys()))
            return false;
    return true;
}

} // namespace

QStringList maskKeys()
{
    return {u"answer"_s, u"mistaken"_s, u"feedback"_s, u"misconception"_s};
}

MaskTask readMaskTask(const JsonReader& question)
{
    MaskTask task;
    readFeedback(question, task);
    task.mask = readRule(question.member(u"answer"_s));
    for (const JsonReader& place : question.member(u"mistaken"_s, Need::Optional).asArray()) {
        if (!place.expectObject(
                {u"mask"_s, u"inverted"_s, u"transposed"_s, u"misconception"_s, u"feedback"_s}))
            continue;
        task.mistaken.append({readRule(place.member(u"mask"_s)),
                              place.member(u"inverted"_s, Need::Optional).asBool().value_or(false),
                              place.member(u"transposed"_s, Need::Optional).asBool().value_or(false),
                              place.member(u"misconception"_s, Need::Optional).asId().value_or(QString()),
                              place.member(u"feedback"_s).asLocalized()});
    }
    return task;
}

QStringList rightRows(const MaskTask& task, const engine::AttentionTrace& trace)
{
    return rowsOf({task.mask, false, false, {}, {}}, trace);
}

Verdict grade(const MaskTask& task, const Question&, const Answer& answer,
              const engine::AttentionTrace& trace)
{
    Verdict verdict;
    if (!hasShape(answer.parts, trace)) {
        verdict.unreadable = true;
        return verdict;
    }
    const QStringList right = rightRows(task, trace);
    verdict.right = answer.parts == right;
    verdict.mark = sharedPart(answer.parts, right);
    verdict.feedback = verdict.right ? task.feedbackRight : task.feedbackWrong;
    if (verdict.right)
        return verdict;
    for (const MistakenMask& mistaken : task.mistaken) {
        if (answer.parts != rowsOf(mistaken, trace))
            continue;
        verdict.misconception = mistaken.misconception;
        verdict.feedback = mistaken.feedback;
        break;
    }
    return verdict;
}

} // namespace casefile::content
