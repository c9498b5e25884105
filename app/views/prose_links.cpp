#include "app/views/prose_links.h"

#include "app/content/settings_reader.h"
#include "app/playback/lesson_session.h"

#include <QUrl>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;

namespace {

void pinTarget(const QString& target, playback::LessonSession& session)
{
    const content::Focus now = session.focus();
    if (target == "query"_L1)
        return session.pin(now.query, -1);
    if (target == "key"_L1)
        return session.pin(now.query, now.key);
    const QStringList parts = target.split(u',');
    session.pin(content::focusIndex(parts.value(0)).value_or(-1),
                content::focusIndex(parts.value(1)).value_or(-1));
}

} // namespace

bool followProseLink(const QUrl& link, playback::LessonSession& session)
{
    const QString target = link.path();
    if (link.scheme() == "step"_L1)
        session.player().seekStep(std::max(session.chapter().indexOf(target), 0));
    else if (link.scheme() == "head"_L1 && target == "all"_L1)
        session.setAllHeads(true);
    else if (link.scheme() == "head"_L1)
        session.setHead(target.toInt());
    else if (link.scheme() == "focus"_L1)
        pinTarget(target, session);
    else
        return false;
    return true;
}

} // namespace casefile::views
