#include "app/content/references.h"

#include "app/content/beliefs.h"
#include "app/content/code_region.h"
#include "app/content/formula.h"
#include "app/content/nearest_name.h"
#include "app/content/reference_names.h"
#include "engine/models/model.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// What has an id in a formula and can be lit.
QStringList formulaParts(const QString& folder, const QString& formula)
{
    static const QRegularExpression partId(u"id=\"part-([^\"]+)\""_s);
    QStringList parts;
    for (const auto& match : partId.globalMatch(QString::fromUtf8(formulaSvg(folder, formula))))
        parts.append(match.captured(1));
    return parts;
}

/// Checks what the steps of one chapter name.
class StepChecker
{
public:
    StepChecker(const Chapter& chapter, Faults& faults)
        : m_chapter(chapter)
        , m_faults(faults)
    {}

    void check(const Step& step)
    {
        m_position = step.position;
        checkFormula(step);
        checkRegion(step.sourceFile, step.codeTag, u"code"_s);
        if (!step.listing.isEmpty())
            checkRegion(step.listing, step.codeTag, u"numpy"_s);
        checkHead(step.state);
        if (step.walk)
            checkWalk(*step.walk, step);
    }

private:
    void fault(const QString& key, const QString& message)
    {
        const QString path = u"steps[%1].%2"_s.arg(m_position).arg(key);
        m_faults.append({u"%1/chapter.json"_s.arg(m_chapter.folder), path, message});
    }

    /// That each line of a walk stands once in its region, and that the formula has the parts it lights.
    void checkWalk(const CodeWalk& walk, const Step& step)
    {
        for (int i = 0; i < int(walk.lines.size()); ++i) {
            const WalkLine& line = walk.lines.at(i);
            for (const CodePlace& place : {line.engine, line.numpy}) {
                if (const QString problem = codeProblem(place); !problem.isEmpty())
                    m_faults.append({walk.file, u"line %1"_s.arg(i + 1), problem});
            }
            const QStringList parts = formulaParts(m_chapter.folder, step.formula);
            if (!line.part.isEmpty() && !parts.contains(line.part))
                m_faults.append(
                    {walk.file, u"line %1"_s.arg(i + 1),
                     unknownName(line.part, u"a part of the formula \"%1\""_s.arg(step.formula), parts)});
        }
    }

    void checkFormula(const Step& step)
    {
        if (step.formula.isEmpty())
            return;
        const QByteArray svg = formulaSvg(m_chapter.folder, step.formula);
        if (svg.isEmpty())
            return fault(u"formula"_s, u"there is no formula \"%1\""_s.arg(step.formula));
        if (svg.count("<svg") != 1 || svg.contains("<text"))
            fault(u"formula"_s,
                  u"\"%1\" must be one flat <svg> of outlines, without <text>"_s.arg(step.formula));
        const QStringList parts = formulaParts(m_chapter.folder, step.formula);
        if (!step.formulaPart.isEmpty() && !parts.contains(step.formulaPart))
            fault(u"formulaPart"_s,
                  unknownName(step.formulaPart, u"a part of the formula \"%1\""_s.arg(step.formula), parts));
    }

    void checkRegion(const QString& file, const QString& tag, const QString& key)
    {
        if (file.isEmpty())
            return;
        const CodeRegion region = codeRegion(file, tag);
        if (region.lines.isEmpty())
            fault(key, u"\"%1\" cannot be read"_s.arg(file));
        else if (region.firstLine < 0)
            fault(key, u"\"%1\" has no region [%2] … [/%2]"_s.arg(file, tag));
    }

    /// The head against the model that is in force: a step inherits it from the steps before.
    void checkHead(const StepState& state)
    {
        m_model = state.model.value_or(m_model);
        const int heads = int(engine::modelNamed(m_model.toStdString()).weights->heads);
        if (state.head.value_or(0) >= heads)
            fault(
                u"state.head"_s,
                u"the model \"%1\" has heads 0 to %2, not %3"_s.arg(m_model).arg(heads - 1).arg(*state.head));
    }

    const Chapter& m_chapter;
    Faults& m_faults;
    QString m_model = State().model;
    int m_position = 0;
};

/// Checks what the questions of one quiz name.
class QuestionChecker
{
public:
    QuestionChecker(const Quiz& quiz, const ReferenceNames& names, Faults& faults)
        : m_quiz(quiz)
        , m_names(names)
        , m_faults(faults)
    {}

    void check(const Question& question)
    {
        m_position = question.position;
        checkRepair(question);
        for (const NamedBelief& belief : beliefsOf(question.task))
            expectMisconception(belief.misconception, belief.path);
    }

private:
    void fault(const QString& key, const QString& message)
    {
        m_faults.append({m_quiz.file, u"questions[%1].%2"_s.arg(m_position).arg(key), message});
    }

    void expect(const QString& problem, const QString& key)
    {
        if (!problem.isEmpty())
            fault(key, problem);
    }

    void expectMisconception(const QString& id, const QString& key)
    {
        expect(m_names.misconceptionProblem(id), key);
    }

    void checkRepair(const Question& question)
    {
        if (question.repairChapter.isEmpty())
            return;
        expect(m_names.chapterProblem(question.repairChapter), u"repair.chapter"_s);
        if (!question.repairStep.isEmpty())
            expect(m_names.stepProblem(question.repairChapter, question.repairStep), u"repair.step"_s);
    }

    const Quiz& m_quiz;
    const ReferenceNames& m_names;
    Faults& m_faults;
    int m_position = 0;
};

} // namespace

void checkReferences(const Chapter& chapter, Faults& faults)
{
    StepChecker checker(chapter, faults);
    for (const Step& step : chapter.steps)
        checker.check(step);
}

void checkReferences(const Quiz& quiz, const ReferenceTargets& targets, Faults& faults)
{
    const ReferenceNames names(targets);
    if (const QString problem = names.announcedProblem(quiz.chapter); !problem.isEmpty())
        faults.append({quiz.file, u"chapter"_s, problem});
    QuestionChecker checker(quiz, names, faults);
    for (const Question& question : quiz.questions)
        checker.check(question);
}

} // namespace casefile::content
