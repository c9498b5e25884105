#include "app/content/code_region.h"

#include "app/content/source_file.h"

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QStringList linesOf(const QString& path)
{
    const SourceFile source = readSource(path);
    if (!source.problem.isEmpty())
        return {};
    QString text = QString::fromUtf8(source.bytes);
    text.remove(u'\r');
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text.split(u'\n');
}

/// True for "// [tag]" and "# [tag]".
bool isTag(const QString& line, const QString& tag)
{
    const QString words = line.trimmed();
    return words == u"// [%1]"_s.arg(tag) || words == u"# [%1]"_s.arg(tag);
}

} // namespace

CodeRegion codeRegion(const QString& file, const QString& tag)
{
    CodeRegion region;
    region.lines = linesOf(file.startsWith("engine/"_L1) ? u":/%1"_s.arg(file) : file);
    int opened = -1;
    for (int i = 0; i < int(region.lines.size()); ++i) {
        if (opened < 0 && isTag(region.lines[i], tag)) {
            opened = i;
        } else if (opened >= 0 && isTag(region.lines[i], u"/%1"_s.arg(tag))) {
            if (i > opened + 1) {
                region.firstLine = opened + 1;
                region.lastLine = i - 1;
            }
            break;
        }
    }
    return region;
}

} // namespace casefile::content
