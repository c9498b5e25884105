#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

namespace casefile::exports {

/// An animated picture, frame by frame: APNG (PNG third edition, section 4.9), which any browser plays and
/// any viewer of PNG shows the first frame of.
class Animation
{
public:
    /// Frames follow each other after `milliseconds`.
    explicit Animation(int milliseconds);

    /// All frames have the size of the first; one of another size is not taken.
    bool add(const QImage& frame);
    void hold(int milliseconds); ///< how long the last frame stays, instead
    QByteArray apng() const;     ///< empty without a frame

private:
    struct Frame
    {
        QList<QByteArray> data; ///< of its IDAT chunks
        int milliseconds = 0;
    };

    int m_milliseconds;
    QByteArray m_header; ///< data of IHDR
    QList<Frame> m_frames;
};

/// The path of ffmpeg on this machine; empty: films cannot be made here.
QString filmMaker();

/// Turns an animation into a film (MP4) with ffmpeg. False with a sentence in `problem` when that fails.
bool makeFilm(const QString& file, const QByteArray& apng, QString& problem);

} // namespace casefile::exports
