#include "app/learner/interview/mock_record.h"

#include <QJsonArray>

#include <numeric>

using namespace Qt::StringLiterals;

namespace casefile::learner {
namespace {

constexpr int mockFormat = 1; ///< of the JSON

QStringList stringsOf(const QJsonValue& list)
{
    QStringList strings;
    for (const QJsonValue& item : list.toArray())
        strings.append(item.toString());
    return strings;
}

QJsonObject settingsToJson(const MockSettings& settings)
{
    return {{u"minutes"_s, settings.minutes},
            {u"chapters"_s, QJsonArray::fromStringList(settings.chapters)},
            {u"levels"_s, QJsonArray::fromStringList(settings.levels)},
            {u"language"_s, settings.language},
            {u"followUps"_s, settings.followUps}};
}

MockSettings settingsFromJson(const QJsonObject& object)
{
    MockSettings settings;
    settings.minutes = object[u"minutes"_s].toInt(settings.minutes);
    settings.chapters = stringsOf(object[u"chapters"_s]);
    settings.levels = stringsOf(object[u"levels"_s]);
    settings.language = object[u"language"_s].toString();
    settings.followUps = object[u"followUps"_s].toBool(true);
    return settings;
}

QJsonObject entryToJson(const MockEntry& entry)
{
    return {{u"question"_s, entry.question},
            {u"version"_s, entry.version},
            {u"chapter"_s, entry.chapter},
            {u"level"_s, entry.level},
            {u"kind"_s, entry.kind},
            {u"words"_s, entry.words},
            {u"isSkipped"_s, entry.isSkipped},
            {u"isGraded"_s, entry.isGraded},
            {u"typed"_s, entry.typed},
            {u"points"_s, QJsonArray::fromStringList(entry.points)},
            {u"pointCount"_s, entry.pointCount},
            {u"rubric"_s, entry.rubric},
            {u"thinkMs"_s, entry.thinkMs},
            {u"answerMs"_s, entry.answerMs},
            {u"followUpMs"_s, entry.followUpMs},
            {u"followUps"_s, entry.followUps},
            {u"followUpsMet"_s, entry.followUpsMet},
            {u"repairChapter"_s, entry.repairChapter},
            {u"repairStep"_s, entry.repairStep}};
}

MockEntry entryFromJson(const QJsonObject& object)
{
    MockEntry entry;
    entry.question = object[u"question"_s].toString();
    entry.version = object[u"version"_s].toInt(1);
    entry.chapter = object[u"chapter"_s].toString();
    entry.level = object[u"level"_s].toString();
    entry.kind = object[u"kind"_s].toString();
    entry.words = object[u"words"_s].toString();
    entry.isSkipped = object[u"isSkipped"_s].toBool();
    entry.isGraded = object[u"isGraded"_s].toBool();
    entry.typed = object[u"typed"_s].toString();
    entry.points = stringsOf(object[u"points"_s]);
    entry.pointCount = object[u"pointCount"_s].toInt();
    entry.rubric = object[u"rubric"_s].toInt();
    entry.thinkMs = object[u"thinkMs"_s].toInteger();
    entry.answerMs = object[u"answerMs"_s].toInteger();
    entry.followUpMs = object[u"followUpMs"_s].toInteger();
    entry.followUps = object[u"followUps"_s].toInt();
    entry.followUpsMet = object[u"followUpsMet"_s].toInt();
    entry.repairChapter = object[u"repairChapter"_s].toString();
    entry.repairStep = object[u"repairStep"_s].toString();
    return entry;
}

} // namespace

qint64 MockRecord::talkMs() const
{
    return std::accumulate(entries.cbegin(), entries.cend(), qint64(0),
                           [](qint64 sum, const MockEntry& entry) { return sum + entry.totalMs(); });
}

QJsonObject toJson(const MockRecord& record)
{
    QJsonArray entries;
    for (const MockEntry& entry : record.entries)
        entries.append(entryToJson(entry));
    return {{u"format"_s, mockFormat},
            {u"settings"_s, settingsToJson(record.settings)},
            {u"when"_s, record.when.toString(Qt::ISODateWithMs)},
            {u"questions"_s, QJsonArray::fromStringList(record.questions)},
            {u"entries"_s, entries},
            {u"keptAt"_s, record.keptAt.toString(Qt::ISODateWithMs)},
            {u"pausedMs"_s, record.pausedMs},
            {u"pauses"_s, record.pauses},
            {u"isOver"_s, record.isOver},
            {u"isEndedEarly"_s, record.isEndedEarly}};
}

std::optional<MockRecord> mockRecordFromJson(const QJsonObject& object)
{
    MockRecord record;
    record.when = QDateTime::fromString(object[u"when"_s].toString(), Qt::ISODateWithMs);
    if (object[u"format"_s].toInt() != mockFormat || !record.when.isValid())
        return std::nullopt;
    record.settings = settingsFromJson(object[u"settings"_s].toObject());
    for (const QJsonValue& entry : object[u"entries"_s].toArray())
        record.entries.append(entryFromJson(entry.toObject()));
    record.questions = stringsOf(object[u"questions"_s]);
    record.keptAt = QDateTime::fromString(object[u"keptAt"_s].toString(), Qt::ISODateWithMs);
    record.pausedMs = object[u"pausedMs"_s].toInteger();
    record.pauses = object[u"pauses"_s].toInt();
    record.isOver = object[u"isOver"_s].toBool();
    record.isEndedEarly = object[u"isEndedEarly"_s].toBool();
    return record;
}

} // namespace casefile::learner
