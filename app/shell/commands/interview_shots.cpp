// The pictures of interviews in the tour.
#include "app/shell/commands/studio.h"
#include "app/shell/commands/tour_shots.h"
#include "app/shell/interview_pages.h"
#include "app/views/pages/mock_page.h"

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 mockSeed = 1; ///< so that two tours can be compared

/// The interview question with so many points of its answer ticked; graded if wanted.
void compareInterview(Studio& studio, bool isGraded)
{
    studio.window().showInterview();
    learner::InterviewPractice& practice = studio.window().interviews().practice();
    practice.setFilter({});
    practice.open(practice.questions().first().id);
    practice.again();
    practice.setTyped(studio.window().language() == "zh"_L1
                          ? u"注意力一步就能连到任意位置。"_s
                          : u"Attention reaches any position in one step."_s);
    practice.reveal();
    practice.tick(practice.question()->points.first().id, true);
    practice.tick(practice.question()->points.at(1).id, true);
    if (isGraded)
        practice.markGraded();
}

/// A mock interview that stands at its second question, the first one answered in part.
void holdMock(Studio& studio)
{
    InterviewPages& interviews = studio.window().interviews();
    studio.window().showMockInterview();
    learner::MockSettings settings;
    settings.language = studio.window().language();
    interviews.begin(settings, mockSeed);
    interviews.mock().startAnswer();
    interviews.mock().finishAnswer({});
    interviews.mock().sheet().tick(interviews.mock().question()->points.first().id, true);
    interviews.mock().finishComparing();
    interviews.mock().skip();
    interviews.mock().startAnswer();
}

} // namespace

void addInterviewShots(QList<TourShot>& shots)
{
    shots << TourShot{u"interview-question"_s, [](Studio& studio) {
                          studio.window().showInterview();
                          studio.window().interviews().practice().setFilter({});
                          studio.window().interviews().practice().again();
                      }};
    shots << TourShot{u"interview-compared"_s, [](Studio& studio) { compareInterview(studio, false); }};
    shots << TourShot{u"interview-graded"_s, [](Studio& studio) { compareInterview(studio, true); }};
    shots << TourShot{u"interview-none"_s, [](Studio& studio) {
                          studio.window().showInterview();
                          studio.window().interviews().practice().setFilter({{}, {}, {}, u"qwertz"_s});
                      }};
    shots << TourShot{u"mock-setup"_s, [](Studio& studio) {
                          studio.window().interviews().practice().setFilter({});
                          studio.window().showMockInterview();
                          studio.window().interviews().mockPage()->showSetup();
                      }};
    shots << TourShot{u"mock-setup-broken-off"_s, [](Studio& studio) {
                          holdMock(studio);
                          const auto& record = studio.window().interviews().mock().record();
                          studio.window().interviews().mockPage()->setPast({{1, record}});
                          studio.window().interviews().mockPage()->showSetup();
                      }};
    shots << TourShot{u"mock-question"_s, [](Studio& studio) { holdMock(studio); }};
    shots << TourShot{u"mock-compared"_s, [](Studio& studio) {
                          holdMock(studio);
                          studio.window().interviews().mock().finishAnswer({});
                      }};
    shots << TourShot{u"mock-report"_s, [](Studio& studio) {
                          holdMock(studio);
                          studio.window().interviews().mock().finishAnswer({});
                          studio.window().interviews().mock().finishComparing();
                          studio.window().interviews().mock().end();
                      }};
}

} // namespace casefile::shell
