#pragma once

#include <QJsonObject>
#include <QString>

namespace casefile::learner {

/// How a connection is protected.
enum class ClassTls {
    Verify,  ///< encrypted, and the server proves who it is
    Require, ///< encrypted only
    Off,     ///< for a server on this computer
};

/// Where a class is. Never the password.
struct ClassPlace
{
    static constexpr int usualPort = 5432;

    QString host; ///< name or address; or the folder of a socket
    int port = usualPort;
    QString database;
    QString user;
    ClassTls tls = ClassTls::Verify;
    QString certificate; ///< file with who may sign the server's; empty: those of the system

    bool isComplete() const { return !host.isEmpty() && !database.isEmpty() && !user.isEmpty(); }
    bool operator==(const ClassPlace&) const = default;
};

QJsonObject toJson(const ClassPlace& place);
ClassPlace classPlace(const QJsonObject& json); ///< what is missing is as by default

/// "casefile-class://anna@school.example:5432/class9a?tls=verify", with which one joins.
QString joinLink(const ClassPlace& place);

/// The same back, or the content of a file that holds one; an incomplete place, with one translated sentence
/// in `problem`, if it cannot be read or holds a password.
ClassPlace readJoinLink(const QString& text, QString& problem);

QString tlsName(ClassTls tls); ///< "verify", "require", "off"

} // namespace casefile::learner
