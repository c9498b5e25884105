#include "app/export/exchange/foreign_file.h"

#include "app/content/exchange/gift.h"
#include "app/content/exchange/quiz_text.h"
#include "app/export/exchange/pack.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace casefile::exports {

namespace {

struct ForeignWords
{
    Q_DECLARE_TR_FUNCTIONS(ForeignWords)
};

constexpr qint64 mostBytes = 64 * 1024 * 1024;

/// A pipe or a device, which may never end, is not even opened.
QByteArray bytesOf(const QString& file, QString& problem)
{
    const QString name = QDir::toNativeSeparators(file);
    const QFileInfo info(file);
    if (!info.exists())
        problem = ForeignWords::tr("“%1” is not there.").arg(name);
    else if (!info.isFile())
        problem = ForeignWords::tr("“%1” is no file.").arg(name);
    else if (info.size() > mostBytes)
        problem = ForeignWords::tr("“%1” is larger than 64 MB.").arg(name);
    QFile source(file);
    if (problem.isEmpty() && !source.open(QIODevice::ReadOnly))
        problem = ForeignWords::tr("“%1” could not be read.").arg(name);
    const QByteArray bytes = problem.isEmpty() ? source.read(mostBytes) : QByteArray();
    if (problem.isEmpty() && bytes.trimmed().isEmpty())
        problem = ForeignWords::tr("“%1” is empty.").arg(name);
    return bytes;
}

} // namespace

ForeignFile readForeign(const QString& file, const QString& language)
{
    ForeignFile read;
    const QByteArray bytes = bytesOf(file, read.problem);
    if (!read.problem.isEmpty())
        return read;
    const QByteArray start =
        (bytes.startsWith("\xEF\xBB\xBF") ? bytes.sliced(3) : bytes).left(4096).trimmed();
    if (start.startsWith("PK\x03\x04")) {
        read.format = ForeignFormat::Pack;
        read.imported = readPack(file, bytes).imported;
    } else if (start.startsWith("{\"") ||
               (start.startsWith('{') && start.sliced(1).trimmed().startsWith('"'))) {
        read.format = ForeignFormat::Quiz;
        read.imported = content::readQuizText(file, bytes);
    } else if (start.startsWith("<?xml") || start.startsWith("<quiz")) {
        read.problem =
            ForeignWords::tr("“%1” is XML. Moodle writes GIFT as well: export the questions as that.")
                .arg(QDir::toNativeSeparators(file));
    } else {
        read.format = ForeignFormat::Gift;
        read.imported = content::readGift(file, bytes, language);
    }
    return read;
}

} // namespace casefile::exports
