#include "app/content/code_region.h"

#include "app/content/code_walk.h"
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

/// A blank line at an end is no part of it: lit, it would look like a line that is missing.
void trim(CodeRegion& region)
{
    if (region.firstLine < 0)
        return;
    while (region.firstLine <= region.lastLine && region.lines.at(region.firstLine).trimmed().isEmpty())
        ++region.firstLine;
    while (region.firstLine <= region.lastLine && region.lines.at(region.lastLine).trimmed().isEmpty())
        --region.lastLine;
    if (region.firstLine > region.lastLine)
        region.firstLine = region.lastLine = -1;
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
                trim(region);
            }
            break;
        }
    }
    return region;
}

CodeRegion codeLines(const CodePlace& place)
{
    CodeRegion region = codeRegion(place.file, place.tag);
    int found = -1;
    for (int i = std::max(region.firstLine, 0); i <= region.lastLine; ++i) {
        if (!region.lines.at(i).trimmed().startsWith(place.line))
            continue;
        if (found >= 0) {
            found = -1; // not one line, but several
            break;
        }
        found = i;
    }
    const bool isThere = found >= 0 && found + place.count - 1 <= region.lastLine;
    region.firstLine = isThere ? found : -1;
    region.lastLine = isThere ? found + place.count - 1 : -1;
    trim(region);
    return region;
}

QString codeProblem(const CodePlace& place)
{
    const CodeRegion region = codeRegion(place.file, place.tag);
    if (region.lines.isEmpty())
        return u"\"%1\" cannot be read"_s.arg(place.file);
    if (region.firstLine < 0)
        return u"\"%1\" has no region [%2] … [/%2]"_s.arg(place.file, place.tag);
    if (codeLines(place).firstLine < 0)
        return u"the region [%1] of \"%2\" does not have exactly one line \"%3\""_s.arg(place.tag, place.file,
                                                                                        place.line);
    return {};
}

} // namespace casefile::content
