#include "app/export/exchange/archive.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <vector>

#include <zip.h>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

constexpr zip_uint16_t packedDay = (1 << 5) | 1; ///< 1 January 1980, as DOS counts: the day says nothing
constexpr qsizetype chunk = 64 << 10;
constexpr zip_uint32_t unixKind = 0170000; ///< of the mode that stands in the upper half of the attributes
constexpr zip_uint32_t unixFile = 0100000;

QString archiveWords(const char* words)
{
    return QCoreApplication::translate("archive", words);
}

struct CloseSource
{
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
struct DiscardArchive
{
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry
{
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};
using SourcePointer = std::unique_ptr<zip_source_t, CloseSource>;
using ArchivePointer = std::unique_ptr<zip_t, DiscardArchive>;

/// A zip in memory; the source keeps its bytes when the archive is closed.
ArchivePointer opened(zip_source_t* source, int flags, zip_error_t& error)
{
    zip_source_keep(source);
    ArchivePointer archive(zip_open_from_source(source, flags, &error));
    if (!archive)
        zip_source_free(source);
    return archive;
}

bool addTo(zip_t* archive, const ArchiveEntry& entry, Packing packing)
{
    zip_source_t* bytes =
        zip_source_buffer(archive, entry.bytes.constData(), zip_uint64_t(entry.bytes.size()), 0);
    if (!bytes)
        return false;
    const zip_int64_t index = zip_file_add(archive, entry.name.toUtf8().constData(), bytes, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(bytes);
        return false;
    }
    const auto place = zip_uint64_t(index);
    return zip_set_file_compression(archive, place,
                                    packing == Packing::Stored ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 0) == 0 &&
           zip_file_set_dostime(archive, place, 0, packedDay, 0) == 0;
}

QByteArray bytesOf(zip_source_t* source)
{
    QByteArray bytes;
    if (zip_source_open(source) < 0)
        return bytes;
    if (zip_source_seek(source, 0, SEEK_END) == 0) {
        bytes.resize(qsizetype(zip_source_tell(source)));
        zip_source_seek(source, 0, SEEK_SET);
        if (zip_source_read(source, bytes.data(), zip_uint64_t(bytes.size())) != bytes.size())
            bytes.clear();
    }
    zip_source_close(source);
    return bytes;
}

/// Unpacks one zip; the first thing that is wrong ends it.
class ArchiveReader
{
public:
    ArchiveReader(zip_t* archive, qint64 packedBytes, const ArchiveLimits& limits, QString& problem)
        : m_archive(archive)
        , m_packedBytes(packedBytes)
        , m_limits(limits)
        , m_problem(problem)
    {}

    QList<ArchiveEntry> read()
    {
        const zip_int64_t count = zip_get_num_entries(m_archive, 0);
        if (count > m_limits.entries)
            return refuse(archiveWords(QT_TRANSLATE_NOOP("archive", "It holds %1 files; %2 is the most."))
                              .arg(count)
                              .arg(m_limits.entries));
        QList<ArchiveEntry> entries;
        for (zip_int64_t i = 0; i < count; ++i) {
            const QString name = nameAt(zip_uint64_t(i));
            if (!m_problem.isEmpty())
                return {};
            if (name.endsWith(u'/'))
                continue;
            entries.append({name, bytesAt(zip_uint64_t(i), name)});
            if (!m_problem.isEmpty())
                return {};
        }
        return entries;
    }

private:
    QList<ArchiveEntry> refuse(const QString& sentence)
    {
        m_problem = sentence;
        return {};
    }

    /// A name that stays within the folder, of a file that is one.
    QString nameAt(zip_uint64_t index)
    {
        const char* raw = zip_get_name(m_archive, index, ZIP_FL_ENC_RAW);
        const QByteArray bytes(raw ? raw : "");
        const QString name = QString::fromUtf8(bytes);
        if (name.toUtf8() != bytes || !staysInside(name))
            refuse(archiveWords(QT_TRANSLATE_NOOP("archive", "“%1” in it is not a name within the package."))
                       .arg(shown(name)));
        else if (!isPlainFile(index))
            refuse(
                archiveWords(QT_TRANSLATE_NOOP("archive", "“%1” in it is a link or encrypted, not a file."))
                    .arg(shown(name)));
        return name;
    }

    static QString shown(QString name)
    {
        for (QChar& letter : name)
            if (!letter.isPrint())
                letter = u'\u00b7';
        constexpr qsizetype longest = 80;
        return name.size() > longest ? name.left(longest) + u'…' : name;
    }

