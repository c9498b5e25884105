#include "app/content/beliefs.h"

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Collects by kind of task. A kind that names beliefs of its own has an overload; all have a topic.
class BeliefCollector
{
public:
    void operator()(const ChoiceTask& task)
    {
        addEach(task.kind == OptionKind::Code ? u"code"_s : u"options"_s, task.options);
        addTopic(task.misconception);
    }
    void operator()(const NumberTask& task) { addMistaken(task); }
    void operator()(const TextTask& task) { addMistaken(task); }
    void operator()(const ShapeTask& task) { addMistaken(task); }
    void operator()(const MaskTask& task) { addMistaken(task); }
    void operator()(const CellTask& task)
    {
        add(u"misconceptionTransposed"_s, task.misconceptionTransposed, true);
        addTopic(task.misconception);
    }
    void operator()(const MatchingTask& task) { addMixups(task); }
    void operator()(const OrderingTask& task) { addMixups(task); }
    void operator()(const ClozeTask& task)
    {
        for (qsizetype i = 0; i < task.gaps.size(); ++i)
            addEach(u"gaps[%1].options"_s.arg(i), task.gaps[i].options);
        addTopic(task.misconception);
    }
    void operator()(const SliderTask& task)
    {
        add(u"misconceptionOpposite"_s, task.misconceptionOpposite, true);
        addTopic(task.misconception);
    }
    void operator()(const FreeTextTask& task) { addTopic(task.misconception); }

    QList<NamedBelief> found;

private:
    void add(const QString& path, const QString& misconception, bool isEvidence)
    {
        if (!misconception.isEmpty())
            found.append({path, misconception, isEvidence});
    }
    void addTopic(const QString& misconception) { add(u"misconception"_s, misconception, false); }

    template <typename Item>
    void addEach(const QString& list, const QList<Item>& items)
    {
        for (qsizetype i = 0; i < items.size(); ++i)
            add(u"%1[%2].misconception"_s.arg(list).arg(i), items[i].misconception, true);
    }

    template <typename Task>
    void addMistaken(const Task& task)
    {
        addTopic(task.misconception);
        addEach(u"mistaken"_s, task.mistaken);
    }

    template <typename Task>
    void addMixups(const Task& task)
    {
        addEach(u"mixups"_s, task.mixups);
        addTopic(task.misconception);
    }
};

} // namespace

QList<NamedBelief> beliefsOf(const Task& task)
{
    BeliefCollector collector;
    std::visit(collector, task);
    return collector.found;
}

} // namespace casefile::content
