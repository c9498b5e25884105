#include "app/shell/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLibraryInfo>

namespace casefile::shell {

using namespace Qt::StringLiterals;

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

void Language::use(const QString& language)
{
    if (language == m_current)
        return;
    m_current = language;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    const QString qtName = language == "zh"_L1 ? u"qtbase_zh_CN"_s : u"qtbase_%1"_s.arg(language);
    if (m_qt.load(qtName, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_program.load(u":/i18n/casefile_%1.qm"_s.arg(language)))
        QCoreApplication::installTranslator(&m_program);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
}

} // namespace casefile::shell