    static bool staysInside(const QString& name)
    {
        const auto isOdd = [](QChar letter) { return letter < u' ' || letter == u'\\' || letter == u':'; };
        QStringList parts = name.split(u'/');
        if (parts.size() > 1 && parts.last().isEmpty())
            parts.removeLast(); // a folder
        const auto leadsOut = [](const QString& part) {
            return part.isEmpty() || part == "."_L1 || part == ".."_L1;
        };
        return std::ranges::none_of(name, isOdd) && std::ranges::none_of(parts, leadsOut);
    }

    bool isPlainFile(zip_uint64_t index) const
    {
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        if (zip_file_get_external_attributes(m_archive, index, 0, &system, &attributes) != 0)
            return false;
        const zip_uint32_t kind = (attributes >> 16) & unixKind;
        const bool isLinkOrDevice =
            system == ZIP_OPSYS_UNIX && kind != 0 && kind != unixFile && kind != 0040000;
        zip_stat_t about{};
        return !isLinkOrDevice && zip_stat_index(m_archive, index, 0, &about) == 0 &&
               (!(about.valid & ZIP_STAT_ENCRYPTION_METHOD) || about.encryption_method == ZIP_EM_NONE);
    }

    QByteArray bytesAt(zip_uint64_t index, const QString& name)
    {
        const std::unique_ptr<zip_file_t, CloseEntry> entry(zip_fopen_index(m_archive, index, 0));
        QByteArray bytes;
        std::vector<char> some(chunk);
        while (entry) {
            const zip_int64_t got = zip_fread(entry.get(), some.data(), some.size());
            if (got == 0)
                return bytes;
            if (got < 0)
                break;
            m_unpacked += got;
            if (bytes.size() + got > m_limits.entryBytes || m_unpacked > m_limits.totalBytes ||
                m_unpacked > m_limits.freeBytes + m_limits.ratio * m_packedBytes) {
                refuse(
                    archiveWords(
                        QT_TRANSLATE_NOOP(
                            "archive", "It grows without end when it is unpacked: reading stopped at %1 MB."))
                        .arg((m_unpacked >> 20) + 1));
                return {};
            }
            bytes.append(some.data(), qsizetype(got));
        }
        refuse(archiveWords(QT_TRANSLATE_NOOP("archive", "“%1” in it is damaged.")).arg(shown(name)));
        return {};
    }

    zip_t* m_archive;
    qint64 m_packedBytes;
    const ArchiveLimits& m_limits;
    QString& m_problem;
    qint64 m_unpacked = 0;
};

} // namespace

QByteArray writeArchive(const QList<ArchiveEntry>& entries, Packing packing, QString& problem)
{
    zip_error_t error;
    zip_error_init(&error);
    const SourcePointer source(zip_source_buffer_create(nullptr, 0, 0, &error));
    ArchivePointer archive = source ? opened(source.get(), ZIP_TRUNCATE, error) : nullptr;
    bool isGood = archive != nullptr;
    for (const ArchiveEntry& entry : entries)
        isGood = isGood && addTo(archive.get(), entry, packing);
    if (isGood && zip_close(archive.get()) == 0) {
        archive.release(); // closing has freed it
        const QByteArray bytes = bytesOf(source.get());
        zip_error_fini(&error);
        if (!bytes.isEmpty())
            return bytes;
    }
    problem = archiveWords(QT_TRANSLATE_NOOP("archive", "The package could not be put together."));
    return {};
}

QList<ArchiveEntry> readArchive(const QByteArray& bytes, QString& problem, const ArchiveLimits& limits)
{
    zip_error_t error;
    zip_error_init(&error);
    const SourcePointer source(
        zip_source_buffer_create(bytes.constData(), zip_uint64_t(bytes.size()), 0, &error));
    const bool isThere = source && !bytes.isEmpty(); // libzip takes nothing at all for an empty zip
    const ArchivePointer archive =
        isThere ? opened(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, error) : nullptr;
    zip_error_fini(&error);
    if (archive)
        return ArchiveReader(archive.get(), bytes.size(), limits, problem).read();
    problem = bytes.startsWith("PK\x03\x04")
                  ? archiveWords(QT_TRANSLATE_NOOP("archive", "The file is broken off or damaged."))
                  : archiveWords(QT_TRANSLATE_NOOP("archive", "It is not a package: it is no zip."));
    return {};
}

} // namespace casefile::exports
