#include "app/learner/own/own_question.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

constexpr qsizetype digestDigits = 16;

const QString ownPrefix = u"own-"_s;

} // namespace

bool isOwnId(const QString& id)
{
    return id.startsWith(ownPrefix) && id.size() > ownPrefix.size();
}

/// An id of a foreign file may have any signs; what is no letter or digit parts its words.
QString ownIdFor(const QJsonObject& question)
{
    static const QRegularExpression otherSigns(u"[^A-Za-z0-9]+"_s);
    const QString id = question[u"id"_s].toString().replace(otherSigns, u"-"_s);
    const qsizetype first = id.startsWith(u'-') ? 1 : 0;
    const QString words = id.mid(first, id.size() - first - (id.size() > 1 && id.endsWith(u'-') ? 1 : 0));
    if (words.isEmpty())
        return ownPrefix + digestOf(question, {});
    return isOwnId(words) ? words : ownPrefix + words;
}

QString digestOf(const QJsonObject& question, const QString& chapter)
{
    QJsonObject said = question;
    said.remove(u"id"_s);
    said.remove(u"version"_s);
    QByteArray text = QJsonDocument(said).toJson(QJsonDocument::Compact); // keys are sorted
    text += chapter.toUtf8();
    const QByteArray digest = QCryptographicHash::hash(text, QCryptographicHash::Sha1);
    return QString::fromLatin1(digest.toHex().left(digestDigits));
}

} // namespace casefile::learner
