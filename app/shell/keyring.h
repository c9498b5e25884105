#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace casefile::shell {

/// The keyring of this computer (Secret Service, KWallet): where a password is kept if the learner wishes.
/// Never a file of ours. Each answer comes later, unless the receiver is gone by then.
class Keyring
{
public:
    using Read = std::function<void(const QString& password)>; ///< empty: it has none, or there is no keyring
    using Done = std::function<void(bool isDone)>;

    static void read(const QString& key, QObject* receiver, const Read& then);
    static void keep(const QString& key, const QString& password, QObject* receiver, const Done& then);
    static void forget(const QString& key);
};

} // namespace casefile::shell
