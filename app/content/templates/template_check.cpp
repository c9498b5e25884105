#include "app/content/templates/template_check.h"

#include "app/content/reference_names.h"
#include "app/content/templates/template_generator.h"
#include "app/content/templates/template_numbers.h"
#include "app/content/templates/template_words.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Worked instances are written with six digits.
constexpr double workedShare = 1e-6;

/// So many seeds must find an item while checking; the property test of the shipped ones has 10,000.
constexpr quint64 checkedSeeds = 20;

QString placeIn(const QuestionTemplate& one, const QString& path)
{
    return u"templates[%1].%2"_s.arg(one.position).arg(path);
}

bool agrees(const engine::Matrix& computed, const engine::Matrix& stated)
{
    if (computed.shape() != stated.shape())
        return false;
    for (std::size_t i = 0; i < computed.values().size(); ++i) {
        const double truth = computed.values()[i];
        if (std::abs(truth - stated.values()[i]) > workedShare * std::max(1.0, std::abs(truth)))
            return false;
    }
    return true;
}

void checkWorked(TemplateGenerator& generator, const QString& file, Faults& faults)
{
    const QuestionTemplate& one = generator.source();
    for (int i = 0; i < int(one.worked.size()); ++i) {
        const QString path = placeIn(one, u"worked[%1].answer"_s.arg(i));
        const auto computed = generator.answerFor(one.worked[i].parameters);
        if (!computed)
            faults.append({file, path, u"these numbers are never asked: a condition does not hold"_s});
        else if (!agrees(*computed, one.worked[i].answer))
            faults.append(
                {file, path,
                 u"the template gives %1, not %2"_s.arg(toWords(*computed), toWords(one.worked[i].answer))});
    }
}

/// Whether every place in the words of this draw is a finite number; each that is not is a fault.
bool checkWords(TemplateGenerator& generator, const TemplateDraw& draw, const QString& file, Faults& faults)
{
    const qsizetype before = faults.size();
    for (const QString& language : requiredLanguages()) {
        for (const TemplateProblem& problem : generator.words(draw, language).notFinite(draw, language))
            faults.append({file, placeIn(generator.source(), problem.path),
                           u"%1 (seed %2)"_s.arg(problem.message).arg(draw.seed)});
    }
    return faults.size() == before;
}

void checkSeeds(TemplateGenerator& generator, const QString& file, Faults& faults)
{
    for (quint64 seed = 0; seed < checkedSeeds; ++seed) {
        const auto draw = generator.draw(seed);
        if (draw && checkWords(generator, *draw, file, faults))
            continue;
        if (draw)
            return;
        faults.append({file, placeIn(generator.source(), u"mistakes"_s),
                       u"no numbers were found whose options lie apart (seed %1)"_s.arg(seed)});
        return;
    }
}

void checkTemplate(const QuestionTemplate& one, const QString& file, Faults& faults)
{
    TemplateGenerator generator(one);
    for (const TemplateProblem& problem : generator.problems() + generator.problemsOfWords())
        faults.append({file, placeIn(one, problem.path), problem.message});
    for (const QString& language : requiredLanguages()) {
        if (one.prompt.value(language).contains(u"{answer}"_s))
            faults.append({file, placeIn(one, u"prompt.%1"_s.arg(language)), u"gives the answer away"_s});
    }
    if (!generator.problems().isEmpty())
        return;
    checkWorked(generator, file, faults);
    checkSeeds(generator, file, faults);
}

/// Checks the names that templates use of other files.
class NameChecker
{
public:
    NameChecker(const TemplateFile& file, const ReferenceNames& names, Faults& faults)
        : m_file(file)
        , m_names(names)
        , m_faults(faults)
    {}

    void check(const QuestionTemplate& one)
    {
        expect(m_names.misconceptionProblem(one.misconception), one, u"misconception"_s);
        for (int i = 0; i < int(one.mistakes.size()); ++i)
            expect(m_names.misconceptionProblem(one.mistakes[i].misconception), one,
                   u"mistakes[%1].misconception"_s.arg(i));
        expect(m_names.chapterProblem(one.repairChapter), one, u"repair.chapter"_s);
        expect(m_names.stepProblem(one.repairChapter, one.repairStep), one, u"repair.step"_s);
    }

private:
    void expect(const QString& problem, const QuestionTemplate& one, const QString& path)
    {
        if (!problem.isEmpty())
            m_faults.append({m_file.file, placeIn(one, path), problem});
    }

    const TemplateFile& m_file;
    const ReferenceNames& m_names;
    Faults& m_faults;
};

} // namespace

void checkTemplates(const TemplateFile& file, Faults& faults)
{
    for (const QuestionTemplate& one : file.templates)
        checkTemplate(one, file.file, faults);
}

void checkReferences(const TemplateFile& file, const ReferenceTargets& targets, Faults& faults)
{
    const ReferenceNames names(targets);
    if (const QString problem = names.announcedProblem(file.chapter); !problem.isEmpty())
        faults.append({file.file, u"chapter"_s, problem});
    NameChecker checker(file, names, faults);
    for (const QuestionTemplate& one : file.templates)
        checker.check(one);
}

} // namespace casefile::content
