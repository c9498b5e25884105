#pragma once

#include <QString>

namespace casefile::learner {

struct ClassPlace;

/// Why a class cannot be reached, or does not take what is sent.
enum class ClassTrouble {
    None,
    NoDriver,    ///< Qt has no PostgreSQL driver here
    Away,        ///< no server answers there, or it went away
    Password,    ///< user or password is wrong
    Revoked,     ///< the user may no longer come in
    Certificate, ///< the server cannot prove who it is, or does not encrypt
    NoClass,     ///< there is no such database, or no class in it
    SchemaOld,   ///< the class was made by an older Casefile
    SchemaNew,   ///< by a newer one
    Other,       ///< what the server said
};

/// Whether trying again by itself may help.
bool isPassing(ClassTrouble trouble);

/// What a message of libpq or of the server means, while connecting or after it. Known in English and
/// Chinese; in other languages the numbers decide, or it is Other.
ClassTrouble classTroubleOf(const QString& message, const QString& sqlState);

/// One translated sentence; empty for None. said: the server's own words, for Other.
QString toSentence(ClassTrouble trouble, const ClassPlace& place, const QString& said);

} // namespace casefile::learner
