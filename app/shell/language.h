#pragma once

#include <QString>
#include <QTranslator>

namespace casefile::shell {

/// The language of all words on screen: the program's own and those of Qt's standard buttons.
class Language
{
public:
    ~Language();

    void use(const QString& language); ///< "zh" or "en"; every widget hears of it before this returns
    QString current() const { return m_current; }

private:
    QTranslator m_program;
    QTranslator m_qt;
    QString m_current;
};

} // namespace casefile::shell
