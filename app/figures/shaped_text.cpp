#include "app/figures/shaped_text.h"

#include <QCoreApplication>
#include <QHash>

namespace casefile::figures {

namespace {

constexpr qsizetype mostLines = 4096;

struct Line
{
    QString text;
    QFont font;
    bool operator==(const Line&) const = default;
};

size_t qHash(const Line& line, size_t seed)
{
    return qHashMulti(seed, line.text, line.font.pixelSize(), line.font.bold(), line.font.fixedPitch());
}

QHash<Line, QStaticText>& cache()
{
    static QHash<Line, QStaticText> lines;
    return lines;
}

/// Fonts must not outlive the program object.
void forget()
{
    cache().clear();
}

} // namespace

const QStaticText& shapedText(const QString& text, const QFont& font)
{
    static const bool isForgottenInTime = [] {
        qAddPostRoutine(forget);
        return true;
    }();
    Q_UNUSED(isForgottenInTime)
    QHash<Line, QStaticText>& lines = cache();
    const Line line{text, font};
    if (const auto found = lines.constFind(line); found != lines.cend())
        return *found;
    if (lines.size() >= mostLines)
        lines.clear();
    QStaticText shaped(text);
    shaped.setTextFormat(Qt::PlainText);
    shaped.prepare({}, font);
    return *lines.insert(line, shaped);
}

} // namespace casefile::figures
