#pragma once

#include <QFont>
#include <QStaticText>
#include <QString>

namespace casefile::figures {

/// A line of text, shaped once and drawn with every frame. The latest few thousand lines are remembered until
/// the program ends. For the thread that paints.
const QStaticText& shapedText(const QString& text, const QFont& font);

} // namespace casefile::figures
