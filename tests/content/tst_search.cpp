#include "app/content/search.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

const Library& library()
{
    static const Library shipped = embeddedLibrary({});
    return shipped;
}

QStringList titles(const QList<Finding>& findings)
{
    QStringList list;
    for (const Finding& finding : findings)
        list.append(finding.title);
    return list;
}

} // namespace

class TestSearch : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theGlossaryHasNoFaultsAndBothLanguages()
    {
        for (const Fault& fault : library().faults)
            QVERIFY2(!fault.file.contains(u"glossary"_s), qPrintable(toString(fault)));
        QVERIFY(library().glossary.size() > 20);
        for (const Term& term : library().glossary)
            for (const QString& language : requiredLanguages())
                QVERIFY2(!term.name.value(language).isEmpty() && !term.meaning.value(language).isEmpty(),
                         qPrintable(term.id));
    }

    void aTermIsFoundByItsNameInEitherLanguageAndComesFirst()
    {
        for (const QString& words : {u"softmax"_s, u"SOFTMAX"_s})
            QCOMPARE(search(library(), words, u"en"_s).first().title, u"softmax"_s);
        QCOMPARE(search(library(), u"causal mask"_s, u"zh"_s).first().title, u"因果掩码 · causal mask"_s);
        QCOMPARE(search(library(), u"因果"_s, u"en"_s).first().title, u"causal mask · 因果掩码"_s);
    }

    void everyWordMustBeThere()
    {
        const QStringList both = titles(search(library(), u"temperature flatter"_s, u"en"_s));
        QVERIFY(both.contains(u"temperature · 温度"_s));
        QVERIFY(search(library(), u"temperature xylograph"_s, u"en"_s).isEmpty());
        QVERIFY(search(library(), u"  "_s, u"en"_s).isEmpty());
    }

    void everyFindingLeadsToAStepAndItsExcerptHasTheWord()
    {
        const QList<Finding> findings = search(library(), u"查询"_s, u"zh"_s, 1000);
        QVERIFY(findings.size() > 10);
        for (const Finding& finding : findings) {
            const Chapter* chapter = library().chapter(finding.chapter);
            QVERIFY(chapter && chapter->indexOf(finding.step) >= 0);
            QVERIFY2((finding.title + finding.excerpt).contains(u"查询"_s), qPrintable(finding.title));
        }
        QCOMPARE(search(library(), u"查询"_s, u"zh"_s, 5).size(), 5);
    }

    void aChapterIsFoundByItsTitle()
    {
        for (const Chapter& chapter : library().chapters)
            for (const QString& language : requiredLanguages()) {
                const QList<Finding> found = search(library(), chapter.titles.value(language), language);
                QVERIFY(std::ranges::any_of(found, [&](const Finding& finding) {
                    return finding.kind == Finding::Kind::Chapter && finding.chapter == chapter.id;
                }));
            }
    }

    void anExcerptCutsNoWord()
    {
        static const QRegularExpression inWords(u"[^\\p{L}]+"_s);
        for (const Finding& finding : search(library(), u"weight"_s, u"en"_s, 1000)) {
            if (finding.kind != Finding::Kind::Step)
                continue;
            const StepText& text = library().chapter(finding.chapter)->words(u"en"_s, finding.step);
            QStringList parts = text.depths.values();
            parts << text.caption << text.ask << text.reveal;
            const QStringList whole = plainText(parts.join(u'\n')).split(inWords);
            for (const QString& word : finding.excerpt.split(inWords))
                QVERIFY2(whole.contains(word), qPrintable(finding.excerpt));
        }
    }

    void marksOfTheTextAreNotFound()
    {
        QCOMPARE(plainText(u"## A *b* `c` [words](step:x) {{score}}\n- d | e"_s), u"A b c words … d e"_s);
    }

    void aTermThatLeadsNowhereIsAFault()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"glossary.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"version": 1, "terms": [
            {"id": "a", "term": {"zh": "甲", "en": "a"}, "meaning": {"zh": "甲", "en": "a"}, "chapter": "scoring", "step": "arows"},
            {"id": "a", "term": {"zh": "乙", "en": "b"}, "meaning": {"zh": "乙"}, "chapter": "nowhere", "step": "x"}]})");
        file.close();
        Faults faults;
        const QList<Term> terms = readGlossary(file.fileName(), faults);
        checkReferences(terms, library().chapters, file.fileName(), faults);
        QStringList said;
        for (const Fault& fault : faults)
            said.append(toString(fault));
        const QString all = said.join(u'\n');
        QVERIFY2(all.contains(u"terms[0].step"_s) && all.contains(u"did you mean \"arrows\""_s),
                 qPrintable(all));
        QVERIFY2(all.contains(u"terms[1].chapter"_s), qPrintable(all));
        QVERIFY2(all.contains(u"terms[1].meaning"_s), qPrintable(all));
        QVERIFY2(all.contains(u"terms[1].id"_s), qPrintable(all));
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
