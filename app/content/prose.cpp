#include "app/content/prose.h"

#include "app/content/nearest_name.h"
#include "app/content/prose_join.h"
#include "app/content/prose_lint.h"
#include "app/content/source_file.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// A "### part" of a step and the lines below it.
struct Part
{
    QString name;
    int line = 0; ///< of its heading, from 1
    QStringList body;
};

/// A "## step title" and its parts.
struct Section
{
    QString step;
    QString title;
    int line = 0;
    QList<Part> parts;
};

const QStringList& partNames()
{
    static const QStringList names = depthNames() + QStringList{u"caption"_s, u"ask"_s, u"reveal"_s};
    return names;
}

/// The whole of a UTF-8 file; nothing, and a fault, when there is none.
std::optional<QStringList> readLines(const QString& path, Faults& faults)
{
    const SourceFile source = readSource(path);
    if (!source.problem.isEmpty()) {
        faults.append({path, u"file"_s, source.problem});
        return std::nullopt;
    }
    QStringDecoder decode(QStringDecoder::Utf8);
    QString text = decode(source.bytes);
    if (decode.hasError()) {
        faults.append({path, u"file"_s, u"is not UTF-8"_s});
        return std::nullopt;
    }
    text.remove(u'\r');
    return text.split(u'\n');
}

/// Cuts the lines into sections and parts, and says what stands outside of them.
class Outline
{
public:
    Outline(const QString& file, Faults& faults)
        : m_file(file)
        , m_faults(faults)
    {}

    void read(const QStringList& lines)
    {
        bool fenced = false;
        int start = 0;
        if (lines.first() == "---"_L1) {
            fault(1, u"front matter is not supported: begin with \"# \" and the title"_s);
            start = int(std::max<qsizetype>(0, lines.indexOf(u"---"_s, 1))) + 1;
        }
        for (int i = start; i < int(lines.size()); ++i) {
            const QString words = lines[i].trimmed();
            if (words.startsWith("```"_L1) || words.startsWith("~~~"_L1))
                fenced = !fenced;
            if (fenced || !readHeading(lines[i], i + 1))
                readBody(lines[i], i + 1);
        }
        if (title.isEmpty())
            fault(1, u"the title of the chapter is missing: \"# \" and words"_s);
    }

    void fault(int line, const QString& message)
    {
        m_faults.append({m_file, u"line %1"_s.arg(line), message});
    }

    QString title;
    QList<Section> sections;

private:
    bool readHeading(const QString& line, int number)
    {
        if (line.startsWith("### "_L1)) {
            readPart(line.sliced(4).trimmed(), number);
        } else if (line.startsWith("## "_L1)) {
            const QString words = line.sliced(3).simplified();
            sections.append({words.section(u' ', 0, 0), words.section(u' ', 1), number, {}});
            if (sections.last().title.isEmpty())
                fault(number, u"the title is missing after \"%1\""_s.arg(sections.last().step));
        } else if (line.startsWith("# "_L1)) {
            if (!title.isEmpty())
                fault(number, u"there is already a title of the chapter"_s);
            title = line.sliced(2).trimmed();
        } else {
            return false;
        }
        return true;
    }

    void readPart(const QString& name, int number)
    {
        if (sections.isEmpty())
            return fault(number, u"\"### %1\" stands outside of a step"_s.arg(name));
        if (!partNames().contains(name))
            fault(number, unknownName(name, u"a part of a step"_s, partNames()));
        sections.last().parts.append({name, number, {}});
    }

    void readBody(const QString& line, int number)
    {
        if (!sections.isEmpty() && !sections.last().parts.isEmpty())
            sections.last().parts.last().body.append(line);
        else if (!line.trimmed().isEmpty())
            fault(number, u"these words stand outside of a step and its parts"_s);
    }

    QString m_file;
    Faults& m_faults;
};

