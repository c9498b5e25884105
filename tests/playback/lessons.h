#pragma once

#include "app/playback/lesson_session.h"
#include "tests/playback/chapters.h"

#include <climits>
#include <memory>
#include <string>

namespace casefile::tests {

inline constexpr int last = INT_MAX;

/// opens (cat-dog, head 1, last asks) -> asks (a prediction) -> changes (cat-ball) -> play, more (free play).
inline content::Chapter lesson()
{
    using namespace Qt::StringLiterals;
    content::Chapter chapter;
    chapter.id = u"overview"_s;
    chapter.examples = {
        {u"cat-dog"_s, {{u"zh"_s, u"猫看见狗就跑"_s}, {u"en"_s, u"Cats see dogs and run"_s}}},
        {u"cat-ball"_s, {{u"zh"_s, u"猫看见球就跑"_s}, {u"en"_s, u"Cats see balls and run"_s}}}};
    for (const QString& id : {u"opens"_s, u"asks"_s, u"changes"_s, u"play"_s, u"more"_s})
        chapter.steps.append(step(id));
    chapter.steps[0].state.sentence = u"cat-dog"_s;
    chapter.steps[0].state.head = 1;
    chapter.steps[0].state.focus = content::Focus{last, -1};
    chapter.steps[1].prediction = u"top-key"_s;
    chapter.steps[2].state.sentence = u"cat-ball"_s;
    chapter.steps[2].state.temperature = 2.0;
    chapter.steps[3].freePlay = true;
    chapter.steps[4].freePlay = true;
    return chapter;
}

/// A session at the beginning of that lesson, in Chinese.
inline std::unique_ptr<playback::LessonSession> opened()
{
    using namespace Qt::StringLiterals;
    auto session = std::make_unique<playback::LessonSession>();
    session->open(lesson(), u"zh"_s);
    return session;
}

inline std::string sentenceOf(const engine::TracePtr& trace)
{
    return trace ? trace->sentence : std::string("(none)");
}

} // namespace casefile::tests
