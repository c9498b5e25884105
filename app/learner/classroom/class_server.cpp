#include "app/learner/classroom/class_server.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QSqlError>

#include <algorithm>
#include <atomic>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString serverDriver = u"QPSQL"_s;
const QString systemCertificates = u"/etc/ssl/certs/ca-certificates.crt"_s;

QString quoted(QString value)
{
    return u'\'' + value.replace(u"\\"_s, u"\\\\"_s).replace(u"'"_s, u"\\'"_s) + u'\'';
}

/// What libpq is told besides place and password. Qt parts options with semicolons.
QString optionsOf(const ClassPlace& place)
{
    QString options = u"connect_timeout=3;tcp_user_timeout=10000;application_name=casefile;sslmode="_s;
    switch (place.tls) {
    case ClassTls::Off:
        return options + u"disable"_s;
    case ClassTls::Require:
        return options + u"require"_s;
    case ClassTls::Verify:
        options += u"verify-full"_s;
    }
    const QString file = place.certificate.isEmpty() ? systemCertificates : place.certificate;
    return QFileInfo::exists(file) && !file.contains(u';') ? options + u";sslrootcert="_s + quoted(file)
                                                           : options;
}

QString jsonOf(const QJsonArray& rows)
{
    return QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
}

const QString sendAnswers =
    u"INSERT INTO casefile.answer (uid, at_utc_ms, utc_offset_s, chapter, question, question_version,"
    " is_right, misconception, certainty, hints, attempt, duration_ms)"
    " SELECT * FROM jsonb_to_recordset(CAST(? AS jsonb)) AS sent (uid text, at_utc_ms bigint,"
    " utc_offset_s int, chapter text, question text, question_version int, is_right boolean,"
    " misconception text, certainty smallint, hints int, attempt int, duration_ms bigint)"
    " ON CONFLICT DO NOTHING"_s;

const QString sendCards =
    u"INSERT INTO casefile.card_change (uid, changed_utc_ms, item, chapter, phase, stability, due_day,"
    " is_gone) SELECT * FROM jsonb_to_recordset(CAST(? AS jsonb)) AS sent (uid text, changed_utc_ms bigint,"
    " item text, chapter text, phase smallint, stability double precision, due_day int, is_gone boolean)"
    " ON CONFLICT DO NOTHING"_s;

/// Rows of transactions that had ended when the reading began, and had not at the reading before.
const QString inSpan =
    u" WHERE sent_in >= CAST(CAST(? AS text) AS xid8) AND sent_in < CAST(CAST(? AS text) AS xid8)"_s;

} // namespace

ClassServer::ClassServer()
{
    static std::atomic<int> count = 0;
    m_name = u"casefile-class-%1"_s.arg(++count);
}

ClassServer::~ClassServer()
{
    close();
}

void ClassServer::close()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

bool ClassServer::fail(const QSqlError& error)
{
    m_said = error.databaseText().section(u'\n', 0, 0).trimmed();
    m_trouble = classTroubleOf(error.databaseText(), error.nativeErrorCode());
    close();
    return false;
}

bool ClassServer::open(const ClassPlace& place, const QString& password)
{
    close();
    m_trouble = ClassTrouble::None;
    if (!QSqlDatabase::isDriverAvailable(serverDriver)) {
        m_trouble = ClassTrouble::NoDriver;
        return false;
    }
    m_database = QSqlDatabase::addDatabase(serverDriver, m_name);
    m_database.setHostName(place.host);
    m_database.setPort(place.port);
    m_database.setDatabaseName(place.database);
    m_database.setUserName(place.user);
    m_database.setPassword(password);
    m_database.setConnectOptions(optionsOf(place));
    return m_database.open() || fail(m_database.lastError());
}

bool ClassServer::checkSchema()
{
    int version = 0;
    if (!run(u"SELECT version FROM casefile.about"_s, {},
             [&](const QSqlQuery& row) { version = row.value(0).toInt(); }))
        return false;
    if (version != schemaVersion)
        m_trouble = version < schemaVersion ? ClassTrouble::SchemaOld : ClassTrouble::SchemaNew;
    if (m_trouble != ClassTrouble::None)
        close();
    return m_trouble == ClassTrouble::None;
}

