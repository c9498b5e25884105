#include "app/content/localized.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

QStringList requiredLanguages()
{
    return {u"zh"_s, u"en"_s};
}

QString inLanguage(const Localized& words, const QString& language)
{
    const auto found = words.constFind(language);
    if (found != words.cend())
        return *found;
    return words.isEmpty() ? QString() : words.first();
}

} // namespace casefile::content
