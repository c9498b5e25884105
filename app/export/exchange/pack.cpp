#include "app/export/exchange/pack.h"

#include "app/export/exchange/archive.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

constexpr int packVersion = 1;
const QString packFormat = u"casefile-pack"_s;
const QString manifestName = u"manifest.json"_s;
const QString logName = u"answers.jsonl"_s;
const QString courseKind = u"questions"_s;
const QString ownKind = u"own"_s;
const QString logKind = u"answers"_s;

QString packWords(const char* words)
{
    return QCoreApplication::translate("pack", words);
}

/// A chapter is a file name, and an id as everywhere: letters and digits, joined by hyphens.
bool isChapterId(const QString& id)
{
    const auto isPart = [](QChar letter) {
        return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9') || letter == u'-';
    };
    return !id.isEmpty() && id.size() <= 64 && std::ranges::all_of(id, isPart);
}

QString entryName(const PackChapter& chapter)
{
    return u"%1/%2.json"_s.arg(chapter.isOwn ? ownKind : courseKind, chapter.chapter);
}

QByteArray logBytes(const QList<QJsonObject>& log)
{
    QByteArray lines;
    for (const QJsonObject& line : log)
        lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    return lines;
}

/// Reads the entries one by one; collects what is wrong with them.
class PackReader
{
public:
    PackReader(const QString& file, const QList<ArchiveEntry>& entries, PackReading& reading)
        : m_file(file)
        , m_reading(reading)
    {
        for (const ArchiveEntry& entry : entries)
            m_entries.insert(entry.name, entry.bytes);
    }

    void read()
    {
        if (!m_entries.contains(manifestName))
            return fault(
                manifestName, {},
                packWords(QT_TRANSLATE_NOOP("pack", "It is missing: this is no package of Casefile.")));
        const QJsonObject manifest = object(manifestName, m_entries.value(manifestName));
        if (manifest.isEmpty() || !isReadable(manifest))
            return;
        m_reading.pack.program = manifest.value("program"_L1).toString();
        const QJsonArray contents = manifest.value("contents"_L1).toArray();
        QSet<QString> named{manifestName};
        for (qsizetype i = 0; i < contents.size(); ++i)
            readNamed(contents.at(i).toObject(), u"contents[%1]"_s.arg(i), named);
        for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry)
            if (!named.contains(entry.key()))
                fault({}, entry.key(),
                      packWords(QT_TRANSLATE_NOOP("pack",
                                                  "It is not named in manifest.json, so it was not read.")));
    }

private:
    void fault(const QString& entry, const QString& place, const QString& sentence)
    {
        m_reading.imported.faults.append(
            {m_file, place.isEmpty() || entry.isEmpty() ? entry + place : u"%1: %2"_s.arg(entry, place),
             sentence});
    }

    bool isReadable(const QJsonObject& manifest)
    {
        const QJsonValue version = manifest.value("version"_L1);
        if (manifest.value("format"_L1).toString() != packFormat)
            fault(manifestName, u"format"_s,
                  packWords(QT_TRANSLATE_NOOP("pack", "“casefile-pack” was expected.")));
        else if (!version.isDouble() || version.toInteger(0) < 1)
            fault(manifestName, u"version"_s,
                  packWords(QT_TRANSLATE_NOOP("pack", "A whole number from 1 was expected.")));
        else if (version.toInteger() > packVersion)
            fault(manifestName, u"version"_s,
                  packWords(
                      QT_TRANSLATE_NOOP(
                          "pack",
                          "The package is of version %1, from a newer Casefile; this one reads up to %2."))
                      .arg(version.toInteger())
                      .arg(packVersion));
        else
            return true;
        return false;
    }

    void readNamed(const QJsonObject& content, const QString& place, QSet<QString>& named)
    {
        const QString name = content.value("file"_L1).toString();
        const QString kind = content.value("kind"_L1).toString();
        if (named.contains(name))
            return fault(manifestName, place,
                         packWords(QT_TRANSLATE_NOOP("pack", "“%1” is named twice.")).arg(name));
        named.insert(name);
        if (!m_entries.contains(name))
            return fault(
                manifestName, place,
                packWords(QT_TRANSLATE_NOOP("pack", "There is no file “%1” in the package.")).arg(name));
        if (kind == logKind)
            readLog(name);
        else if (kind == courseKind || kind == ownKind)
            readQuestions(name, kind == ownKind);
        else
            fault(manifestName, place + u".kind"_s,
                  packWords(QT_TRANSLATE_NOOP("pack", "One of questions, own, answers was expected.")));
    }

    /// The object that these bytes are; empty, with a fault, when they are none.
    QJsonObject object(const QString& entry, const QByteArray& bytes, int line = 1)
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
        if (error.error != QJsonParseError::NoError) {
            const QByteArray before =
                bytes.first(std::clamp(qsizetype(error.offset), qsizetype(0), bytes.size()));
            const qsizetype column = before.size() - before.lastIndexOf('\n');
            fault(entry,
                  packWords(QT_TRANSLATE_NOOP("pack", "line %1, column %2"))
                      .arg(before.count('\n') + line)
                      .arg(column),
                  packWords(QT_TRANSLATE_NOOP("pack", "This is not JSON from here on.")));
        } else if (!document.isObject()) {
            fault(entry, packWords(QT_TRANSLATE_NOOP("pack", "line %1, column %2")).arg(line).arg(1),
                  packWords(QT_TRANSLATE_NOOP("pack", "An object was expected.")));
        }
        return document.object();
    }

    void readQuestions(const QString& name, bool isOwn)
    {
        const qsizetype before = m_reading.imported.faults.size();
        const QJsonObject quiz = object(name, m_entries.value(name));
        if (m_reading.imported.faults.size() > before)
            return;
        const QString chapter = quiz.value("chapter"_L1).toString();
        if (!isChapterId(chapter))
            return fault(name, u"chapter"_s,
                         packWords(QT_TRANSLATE_NOOP("pack", "The name of a chapter was expected.")));
        if (!quiz.value("questions"_L1).isArray())
            return fault(name, u"questions"_s, packWords(QT_TRANSLATE_NOOP("pack", "A list was expected.")));
        PackChapter read{chapter, isOwn, {}};
        const QJsonArray questions = quiz.value("questions"_L1).toArray();
        for (qsizetype i = 0; i < questions.size(); ++i) {
            const QJsonObject question = questions.at(i).toObject();
            const QString place = u"questions[%1]"_s.arg(i);
            const QString id = question.value("id"_L1).toString();
            if (question.isEmpty())
                fault(name, place,
                      packWords(QT_TRANSLATE_NOOP(
                          "pack", "A question was expected: an object with id, type and prompt.")));
            else if (id.isEmpty() || m_ids.contains(id))
                fault(
                    name, place + u".id"_s,
                    packWords(QT_TRANSLATE_NOOP("pack", "A name that no other question has was expected.")));
            else
                take(question, read);
        }
        m_reading.pack.chapters.append(read);
    }

    void take(const QJsonObject& question, PackChapter& chapter)
    {
        const QString id = question.value("id"_L1).toString();
        m_ids.insert(id);
        chapter.questions.append(question);
        m_reading.imported.questions.append({id, 0, chapter.chapter, question, {}});
    }

    void readLog(const QString& name)
    {
        QList<QByteArray> lines = m_entries.value(name).split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines.at(i).trimmed().isEmpty())
                continue;
            const QJsonObject line = object(name, lines.at(i), int(i) + 1);
            if (!line.isEmpty())
                m_reading.pack.log.append(line);
        }
    }

    QString m_file;
    PackReading& m_reading;
    QMap<QString, QByteArray> m_entries;
    QSet<QString> m_ids;
};

} // namespace

