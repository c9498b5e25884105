#pragma once

class QUrl;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// Acts on a link of the prose: step:<id>, head:<number from 0>, head:all, focus:query, focus:key,
/// focus:<query>[,<key>]. False for any other link.
bool followProseLink(const QUrl& link, playback::LessonSession& session);

} // namespace casefile::views
