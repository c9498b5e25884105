#pragma once

#include "app/learner/store_state.h"

#include <QObject>
#include <QString>

#include <functional>

namespace casefile::content {
struct Library;
}
namespace casefile::learner {
class Store;
}

namespace casefile::shell {

class Banner;
class Preferences;

/// What the banner says: what is wrong with store, settings and content, for as long as it is or until it is
/// put away, and below it the last thing that could not be done.
class Notices : public QObject
{
    Q_OBJECT

public:
    using Sentence = std::function<QString()>; ///< asked again when the language changes

    /// Library, store, preferences and banner outlive its use.
    Notices(const content::Library& library, const learner::Store& store, const Preferences& preferences,
            Banner& banner, QObject* parent);

    void say(const Sentence& sentence); ///< until something else is done
    void forget();                      ///< something else was done
    void review();                      ///< content or store are others than before
    void followStore(); ///< after something was to be kept: says when that fails, and when it works again
    void retranslate();

private:
    void show();
    QStringList problems() const;

    const content::Library& m_library;
    const learner::Store& m_store;
    const Preferences& m_preferences;
    Banner& m_banner;
    learner::StoreState m_toldState = learner::StoreState::Ready; ///< that the banner speaks of
    bool m_isPutAway = false;                                     ///< the problems, not what comes after them
    Sentence m_sentence;
};

} // namespace casefile::shell
