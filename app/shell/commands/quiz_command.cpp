#include "app/shell/commands/command.h"

#include "app/content/nearest_name.h"
#include "app/content/templates/item_json.h"

#include <QCommandLineParser>
#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <limits>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using content::QuestionTemplate;

namespace {

constexpr qint64 mostItems = 1'000'000; ///< of one template in one call

/// What to generate.
struct QuizRequest
{
    QStringList templates;
    qint64 seed = 0;
    qint64 count = 1;
    QStringList languages;
};

QuizRequest readQuizRequest(const QCommandLineParser& parser, QString& problem)
{
    QuizRequest request;
    request.templates = parser.values(u"template"_s);
    bool isSeed = false, isCount = false;
    request.seed = parser.value(u"seed"_s).toLongLong(&isSeed);
    request.count = parser.value(u"count"_s).toLongLong(&isCount);
    if (!isCount || request.count < 1 || request.count > mostItems)
        problem = u"--count wants a number from 1 to %1"_s.arg(mostItems);
    else if (!isSeed || request.seed < 0 || request.seed > std::numeric_limits<qint64>::max() - request.count)
        problem = u"--seed wants a whole number from 0 up"_s;
    request.languages = content::requiredLanguages();
    if (!parser.isSet(u"lang"_s))
        return request;
    if (!request.languages.contains(parser.value(u"lang"_s)))
        problem = u"--lang wants %1"_s.arg(request.languages.join(u" or "_s));
    request.languages = {parser.value(u"lang"_s)};
    return request;
}

bool printLine(const QJsonObject& object)
{
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    return std::fwrite(line.constData(), 1, std::size_t(line.size()), stdout) == std::size_t(line.size());
}

int cannotWrite()
{
    return badInput("quiz", u"the questions could not be written"_s);
}

int listTemplates(const QList<QuestionTemplate>& all, const QuizRequest& request)
{
    for (const QuestionTemplate& one : all) {
        QJsonObject prompt;
        for (const QString& language : request.languages)
            prompt.insert(language, content::inLanguage(one.prompt, language));
        const QJsonValue words =
            request.languages.size() == 1 ? prompt[request.languages.first()] : QJsonValue(prompt);
        if (!printLine({{u"template"_s, one.id}, {u"level"_s, one.level}, {u"prompt"_s, words}}))
            return cannotWrite();
    }
    return std::fflush(stdout) == 0 ? Success : cannotWrite();
}

int generateItems(const QuestionTemplate& source, const QuizRequest& request)
{
    content::TemplateGenerator generator(source);
    for (const content::TemplateProblem& problem : generator.problems())
        return badInput("quiz", u"%1, %2: %3"_s.arg(source.id, problem.path, problem.message));
    for (qint64 seed = request.seed; seed < request.seed + request.count; ++seed) {
        const auto draw = generator.draw(quint64(seed));
        if (!draw)
            return badInput("quiz", u"%1 has no numbers for the seed %2"_s.arg(source.id).arg(seed));
        if (!printLine(content::itemToJson(generator, *draw, request.languages)))
            return cannotWrite();
    }
    return Success;
}

int generate(const QList<QuestionTemplate>& all, const QuizRequest& request)
{
    QStringList ids;
    for (const QuestionTemplate& one : all)
        ids.append(one.id);
    for (const QString& id : request.templates) {
        const qsizetype index = ids.indexOf(id);
        if (index < 0)
            return badInput("quiz", content::unknownName(id, u"a template"_s, ids) +
                                        u"; casefile quiz list names all"_s);
        const int status = generateItems(all[index], request);
        if (status != Success)
            return status;
    }
    return std::fflush(stdout) == 0 ? Success : cannotWrite();
}

} // namespace

int runQuiz(int, char**, const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.addOptions({{u"template"_s, {}, u"ID"_s},
                       {u"seed"_s, {}, u"N"_s, u"0"_s},
                       {u"count"_s, {}, u"K"_s, u"1"_s},
                       {u"lang"_s, {}, u"zh|en"_s},
                       {u"quizzes"_s, {}, u"DIR"_s, u":/quizzes"_s},
                       {u"json"_s, {}}}); // it is JSON anyway
    if (!parser.parse(QStringList{u"casefile quiz"_s} + arguments))
        return badUsage("quiz", parser.errorText());
    const QStringList words = parser.positionalArguments();
    if (words != QStringList{u"list"_s} && words != QStringList{u"generate"_s})
        return badUsage("quiz", u"say list or generate"_s);
    QString problem;
    const QuizRequest request = readQuizRequest(parser, problem);
    if (words.first() == "generate"_L1 && request.templates.isEmpty())
        problem = u"say which --template"_s;
    if (!problem.isEmpty())
        return badUsage("quiz", problem);
    const QString folder = parser.value(u"quizzes"_s);
    const QStringList files = content::templateFiles(folder);
    if (files.isEmpty())
        return badInput("quiz", u"there are no templates in %1/templates"_s.arg(folder));
    content::Faults faults;
    QList<QuestionTemplate> all;
    for (const QString& file : files)
        all += content::readTemplates(file, faults).templates;
    if (!faults.isEmpty())
        return badInput("quiz", content::toString(faults.first()));
    return words.first() == "list"_L1 ? listTemplates(all, request) : generate(all, request);
}

} // namespace casefile::shell
