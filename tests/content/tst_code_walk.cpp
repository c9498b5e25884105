#include "app/content/code_region.h"
#include "tests/content/walks.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace casefile;
using namespace casefile::content;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

/// True for a line of a region that does nothing by itself: blank, a remark, a brace, a signature, the text
/// that describes a Python function, or the rest of a statement that began above.
bool doesNothing(const QStringList& lines, int line)
{
    static const QRegularExpression idle(
        u"^(//.*|#.*|[{}]+;?|\\};|def .*|\"\"\".*\"\"\"|(static )?(const )?[A-Za-z:]+ [a-zA-Z]+\\(.*\\)|)$"_s);
    return idle.match(lines.at(line).trimmed()).hasMatch();
}

/// The faults of a walk whose file says this.
Faults faultsOf(const QByteArray& json)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"walk.json"_s));
    Faults faults;
    if (file.open(QIODevice::WriteOnly)) {
        file.write(json);
        file.close();
        readCodeWalk(folder.path(), u"walk.json"_s, faults);
    }
    return faults;
}

QByteArray walkWith(const QByteArray& line)
{
    return R"({"version": 1, "numpy": "x.py", "given": ["q"], "body": [)" + line + "]}";
}

constexpr auto says = R"("says": {"zh": "一", "en": "one"})";

} // namespace

class TestCodeWalk : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyLineSaysWhatItDoesInBothLanguages_data() { walks(); }
    void everyLineSaysWhatItDoesInBothLanguages()
    {
        const auto walk = fetch();
        QVERIFY(walk->lines.size() >= 8);
        for (const WalkLine& line : walk->lines)
            for (const QString& language : requiredLanguages())
                QVERIFY2(line.says.value(language).size() > 4,
                         qPrintable(line.engine.line + u' ' + language));
    }

    void everyLineStandsInItsSourceOnce_data() { walks(); }
    void everyLineStandsInItsSourceOnce()
    {
        const auto walk = fetch();
        for (const WalkLine& line : walk->lines)
            for (const CodePlace& place : {line.engine, line.numpy})
                QVERIFY2(codeProblem(place).isEmpty(), qPrintable(codeProblem(place)));
    }

    /// Of each region that any walk goes through, in the engine and in the listings.
    void everyLineThatDoesSomethingIsExplained()
    {
        QMap<QString, QSet<int>> explained; // by file: a region may lie in another
        QSet<std::pair<QString, QString>> regions;
        Faults faults;
        for (const ShippedWalk& each : shippedWalks()) {
            const auto walk = readShipped(each, faults);
            for (const WalkLine& line : walk->lines) {
                for (const CodePlace& place : {line.engine, line.numpy}) {
                    const CodeRegion region = codeLines(place);
                    regions.insert({place.file, place.tag});
                    for (int i = region.firstLine; i <= region.lastLine; ++i)
                        explained[place.file].insert(i);
                }
            }
        }
        QVERIFY(regions.size() > 15);
        for (const auto& [file, tag] : regions) {
            const CodeRegion region = codeRegion(file, tag);
            for (int i = region.firstLine; i <= region.lastLine; ++i)
                QVERIFY2(
                    doesNothing(region.lines, i) || explained.value(file).contains(i),
                    qPrintable(u"%1 [%2] line %3: %4"_s.arg(file, tag).arg(i + 1).arg(region.lines.at(i))));
        }
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const QByteArray& line, const QString& fault) {
            QTest::newRow(name) << walkWith(line) << fault;
        };
        row("loop", R"({"loop": "x", "body": []})", u"body[0].loop: \"x\" is not a loop"_s);
        row("empty loop", R"({"loop": "i", "body": []})", u"body[0].body: must have at least one line"_s);
        row("loop twice", QByteArray(R"({"loop": "i", "body": [{"over": ["i"], )") + says + "}]}",
            u"body[0].body[0].over[0]: stands in a loop over \"i\" already"_s);
        row("tensor", QByteArray(R"({"makes": "scorse", )") + says + "}",
            u"body[0].makes: \"scorse\" is not a tensor of a walk"_s);
        row("length", QByteArray(R"({"shapes": ["s [n, mm]"], )") + says + "}",
            u"body[0].shapes[0]: \"mm\" is not a length"_s);
        row("shape", QByteArray(R"({"shapes": ["s n m"], )") + says + "}",
            u"body[0].shapes[0]: a shape is written \"s [n, m]\""_s);
        row("language", R"({"says": {"zh": "一"}})", u"body[0].says: \"en\" is missing"_s);
        row("source",
            QByteArray(R"({"engine": {"file": "/etc/passwd", "tag": "a", "line": "b"}, )") + says + "}",
            u"body[0].engine.file: \"/etc/passwd\" is not a source of the engine"_s);
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, fault);
        const Faults faults = faultsOf(line);
        QVERIFY2(std::ranges::any_of(faults, [&](const Fault& one) { return toString(one).contains(fault); }),
                 qPrintable(faults.isEmpty() ? u"no fault"_s : toString(faults.first())));
    }

    void aLineThatIsNotThereIsAFault()
    {
        CodePlace place{u"engine/attention/scores.cpp"_s, u"scores"_s, u"const arma::mat s = q * k.t();"_s,
                        1};
        QCOMPARE(codeProblem(place), QString());
        place.line = u"const arma::mat s = q + k;"_s;
        QVERIFY(codeProblem(place).contains(u"exactly one line"_s));
        place.tag = u"scaled"_s;
        place.line = u"return"_s; // stands there twice
        QVERIFY(codeProblem(place).contains(u"exactly one line"_s));
        place.tag = u"scald"_s;
        QVERIFY(codeProblem(place).contains(u"has no region [scald]"_s));
    }

private:
    static void walks()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("name");
        for (const ShippedWalk& walk : shippedWalks())
            QTest::newRow(qPrintable(walk.name)) << walk.folder << walk.name;
    }

    static std::shared_ptr<const CodeWalk> fetch()
    {
        QFETCH(QString, folder);
        QFETCH(QString, name);
        Faults faults;
        auto walk = readShipped({folder, name}, faults);
        for (const Fault& fault : faults)
            QTest::qFail(qPrintable(toString(fault)), __FILE__, __LINE__);
        return walk;
    }
};

QTEST_GUILESS_MAIN(TestCodeWalk)
#include "tst_code_walk.moc"
