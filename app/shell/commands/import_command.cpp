#include "app/shell/commands/command.h"
#include "app/shell/commands/files.h"

#include "app/content/exchange/gift.h"
#include "app/content/nearest_name.h"
#include "app/export/exchange/pack.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

/// Faults and warnings on stderr; what the command returns.
int reportImport(const content::Faults& faults, const content::Faults& warnings)
{
    std::fflush(stdout);
    QTextStream err(stderr);
    for (const content::Fault& fault : faults)
        err << content::toString(fault) << '\n';
    for (const content::Fault& warning : warnings)
        err << content::toString({warning.file, warning.path, u"warning: "_s + warning.message}) << '\n';
    return faults.isEmpty() ? Success : BadInput;
}

int importGift(const QString& name, const QByteArray& bytes)
{
    const QList<content::GiftRecord> records = content::parseGift(bytes);
    QJsonArray items;
    for (const content::GiftRecord& record : records)
        items.append(content::toJson(record));
    if (printAnswer("import", QJsonDocument(items).toJson().trimmed().toStdString()) != Success)
        return BadInput;
    return reportImport(content::giftFaults(name, records), content::giftWarnings(name, records));
}

/// The questions by chapter as they stand in quiz files, and how many answers there are.
int importPack(const QString& name, const QByteArray& bytes)
{
    const exports::PackReading reading = exports::readPack(name, bytes);
    QJsonArray chapters;
    for (const exports::PackChapter& chapter : reading.pack.chapters)
        chapters.append(QJsonObject{
            {u"chapter"_s, chapter.chapter}, {u"own"_s, chapter.isOwn}, {u"questions"_s, chapter.questions}});
    const QJsonObject all{{u"program"_s, reading.pack.program},
                          {u"chapters"_s, chapters},
                          {u"answers"_s, reading.pack.log.size()}};
    if (printAnswer("import", QJsonDocument(all).toJson().trimmed().toStdString()) != Success)
        return BadInput;
    return reportImport(reading.imported.faults, {});
}

/// A kind of file that questions are read from.
struct ImportFormat
{
    QString name;
    int (*run)(const QString& file, const QByteArray& bytes);
};

/// THE table of formats that are imported.
const QList<ImportFormat>& importFormats()
{
    static const QList<ImportFormat> table{
        {u"gift"_s, importGift},
        {u"pack"_s, importPack},
    };
    return table;
}

} // namespace

int runImport(int, char**, const QStringList& arguments)
{
    QStringList names;
    for (const ImportFormat& format : importFormats())
        names.append(format.name);
    if (arguments.size() != 2)
        return badUsage(
            "import", u"say what (%1) and the file, or - for the standard input"_s.arg(names.join(u", "_s)));
    const auto format = std::ranges::find(importFormats(), arguments[0], &ImportFormat::name);
    if (format == importFormats().end())
        return badUsage("import", content::unknownName(arguments[0], u"a format"_s, names));
    QString problem;
    const QByteArray bytes = readInput(arguments[1], problem);
    return problem.isEmpty() ? format->run(arguments[1], bytes) : badInput("import", problem);
}

} // namespace casefile::shell
