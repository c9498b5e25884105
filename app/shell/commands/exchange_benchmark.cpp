#include "app/shell/commands/exchange_benchmark.h"

#include "app/shell/commands/command.h"
#include "app/shell/program.h"

#include "app/content/exchange/gift.h"
#include "app/content/library.h"

#include <QElapsedTimer>
#include <QJsonDocument>
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

} // namespace

int runExchangeBenchmark()
{
    const QByteArray text = manyItems();
    std::vector<double> milliseconds;
    qsizetype questions = 0;
    for (int run = 0; run < importRuns; ++run) {
        QElapsedTimer timer;
        timer.start();
        questions = content::readGift(u"-"_s, text, u"zh"_s).questions.size();
        milliseconds.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(milliseconds);
    const QJsonObject line{{u"bench"_s, u"import-gift"_s},  {u"unit"_s, u"ms"_s},
                           {u"questions"_s, questions},     {u"bytes"_s, text.size()},
                           {u"runs"_s, importRuns},         {u"median"_s, milliseconds[importRuns / 2]},
                           {u"p99"_s, milliseconds.back()}, {u"median_goal"_s, importGoal}};
    QTextStream(stdout) << QJsonDocument(line).toJson(QJsonDocument::Compact) << '\n';
    return Success;
}

} // namespace casefile::shell
