#include "app/views/lesson_columns.h"

#include "app/views/appearance.h"

#include <algorithm>

namespace casefile::views {

namespace {

constexpr int outlineWidth = 226;
constexpr int wordsWidth = 372;
constexpr int leastRoom = 560;           ///< for three columns, at the normal text size
constexpr double mostColumnGrowth = 1.4; ///< of the side columns with the text size
constexpr double mostOutlineShare = 0.2; ///< of the window
constexpr double calledOutlineShare = 0.35;
constexpr double mostWordsShare = 0.33;
constexpr double mostWordsShareOfTwo = 0.42;

} // namespace

LessonColumns::LessonColumns(const Appearance& appearance, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_appearance(appearance)
{
    setHandleWidth(1);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_areWidthsOwn = hasRoom(); });
    connect(&appearance, &Appearance::changed, this, &LessonColumns::share);
}

void LessonColumns::fill(QWidget* outline, QWidget* pictures, QWidget* words)
{
    for (QWidget* column : {outline, pictures, words})
        addWidget(column);
    setChildrenCollapsible(false);
    setStretchFactor(1, 1);
    share();
}

bool LessonColumns::hasRoom() const
{
    return width() >= leastRoom * m_appearance.textScale();
}

void LessonColumns::toggleOutline()
{
    if (hasRoom())
        m_isOutlineAway = !m_isOutlineAway;
    else
        m_isOutlineCalled = !m_isOutlineCalled;
    share();
    if (!widget(0)->isHidden())
        emit outlineCalled();
}

void LessonColumns::setOutlineAway(bool away)
{
    m_isOutlineAway = away;
    share();
}

QByteArray LessonColumns::ownWidths() const
{
    return m_areWidthsOwn ? saveState() : QByteArray();
}

void LessonColumns::restoreWidths(const QByteArray& widths)
{
    m_areWidthsOwn = !widths.isEmpty() && restoreState(widths);
    share();
}

void LessonColumns::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    share();
}

/// The pictures keep most of the window.
void LessonColumns::share()
{
    if (count() < 3 || width() <= 0)
        return;
    const bool roomy = hasRoom();
    if (roomy)
        m_isOutlineCalled = false;
    const bool shown = roomy ? !m_isOutlineAway : m_isOutlineCalled;
    widget(0)->setVisible(shown);
    if (roomy && m_areWidthsOwn)
        return;
    const double growth = std::min(m_appearance.textScale(), mostColumnGrowth);
    const double outlineShare = roomy ? mostOutlineShare : calledOutlineShare;
    const double wordsShare = shown ? mostWordsShare : mostWordsShareOfTwo;
    const int outline = shown ? int(std::min(outlineWidth * growth, width() * outlineShare)) : 0;
    const int words = int(std::min(wordsWidth * growth, width() * wordsShare));
    setSizes({outline, width() - outline - words, words});
}

} // namespace casefile::views
