#include "app/content/questions/shape.h"

#include "app/content/engine_names.h"
#include "app/content/questions/task_reader.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

using Sizes = QList<qlonglong>;

QStringList shapeSelectorKeys()
{
    return {u"tensor"_s, u"allHeads"_s, u"transposed"_s};
}

ShapeSelector readShapeSelector(const JsonReader& place)
{
    ShapeSelector selector;
    const JsonReader tensor = place.member(u"tensor"_s);
    if (const auto name = tensor.asName(tensorNames(), u"a tensor"_s))
        selector.tensor = tensorNamed(*name).value_or(selector.tensor);
    const JsonReader all = place.member(u"allHeads"_s, Need::Optional);
    selector.isOfAllHeads = all.asBool().value_or(false);
    selector.isTransposed = place.member(u"transposed"_s, Need::Optional).asBool().value_or(false);
    if (selector.isOfAllHeads && !engine::isPerHead(selector.tensor))
        all.fault(u"this tensor is not one of each head"_s);
    return selector;
}

Sizes sizesOf(const ShapeSelector& selector, const engine::AttentionTrace& trace)
{
    const engine::Shape shape = trace.shape(selector.tensor);
    Sizes sizes{qlonglong(shape.rows), qlonglong(shape.columns)};
    if (selector.isTransposed)
        sizes.swapItemsAt(0, 1);
    if (selector.isOfAllHeads)
        sizes.prepend(qlonglong(trace.headCount()));
    return sizes;
}

/// "9 × 4", "(9, 4)", "[9,4]", "9x4", "9*4", "９×４" and "9 4" are the same; nothing for anything else.
std::optional<Sizes> readSizes(const QString& typed)
{
    static const QRegularExpression form(
        uR"(^[\[(]?\s*\d{1,9}(?:\s*[x×✕*,;、\s]\s*\d{1,9})*\s*,?\s*[\])]?$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression number(uR"(\d+)"_s);
    const QString words = typed.normalized(QString::NormalizationForm_KC).trimmed();
    if (!form.match(words).hasMatch())
        return std::nullopt;
    Sizes sizes;
    for (const auto& match : number.globalMatch(words))
        sizes.append(match.captured().toLongLong());
    return sizes;
}

} // namespace

QStringList shapeKeys()
{
    return {u"answer"_s, u"mistaken"_s, u"feedback"_s, u"misconception"_s};
}

ShapeTask readShape(const JsonReader& question)
{
    ShapeTask task;
    readFeedback(question, task);
    const JsonReader answer = question.member(u"answer"_s);
    if (answer.expectObject(shapeSelectorKeys()))
        task.answer = readShapeSelector(answer);
    for (const JsonReader& place : question.member(u"mistaken"_s, Need::Optional).asArray()) {
        if (!place.expectObject(shapeSelectorKeys() + QStringList{u"misconception"_s, u"feedback"_s}))
            continue;
        task.mistaken.append({readShapeSelector(place),
                              place.member(u"misconception"_s, Need::Optional).asId().value_or(QString()),
                              place.member(u"feedback"_s).asLocalized()});
    }
    return task;
}

Verdict grade(const ShapeTask& task, const Question&, const Answer& answer,
              const engine::AttentionTrace& trace)
{
    Verdict verdict;
    const Sizes truth = sizesOf(task.answer, trace);
    QStringList words;
    for (const qlonglong size : truth)
        words.append(QString::number(size));
    verdict.expectedText = words.join(u" × "_s);
    const auto given = readSizes(answer.typed);
    if (!given) {
        verdict.unreadable = true;
        return verdict;
    }
    verdict.right = *given == truth;
    verdict.feedback = verdict.right ? task.feedbackRight : task.feedbackWrong;
    if (verdict.right)
        return verdict;
    for (const MistakenShape& mistaken : task.mistaken) {
        const Sizes sizes = sizesOf(mistaken.shape, trace);
        if (*given != sizes || sizes == truth)
            continue;
        verdict.misconception = mistaken.misconception;
        verdict.feedback = mistaken.feedback;
        break;
    }
    return verdict;
}

} // namespace casefile::content
