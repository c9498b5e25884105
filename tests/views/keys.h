#pragma once

#include <QApplication>
#include <QTest>

namespace casefile::test {

/// Types a key where the keyboard is.
inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QVERIFY(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

inline Qt::Key digit(qsizetype number)
{
    return Qt::Key(Qt::Key_0 + number);
}

} // namespace casefile::test
