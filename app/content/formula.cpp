#include "app/content/formula.h"

#include "app/content/source_file.h"

using namespace Qt::StringLiterals;

namespace casefile::content {

QByteArray formulaSvg(const QString& chapterFolder, const QString& id)
{
    const SourceFile own = readSource(u"%1/formulas/%2.svg"_s.arg(chapterFolder, id));
    if (!chapterFolder.isEmpty() && own.problem.isEmpty())
        return own.bytes;
    return readSource(u":/formulas/%1.svg"_s.arg(id)).bytes;
}

} // namespace casefile::content
