#include "app/export/animation_file.h"

#include <QBuffer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>

#include <zlib.h>

#include <utility>

namespace casefile::exports {

using namespace Qt::StringLiterals;

namespace {

constexpr auto signature = "\x89PNG\r\n\x1a\n";
constexpr qsizetype signatureSize = 8;
constexpr qsizetype chunkFrame = 12; ///< bytes of a chunk besides its data: length, name, check sum
constexpr int filmTimeout = 120000;  ///< milliseconds

void appendNumber(QByteArray& bytes, quint32 value)
{
    const quint32 big = qToBigEndian(value);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

void appendNumber(QByteArray& bytes, quint16 value)
{
    const quint16 big = qToBigEndian(value);
    bytes.append(reinterpret_cast<const char*>(&big), sizeof big);
}

void appendChunk(QByteArray& bytes, const char* name, const QByteArray& data)
{
    const QByteArray named = QByteArray(name) + data;
    appendNumber(bytes, quint32(data.size()));
    bytes += named;
    appendNumber(bytes,
                 quint32(crc32(0, reinterpret_cast<const Bytef*>(named.constData()), uInt(named.size()))));
}

/// Calls take(name, data) for every chunk of a PNG.
template <typename Take>
void forEachChunk(const QByteArray& png, const Take& take)
{
    qsizetype at = signatureSize;
    while (at + chunkFrame <= png.size()) {
        const auto length = qsizetype(qFromBigEndian<quint32>(png.constData() + at));
        take(png.sliced(at + 4, 4), png.sliced(at + 8, length));
        at += length + chunkFrame;
    }
}

} // namespace

Animation::Animation(int milliseconds)
    : m_milliseconds(milliseconds)
{}

bool Animation::add(const QImage& frame)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!frame.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG"))
        return false;
    Frame made;
    made.milliseconds = m_milliseconds;
    QByteArray header;
    forEachChunk(buffer.data(), [&](const QByteArray& name, const QByteArray& data) {
        if (name == "IHDR")
            header = data;
        else if (name == "IDAT")
            made.data.append(data);
    });
    if (m_frames.isEmpty())
        m_header = header;
    else if (header != m_header)
        return false;
    m_frames.append(made);
    return true;
}

void Animation::hold(int milliseconds)
{
    if (!m_frames.isEmpty())
        m_frames.last().milliseconds = milliseconds;
}

QByteArray Animation::apng() const
{
    if (m_frames.isEmpty())
        return {};
    QByteArray bytes(signature, signatureSize);
    appendChunk(bytes, "IHDR", m_header);
    QByteArray control;
    appendNumber(control, quint32(m_frames.size()));
    appendNumber(control, quint32(0)); // plays without end
    appendChunk(bytes, "acTL", control);
    quint32 sequence = 0;
    for (const Frame& frame : m_frames) {
        QByteArray place;
        appendNumber(place, sequence++);
        place += m_header.first(8);      // width and height
        place += QByteArray(8, char(0)); // at the upper left
        appendNumber(place, quint16(frame.milliseconds));
        appendNumber(place, quint16(1000)); // of a second
        place += QByteArray(2, char(0));    // replaces what was there
        appendChunk(bytes, "fcTL", place);
        for (const QByteArray& data : frame.data) {
            if (&frame == &m_frames.first()) {
                appendChunk(bytes, "IDAT", data);
                continue;
            }
            QByteArray numbered;
            appendNumber(numbered, sequence++);
            appendChunk(bytes, "fdAT", numbered + data);
        }
    }
    appendChunk(bytes, "IEND", {});
    return bytes;
}

QString filmMaker()
{
    return QStandardPaths::findExecutable(u"ffmpeg"_s);
}

bool makeFilm(const QString& file, const QByteArray& apng, QString& problem)
{
    const QTemporaryDir folder;
    QFile source(folder.filePath(u"animation.apng"_s));
    if (!folder.isValid() || !source.open(QIODevice::WriteOnly) || source.write(apng) != apng.size()) {
        problem = u"cannot write a temporary file"_s;
        return false;
    }
    source.close();
    QProcess process;
    process.start(filmMaker(),
                  {u"-y"_s, u"-loglevel"_s, u"error"_s, u"-f"_s, u"apng"_s, u"-ignore_loop"_s, u"1"_s,
                   u"-i"_s, source.fileName(), u"-vf"_s, u"pad=ceil(iw/2)*2:ceil(ih/2)*2"_s, u"-pix_fmt"_s,
                   u"yuv420p"_s, u"-movflags"_s, u"+faststart"_s, u"-f"_s, u"mp4"_s, file});
    if (process.waitForFinished(filmTimeout) && process.exitStatus() == QProcess::NormalExit &&
        process.exitCode() == 0)
        return true;
    const QString said = QString::fromLocal8Bit(process.readAllStandardError()).section(u'\n', 0, 0);
    problem = u"ffmpeg cannot make %1: %2"_s.arg(file, said.isEmpty() ? process.errorString() : said);
    return false;
}

} // namespace casefile::exports
