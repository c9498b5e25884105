#include "tests/learner/own/own_samples.h"

#include "app/learner/own/import_plan.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::learner;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

content::ImportedQuestion ofFile(int n, const QString& more = {}, const QString& id = {})
{
    content::ImportedQuestion question{u"title %1"_s.arg(n), 10 * n, {}, ownObject(n, more), {}};
    if (!id.isEmpty())
        question.question.insert(u"id"_s, id);
    return question;
}

ImportChoices choices()
{
    return {u"qkv"_s, {u"qkv"_s, u"scoring"_s}, {u"qkv-shape"_s}, {}, {}};
}

QList<Fate> fatesOf(const QList<PlannedItem>& items)
{
    QList<Fate> fates;
    for (const PlannedItem& item : items)
        fates.append(item.fate);
    return fates;
}

/// As the store has it after an import.
QList<OwnQuestion> kept(const content::Imported& imported)
{
    return toWrite(*planImport(imported, {}, choices()), false).added;
}

} // namespace

class TestImportPlan : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void theSameFileAgainChangesNothing()
    {
        const content::Imported file{{ofFile(1), ofFile(2, {}, u"week-2"_s)}, {}};
        const QList<OwnQuestion> present = kept(file);
        QCOMPARE(present.size(), 2);
        QCOMPARE(present[1].id, u"own-week-2"_s);
        QCOMPARE(fatesOf(*planImport(file, present, choices())),
                 (QList<Fate>{Fate::Unchanged, Fate::Unchanged}));
        QVERIFY(toWrite(*planImport(file, present, choices()), true).updated.isEmpty());
    }

    void aMendedFileUpdatesWhatWasNotEditedHere()
    {
        QList<OwnQuestion> present = kept({{ofFile(1, {}, u"a"_s), ofFile(2, {}, u"b"_s)}, {}});
        present[1].question = ownObject(2, u" (mine)"_s);
        const content::Imported mended{{ofFile(1, u" Mended"_s, u"a"_s), ofFile(2, u" Mended"_s, u"b"_s)},
                                       {}};
        const auto items = planImport(mended, present, choices());
        QCOMPARE(fatesOf(*items), (QList<Fate>{Fate::Updated, Fate::EditedHere}));
        QCOMPARE(toWrite(*items, false).updated.size(), 1);
        QCOMPARE(toWrite(*items, true).updated.size(), 2);
    }

    void whatCannotBeTakenSaysWhyAndWhere()
    {
        content::ImportedQuestion broken = ofFile(3);
        broken.question.remove(u"prompt"_s);
        const content::Imported file{
            {ofFile(2, {}, u"qkv-shape"_s), broken, ofFile(4, {}, u"a"_s), ofFile(5, {}, u"a"_s)},
            {{u"f.gift"_s, u"line 25"_s, u"no braces"_s}}};
        const auto items = planImport(file, {}, choices());
        QCOMPARE(fatesOf(*items),
                 (QList<Fate>{Fate::OfCourse, Fate::Refused, Fate::Refused, Fate::Added, Fate::Twice}));
        QCOMPARE((*items)[1].line, 25);
        QCOMPARE((*items)[2].faults.first().message, u"\"prompt\" is missing"_s);
        QCOMPARE(toWrite(*items, true).added.size(), 1);
    }

    void theChapterOfTheFileCountsThenWhereItIsThenTheChoice()
    {
        content::Imported file{{ofFile(1, {}, u"a"_s), ofFile(2), ofFile(3)}, {}};
        file.questions[1].chapter = u"scoring"_s;
        file.questions[2].chapter = u"nowhere"_s;
        OwnQuestion moved = kept(file)[0];
        moved.chapter = u"scoring"_s;
        const auto items = planImport(file, {moved}, choices());
        QCOMPARE((*items)[0].question.chapter, u"scoring"_s);
        QCOMPARE((*items)[1].question.chapter, u"scoring"_s);
        QCOMPARE((*items)[2].question.chapter, u"qkv"_s);
    }

    void itCanBeCancelled()
    {
        ImportChoices impatient = choices();
        impatient.goOn = [](qsizetype, qsizetype) { return false; };
        QVERIFY(!planImport({{ofFile(1)}, {}}, {}, impatient));
    }
};

QTEST_GUILESS_MAIN(TestImportPlan)
#include "tst_import_plan.moc"
