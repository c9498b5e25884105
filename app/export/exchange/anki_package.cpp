// Cards as a package of Anki: a zip of an SQLite file of schema 11, a list of pictures, and the pictures.
#include "app/export/exchange/anki_notes.h"
#include "app/export/exchange/archive.h"
#include "app/learner/database.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

// For ever: with another number, or other fields under the same, Anki takes the cards for others.
constexpr qint64 modelId = 1764547200011;
const QStringList fieldNames{u"Front"_s, u"Back"_s, u"Picture"_s, u"Step"_s};
constexpr qint64 firstId = 1500000000000; ///< milliseconds, as all ids of Anki
constexpr qint64 manyIds = 200000000000;

const char* const schema[] = {
    "CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not "
    "null, "
    "ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not "
    "null, "
    "models text not null, decks text not null, dconf text not null, tags text not null)",
    "CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not "
    "null, "
    "usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not "
    "null, "
    "flags integer not null, data text not null)",
    "CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not "
    "null, "
    "mod integer not null, usn integer not null, type integer not null, queue integer not null, "
    "due integer not null, ivl integer not null, factor integer not null, reps integer not null, "
    "lapses integer not null, left integer not null, odue integer not null, odid integer not null, "
    "flags integer not null, data text not null)",
    "CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer "
    "not null, "
    "ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, "
    "type integer not null)",
    "CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)",
    "CREATE INDEX ix_notes_usn ON notes (usn)",
    "CREATE INDEX ix_cards_usn ON cards (usn)",
    "CREATE INDEX ix_revlog_usn ON revlog (usn)",
    "CREATE INDEX ix_cards_nid ON cards (nid)",
    "CREATE INDEX ix_cards_sched ON cards (did, queue, due)",
    "CREATE INDEX ix_revlog_cid ON revlog (cid)",
    "CREATE INDEX ix_notes_csum ON notes (csum)",
};

quint64 hashOf(const QString& words)
{
    return QCryptographicHash::hash(words.toUtf8(), QCryptographicHash::Sha1)
        .first(8)
        .toHex()
        .toULongLong(nullptr, 16);
}

/// Ids that follow from words: the same in every export, but where two words meet.
class StableIds
{
public:
    qint64 of(const QString& words)
    {
        auto id = firstId + qint64(hashOf(words) % quint64(manyIds));
        while (m_taken.contains(id))
            ++id;
        m_taken.insert(id);
        return id;
    }

private:
    QSet<qint64> m_taken;
};