QJsonObject toLogLine(const content::AnswerRecord& answer)
{
    QJsonObject line{{u"question"_s, answer.questionId},
                     {u"version"_s, answer.questionVersion},
                     {u"chapter"_s, answer.chapter},
                     {u"given"_s, answer.given},
                     {u"right"_s, answer.right},
                     {u"certainty"_s, int(answer.certainty)},
                     {u"hints"_s, answer.hintsUsed},
                     {u"attempt"_s, answer.attempt},
                     {u"milliseconds"_s, answer.durationMs},
                     {u"state"_s, answer.state},
                     {u"when"_s, answer.when.toString(Qt::ISODateWithMs)}};
    if (!answer.optionIds.isEmpty()) {
        line.insert(u"options"_s, QJsonArray::fromStringList(answer.optionIds));
        line.insert(u"seed"_s, QString::number(answer.seed)); // more than a number of JSON can hold
    }
    if (!answer.misconception.isEmpty())
        line.insert(u"misconception"_s, answer.misconception);
    return line;
}

QByteArray writePack(const Pack& pack, QString& problem)
{
    QList<ArchiveEntry> entries;
    QJsonArray contents;
    const auto add = [&](const QString& name, const QString& kind, const QByteArray& bytes, qsizetype count) {
        contents.append(QJsonObject{{u"file"_s, name}, {u"kind"_s, kind}, {u"count"_s, count}});
        entries.append({name, bytes});
    };
    for (const PackChapter& chapter : pack.chapters) {
        const QJsonObject quiz{
            {u"version"_s, 1}, {u"chapter"_s, chapter.chapter}, {u"questions"_s, chapter.questions}};
        add(entryName(chapter), chapter.isOwn ? ownKind : courseKind, QJsonDocument(quiz).toJson(),
            chapter.questions.size());
    }
    if (!pack.log.isEmpty())
        add(logName, logKind, logBytes(pack.log), pack.log.size());
    const QJsonObject manifest{{u"format"_s, packFormat},
                               {u"version"_s, packVersion},
                               {u"program"_s, pack.program},
                               {u"contents"_s, contents}};
    entries.prepend({manifestName, QJsonDocument(manifest).toJson()});
    return writeArchive(entries, Packing::Deflated, problem);
}

PackReading readPack(const QString& file, const QByteArray& bytes)
{
    PackReading reading;
    QString problem;
    const QList<ArchiveEntry> entries = readArchive(bytes, problem);
    if (!problem.isEmpty())
        reading.imported.faults.append({file, {}, problem});
    else
        PackReader(file, entries, reading).read();
    return reading;
}

} // namespace casefile::exports
