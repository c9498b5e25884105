#include "app/shell/commands/exchange_benchmark.h"

#include "app/shell/commands/command.h"
#include "app/shell/program.h"

#include "app/content/exchange/gift.h"
#include "app/content/library.h"
#include "app/learner/own/import_plan.h"
#include "app/learner/store.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <vector>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int importedItems = 5000;
constexpr int importRuns = 9;
constexpr double importGoal = 1000.0; ///< milliseconds

/// The shipped questions in both languages, over and over.
QByteArray manyItems()
{
    const content::Library library = content::embeddedLibrary(knownNames());
    QStringList items;
    for (const content::Quiz& quiz : library.quizzes) {
        for (const content::Question& question : quiz.questions) {
            for (const QString& language : content::requiredLanguages())
                items.append(content::writeGift({question}, language, nullptr));
        }
    }
    items.removeAll(QString());
    QByteArray text;
    for (int i = 0; i < importedItems && !items.isEmpty(); ++i)
        text += items[i % items.size()].toUtf8() + '\n';
    return text;
}

/// Reads a file, sees what would become of each question, and writes them into a store of their own; how many
/// there are then.
qsizetype importAll(const QByteArray& text)
{
    const QTemporaryDir folder;
    learner::Store store;
    store.open(folder.filePath(u"learner.sqlite"_s));
    learner::OwnQuestions own(store);
    content::Imported imported = content::readGift(u"-"_s, text, u"zh"_s);
    for (int i = 0; i < int(imported.questions.size()); ++i) // no two are the same
        imported.questions[i].question.insert(u"id"_s, u"item-%1"_s.arg(i));
    const learner::ImportChoices choices{u"qkv"_s, {u"qkv"_s}, {}, knownNames(), {}};
    const auto items = learner::planImport(imported, own.all(), choices);
    own.import(learner::toWrite(*items, false), QDateTime::currentDateTimeUtc());
    return own.all().size();
}

/// A line of what `work`, which says how many questions it had, takes.
void measure(const QString& name, const QByteArray& text, qsizetype (*work)(const QByteArray&))
{
    std::vector<double> milliseconds;
    qsizetype questions = 0;
    for (int run = 0; run < importRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        questions = work(text);
        milliseconds.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(milliseconds);
    const QJsonObject line{{u"bench"_s, name},
                           {u"unit"_s, u"ms"_s},
                           {u"questions"_s, questions},
                           {u"bytes"_s, text.size()},
                           {u"runs"_s, importRuns},
                           {u"median"_s, milliseconds[importRuns / 2]},
                           {u"p99"_s, milliseconds.back()},
                           {u"median_goal"_s, importGoal}};
    QTextStream(stdout) << QJsonDocument(line).toJson(QJsonDocument::Compact) << '\n';
}

} // namespace

int runExchangeBenchmark()
{
    const QByteArray text = manyItems();
    measure(u"import-gift"_s, text, [](const QByteArray& bytes) {
        return qsizetype(content::readGift(u"-"_s, bytes, u"zh"_s).questions.size());
    });
    measure(u"import-gift-into-store"_s, text, importAll);
    return Success;
}

} // namespace casefile::shell