/// Turns the outline into the words of each step, checking it against the steps of the chapter.
class ProseReader
{
public:
    ProseReader(Outline& outline, const QList<Step>& steps, const KnownNames& names)
        : m_outline(outline)
        , m_names(names)
    {
        for (const Step& step : steps)
            m_steps.append(step.id);
    }

    StepText read(const Section& section, const Step& step)
    {
        StepText text;
        text.title = section.title;
        QStringList seen;
        for (const Part& part : section.parts) {
            if (seen.contains(part.name))
                m_outline.fault(part.line,
                                u"\"### %1\" comes twice in step \"%2\""_s.arg(part.name, step.id));
            seen.append(part.name);
            put(part, text);
        }
        expectParts(section, step, seen);
        return text;
    }

    /// The section of this step; nullptr, and a fault, when there is none or several.
    const Section* sectionOf(const Step& step)
    {
        const Section* found = nullptr;
        for (const Section& section : m_outline.sections) {
            if (section.step != step.id)
                continue;
            if (found)
                m_outline.fault(
                    section.line,
                    u"step \"%1\" has already a section in line %2"_s.arg(step.id).arg(found->line));
            found = found ? found : &section;
        }
        if (!found)
            m_outline.fault(1, u"step \"%1\" has no section \"## %1 …\""_s.arg(step.id));
        return found;
    }

    void expectKnownSteps()
    {
        for (const Section& section : m_outline.sections) {
            if (!m_steps.contains(section.step))
                m_outline.fault(section.line,
                                unknownName(section.step, u"a step of this chapter"_s, m_steps));
        }
    }

private:
    void put(const Part& part, StepText& text)
    {
        const QString markdown = part.body.join(u'\n');
        for (const ProseNote& note : lintProse(markdown, m_steps, m_names))
            m_outline.fault(part.line + 1 + note.line, note.message);
        const QString words = joinChineseLines(markdown).trimmed();
        if (words.isEmpty())
            m_outline.fault(part.line, u"nothing stands below \"### %1\""_s.arg(part.name));
        if (const auto depth = depthNamed(part.name))
            text.depths.insert(*depth, words);
        else if (part.name == "caption"_L1)
            text.caption = words;
        else if (part.name == "ask"_L1)
            text.ask = words;
        else if (part.name == "reveal"_L1)
            text.reveal = words;
    }

    void expectParts(const Section& section, const Step& step, const QStringList& seen)
    {
        for (const QString& part : depthNames() + QStringList{u"caption"_s}) {
            if (!seen.contains(part))
                m_outline.fault(section.line, u"step \"%1\" has no \"### %2\""_s.arg(step.id, part));
        }
        for (const QString& part : {u"ask"_s, u"reveal"_s}) {
            if (!step.prediction.isEmpty() && !seen.contains(part))
                m_outline.fault(section.line,
                                u"step \"%1\" has a prediction but no \"### %2\""_s.arg(step.id, part));
            if (step.prediction.isEmpty() && seen.contains(part))
                m_outline.fault(
                    section.line,
                    u"step \"%1\" has no prediction, so \"### %2\" is never shown"_s.arg(step.id, part));
        }
    }

    Outline& m_outline;
    const KnownNames& m_names;
    QStringList m_steps;
};

} // namespace

void readProse(const ProseFile& file, const KnownNames& names, Chapter& chapter, Faults& faults)
{
    const auto lines = readLines(file.path, faults);
    if (!lines)
        return;
    Outline outline(file.path, faults);
    outline.read(*lines);
    chapter.titles.insert(file.language, outline.title);
    ProseReader reader(outline, file.knowsSteps ? chapter.steps : QList<Step>(), names);
    if (file.knowsSteps)
        reader.expectKnownSteps();
    for (const Step& step : chapter.steps) {
        if (const Section* section = reader.sectionOf(step))
            chapter.text[file.language].insert(step.id, reader.read(*section, step));
    }
}

} // namespace casefile::content
