#include "app/export/exchange/words_in.h"

#include <QCoreApplication>
#include <QEvent>

namespace casefile::exports {

WordsIn::WordsIn(const QString& language)
{
    if (!QCoreApplication::instance())
        return;
    (void)m_words.load(QStringLiteral(":/i18n/casefile_%1.qm").arg(language)); // in English there are few
    QCoreApplication::instance()->installEventFilter(this);
    QCoreApplication::installTranslator(&m_words);
}

WordsIn::~WordsIn()
{
    QCoreApplication::removeTranslator(&m_words);
}

bool WordsIn::eventFilter(QObject* watched, QEvent* event)
{
    return watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange;
}

QString WordsIn::Translator::translate(const char* context, const char* source, const char* comment,
                                       int n) const
{
    const QString words = QTranslator::translate(context, source, comment, n);
    return words.isEmpty() ? QString::fromUtf8(source) : words;
}

} // namespace casefile::exports