bool ClassServer::run(const QString& sql, const QVariantList& values, const Show& show)
{
    QSqlError error;
    { // the query ends before a trouble closes the connection
        QSqlQuery query(m_database);
        query.setForwardOnly(true);
        bool done = values.isEmpty() ? query.exec(sql) : query.prepare(sql);
        if (done && !values.isEmpty()) {
            for (const QVariant& value : values)
                query.addBindValue(value);
            done = query.exec();
        }
        while (done && show && query.next())
            show(query);
        error = query.lastError();
        if (done && !error.isValid())
            return true;
    }
    return fail(error);
}

bool ClassServer::execute(const QStringList& statements)
{
    return run(u"BEGIN"_s) &&
           std::ranges::all_of(statements, [this](const QString& sql) { return run(sql); }) &&
           run(u"COMMIT"_s);
}

bool ClassServer::send(const OutboxBatch& batch)
{
    return run(u"BEGIN"_s) && (batch.answers.isEmpty() || run(sendAnswers, {jsonOf(batch.answers)})) &&
           (batch.cards.isEmpty() || run(sendCards, {jsonOf(batch.cards)})) && run(u"COMMIT"_s);
}

bool ClassServer::read(ClassRows& rows)
{
    QString upTo;
    const QVariantList from{QString::number(rows.upTo)};
    const bool done = run(u"SELECT pg_snapshot_xmin(pg_current_snapshot())::text"_s, {},
                          [&](const QSqlQuery& row) { upTo = row.value(0).toString(); }) &&
                      readMembers(rows) && readAnswers(rows, from + QVariantList{upTo}) &&
                      readCards(rows, from + QVariantList{upTo});
    if (done) {
        rows.upTo = upTo.toULongLong();
        rows.read = QDateTime::currentDateTimeUtc();
    }
    return done;
}

bool ClassServer::readMembers(ClassRows& rows)
{
    rows.learners.clear();
    return run(u"SELECT class FROM casefile.about"_s, {},
               [&](const QSqlQuery& row) { rows.name = row.value(0).toString(); }) &&
           run(u"SELECT login, shown FROM casefile.member WHERE NOT is_instructor ORDER BY shown, login"_s,
               {}, [&](const QSqlQuery& row) {
                   rows.learners.append({row.value(0).toString(), row.value(1).toString()});
               });
}

bool ClassServer::readAnswers(ClassRows& rows, const QVariantList& span)
{
    const QString sql = u"SELECT learner, at_utc_ms, chapter, question, is_right, misconception, certainty,"
                        " attempt, duration_ms FROM casefile.answer"_s +
                        inSpan + u" ORDER BY at_utc_ms, uid"_s;
    const bool done = run(sql, span, [&](const QSqlQuery& row) {
        content::AnswerRecord answer;
        answer.when = QDateTime::fromMSecsSinceEpoch(row.value(1).toLongLong(), Qt::UTC);
        answer.chapter = row.value(2).toString();
        answer.questionId = row.value(3).toString();
        answer.right = row.value(4).toBool();
        answer.misconception = row.value(5).toString();
        answer.certainty = content::Certainty(std::clamp(row.value(6).toInt(), 1, 3));
        answer.attempt = row.value(7).toInt();
        answer.durationMs = row.value(8).toLongLong();
        rows.answers[row.value(0).toString()].append(answer);
    });
    for (QList<content::AnswerRecord>& log : rows.answers) // what comes late may be old
        if (!std::ranges::is_sorted(log, {}, &content::AnswerRecord::when))
            std::ranges::stable_sort(log, {}, &content::AnswerRecord::when);
    return done;
}

bool ClassServer::readCards(ClassRows& rows, const QVariantList& span)
{
    const QString sql = u"SELECT learner, item, chapter, phase, stability, due_day, changed_utc_ms, is_gone"
                        " FROM casefile.card_change"_s +
                        inSpan + u" ORDER BY changed_utc_ms, uid"_s;
    return run(sql, span, [&](const QSqlQuery& row) {
        QMap<QString, ClassCard>& cards = rows.cards[row.value(0).toString()];
        const QString item = row.value(1).toString();
        const ClassCard card{row.value(2).toString(), row.value(3).toInt(), row.value(4).toDouble(),
                             row.value(5).toInt(), row.value(6).toLongLong()};
        if (cards.value(item).changedUtcMs > card.changedUtcMs)
            return;
        if (row.value(7).toBool())
            cards.remove(item);
        else
            cards[item] = card;
    });
}

} // namespace casefile::learner
