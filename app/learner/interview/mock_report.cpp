#include "app/learner/interview/mock_report.h"

#include "app/content/interview/interview_question.h"

#include <algorithm>

namespace casefile::learner {
namespace {

constexpr int most = content::InterviewQuestion::levels;
constexpr int weakLevel = 2; ///< up to this level a step is worth another look

void addTopic(const MockEntry& entry, MockReport& report)
{
    auto topic = std::ranges::find(report.topics, entry.chapter, &MockTopic::chapter);
    if (topic == report.topics.end()) {
        report.topics.append({entry.chapter, 0, 0, 0});
        topic = report.topics.end() - 1;
    }
    ++topic->asked;
    topic->marks += entry.rubric;
    topic->ms += entry.totalMs();
}

void addStudy(const MockEntry& entry, MockReport& report)
{
    const auto isSame = [&](const MockStudy& study) {
        return study.chapter == entry.repairChapter && study.step == entry.repairStep;
    };
    auto study = std::ranges::find_if(report.toStudy, isSame);
    if (study == report.toStudy.end()) {
        report.toStudy.append({entry.repairChapter, entry.repairStep, {}});
        study = report.toStudy.end() - 1;
    }
    study->questions.append(entry.question);
}

} // namespace

double MockTopic::share() const
{
    return asked > 0 ? double(marks) / (most * asked) : 0.0;
}

MockReport reportOf(const MockRecord& record)
{
    MockReport report;
    QList<MockEntry> weak;
    int marks = 0;
    for (const MockEntry& entry : record.entries) {
        if (!entry.isGraded && !entry.isSkipped)
            continue; // it was still open when the program ended
        ++report.asked;
        report.graded += entry.isGraded ? 1 : 0;
        report.skipped += entry.isSkipped ? 1 : 0;
        report.followUps += entry.followUps;
        report.followUpsMet += entry.followUpsMet;
        marks += entry.rubric;
        addTopic(entry, report);
        if (entry.rubric <= weakLevel)
            weak.append(entry);
    }
    std::ranges::stable_sort(weak, {}, &MockEntry::rubric);
    for (const MockEntry& entry : weak)
        addStudy(entry, report);
    report.share = report.asked > 0 ? double(marks) / (most * report.asked) : 0.0;
    return report;
}

} // namespace casefile::learner