QString json(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject modelOf(qint64 seconds, qint64 deck)
{
    QJsonArray fields;
    for (qsizetype i = 0; i < fieldNames.size(); ++i)
        fields.append(QJsonObject{{u"name"_s, fieldNames[i]},
                                  {u"ord"_s, i},
                                  {u"sticky"_s, false},
                                  {u"rtl"_s, false},
                                  {u"font"_s, u"Arial"_s},
                                  {u"size"_s, 20},
                                  {u"media"_s, QJsonArray()}});
    const QJsonObject side{
        {u"name"_s, u"Card 1"_s},
        {u"ord"_s, 0},
        {u"qfmt"_s, u"{{Front}}"_s},
        {u"afmt"_s, u"{{FrontSide}}<hr id=answer>{{Back}}{{Picture}}<p class=step>{{Step}}</p>"_s},
        {u"bqfmt"_s, QString()},
        {u"bafmt"_s, QString()},
        {u"did"_s, QJsonValue::Null}};
    return {{u"id"_s, modelId},
            {u"name"_s, u"Casefile"_s},
            {u"type"_s, 0},
            {u"mod"_s, seconds},
            {u"usn"_s, -1},
            {u"sortf"_s, 0},
            {u"did"_s, deck},
            {u"css"_s,
             u".card { font-family: sans-serif; font-size: 20px; text-align: left; max-width: 44em; "
             "margin: 0 auto; }\nimg { max-width: 100%; }\n.step { font-size: 80%; opacity: 0.7; }\n"_s},
            {u"latexPre"_s, QString()},
            {u"latexPost"_s, QString()},
            {u"tmpls"_s, QJsonArray{side}},
            {u"flds"_s, fields},
            {u"req"_s, QJsonArray{QJsonArray{0, u"any"_s, QJsonArray{0}}}},
            {u"tags"_s, QJsonArray()},
            {u"vers"_s, QJsonArray()}};
}

QJsonObject deckOf(qint64 id, const QString& name, qint64 seconds)
{
    const QJsonArray none{0, 0};
    return {{u"id"_s, id},           {u"name"_s, name},
            {u"mod"_s, seconds},     {u"usn"_s, -1},
            {u"lrnToday"_s, none},   {u"revToday"_s, none},
            {u"newToday"_s, none},   {u"timeToday"_s, none},
            {u"collapsed"_s, false}, {u"browserCollapsed"_s, false},
            {u"dyn"_s, 0},           {u"conf"_s, 1},
            {u"extendNew"_s, 0},     {u"extendRev"_s, 0},
            {u"desc"_s, QString()}};
}

QJsonObject deckOptions()
{
    return {{u"id"_s, 1},
            {u"mod"_s, 0},
            {u"name"_s, u"Default"_s},
            {u"usn"_s, 0},
            {u"maxTaken"_s, 60},
            {u"autoplay"_s, true},
            {u"timer"_s, 0},
            {u"replayq"_s, true},
            {u"dyn"_s, false},
            {u"new"_s, QJsonObject{{u"delays"_s, QJsonArray{1, 10}},
                                   {u"ints"_s, QJsonArray{1, 4, 7}},
                                   {u"initialFactor"_s, 2500},
                                   {u"order"_s, 1},
                                   {u"perDay"_s, 20},
                                   {u"separate"_s, true},
                                   {u"bury"_s, true}}},
            {u"rev"_s, QJsonObject{{u"perDay"_s, 200},
                                   {u"ease4"_s, 1.3},
                                   {u"fuzz"_s, 0.05},
                                   {u"ivlFct"_s, 1},
                                   {u"maxIvl"_s, 36500},
                                   {u"minSpace"_s, 1},
                                   {u"bury"_s, true}}},
            {u"lapse"_s, QJsonObject{{u"delays"_s, QJsonArray{10}},
                                     {u"mult"_s, 0},
                                     {u"minInt"_s, 1},
                                     {u"leechFails"_s, 8},
                                     {u"leechAction"_s, 0}}}};
}

/// Writes the collection; each statement after one that failed does nothing.
class CollectionWriter
{
public:
    CollectionWriter(const QString& file, const QDateTime& now)
        : m_now(now)
    {
        m_isGood = m_database.open(file, learner::Database::Access::Create) &&
                   m_database.execute(u"PRAGMA journal_mode = DELETE"_s);
    }

    bool write(const QList<AnkiNote>& notes)
    {
        for (const char* const statement : schema)
            run(QString::fromLatin1(statement), {});
        for (const AnkiNote& note : notes)
            addDeck(note.deck);
        run(u"BEGIN"_s, {});
        addCollection(notes.isEmpty() ? 1 : m_decks.value(notes.first().deck));
        for (qsizetype i = 0; i < notes.size(); ++i)
            addNote(notes[i], i);
        run(u"COMMIT"_s, {});
        m_database.close();
        return m_isGood;
    }

private:
    void run(const QString& sql, const QVariantList& values)
    {
        m_isGood = m_isGood && m_database.execute(sql, values);
    }

    void addDeck(const QString& name)
    {
        if (!m_decks.contains(name))
            m_decks.insert(name, m_deckIds.of(name));
    }

    void addCollection(qint64 deck)
    {
        const qint64 seconds = m_now.toSecsSinceEpoch();
        QJsonObject decks{{u"1"_s, deckOf(1, u"Default"_s, 0)}};
        for (auto one = m_decks.cbegin(); one != m_decks.cend(); ++one)
            decks.insert(QString::number(one.value()), deckOf(one.value(), one.key(), seconds));
        const QJsonObject conf{{u"nextPos"_s, 1},
                               {u"estTimes"_s, true},
                               {u"activeDecks"_s, QJsonArray{1}},
                               {u"sortType"_s, u"noteFld"_s},
                               {u"timeLim"_s, 0},
                               {u"sortBackwards"_s, false},
                               {u"addToCur"_s, true},
                               {u"curDeck"_s, 1},
                               {u"newBury"_s, true},
                               {u"newSpread"_s, 0},
                               {u"dueCounts"_s, true},
                               {u"curModel"_s, QString::number(modelId)},
                               {u"collapseTime"_s, 1200}};
        constexpr int version = 11;
        const qint64 day = m_now.date().startOfDay(Qt::UTC).toSecsSinceEpoch();
        run(u"INSERT INTO col VALUES (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, '{}')"_s,
            {day, m_now.toMSecsSinceEpoch(), m_now.toMSecsSinceEpoch(), version, json(conf),
             json({{QString::number(modelId), modelOf(seconds, deck)}}), json(decks),
             json({{u"1"_s, deckOptions()}})});
    }

    void addNote(const AnkiNote& note, qsizetype position)
    {
        static const QRegularExpression tag(u"<[^>]*>"_s);
        const QString plain = QString(note.front).remove(tag);
        const QByteArray sum = QCryptographicHash::hash(plain.toUtf8(), QCryptographicHash::Sha1).toHex();
        const qint64 id = m_noteIds.of(note.guid);
        const qint64 seconds = m_now.toSecsSinceEpoch();
        const QStringList fields{note.front, note.back, note.picture, note.step};
        run(u"INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')"_s,
            {id, note.guid, modelId, seconds, u" %1 "_s.arg(note.tags.join(u' ')), fields.join(QChar(0x1f)),
             plain, sum.first(8).toLongLong(nullptr, 16)});
        run(u"INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')"_s,
            {id, id, m_decks.value(note.deck), seconds, position + 1});
    }

    learner::Database m_database;
    QDateTime m_now;
    StableIds m_noteIds;
    StableIds m_deckIds;
    QMap<QString, qint64> m_decks;
    bool m_isGood = false;
};

} // namespace

QByteArray ankiPackage(const AnkiDeck& deck, const QDateTime& now, QString& problem)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"collection.anki2"_s));
    if (!folder.isValid() || !CollectionWriter(file.fileName(), now).write(deck.notes) ||
        !file.open(QIODevice::ReadOnly)) {
        problem =
            QCoreApplication::translate("cards", "The cards could not be put together: is there room in %1?")
                .arg(folder.path());
        return {};
    }
    QList<ArchiveEntry> entries{{u"collection.anki2"_s, file.readAll()}};
    QJsonObject media;
    qsizetype number = 0;
    for (auto picture = deck.pictures.cbegin(); picture != deck.pictures.cend(); ++picture) {
        entries.append({QString::number(number), picture.value()});
        media.insert(QString::number(number++), picture.key());
    }
    entries.insert(1, {u"media"_s, QJsonDocument(media).toJson(QJsonDocument::Compact)});
    return writeArchive(entries, Packing::Stored, problem);
}

} // namespace casefile::exports
