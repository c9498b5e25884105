// What was learned, the choices about the schedule, and the learner's file, in the window.
#include "tests/views/quiz_fixture.h"

#include "app/learner/statistics_sheets.h"
#include "app/shell/banner.h"
#include "app/views/pages/review_page.h"
#include "app/views/pages/statistics_page.h"
#include "app/views/recovery_dialog.h"
#include "app/views/review/study_choices_dialog.h"
#include "app/views/statistics/sheet_card.h"

#include <QAction>
#include <QChartView>
#include <QDialogButtonBox>
#include <QDir>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTimer>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using learner::Grade;
using learner::Sheet;
using learner::StoreState;

namespace {

/// Four cards of two chapters over some days up to now, with a belief that showed.
void study(WindowFixture& fixture)
{
    learner::Deck& deck = fixture.window->reviewDesk().deck();
    const QDateTime now = QDateTime::currentDateTime();
    const auto give = [&](const QString& item, const QString& chapter, Grade grade, int daysAgo) {
        learner::CardAnswer answer;
        answer.grade = grade;
        answer.durationMs = 30000;
        answer.when = now.addDays(-daysAgo);
        QVERIFY(deck.keep({{item, chapter}, answer, {}, {}}));
    };
    for (const int n : {1, 2, 3})
        give(u"ov-%1"_s.arg(n), u"overview"_s, Grade::Easy, 40);
    give(u"ov-1"_s, u"overview"_s, Grade::Good, 20);
    give(u"ov-2"_s, u"overview"_s, Grade::Again, 20);
    give(u"ov-3"_s, u"overview"_s, Grade::Good, 3);
    give(u"sc-1"_s, u"scoring"_s, Grade::Again, 0);
    content::AnswerRecord record;
    record.questionId = u"ov-1"_s;
    record.chapter = u"overview"_s;
    record.misconception = fixture.library.misconceptions.first().id;
    record.certainty = content::Certainty::Sure;
    record.when = now;
    QVERIFY(fixture.store.record(record));
}

learner::Statistics numbersOf(WindowFixture& fixture)
{
    return learner::statisticsOf(fixture.window->reviewDesk().deck(), fixture.store,
                                 QDateTime::currentDateTime());
}

} // namespace

class TestLearned : public QObject
{
    Q_OBJECT

private slots:
    /// Of any warning but the one that the offscreen platform gives at each dialog.
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void theNumbersAreThoseOfTheLog()
    {
        WindowFixture fixture;
        study(fixture);
        const learner::Statistics all = numbersOf(fixture);
        QCOMPARE(all.reviews(), 3); // first answers are no reviews
        QCOMPARE(all.passed(), 2);
        QCOMPARE(all.chapters.size(), 2);
        QCOMPARE(all.chapters[0].cards(), 3);
        QCOMPARE(all.chapters[0].learning, 1); // failed: on a step
        QCOMPARE(all.chapters[1].learning, 1);
        QVERIFY(all.chapters[0].recall > 0.5 && all.chapters[0].recall <= 1.0);
        QCOMPARE(all.beliefs.size(), 1);
        QCOMPARE(all.beliefs[0].state(), learner::BeliefState::Active);
        QCOMPARE(all.work.size(), 4);
        QCOMPARE(all.work.first().answers, 3);
        QCOMPARE(all.work.first().ms, 90000);
        const QList<Sheet> sheets = learner::sheetsOf(all, fixture.library, u"en"_s);
        QCOMPARE(sheets[1].rows.size(), 2); // the weeks in which something was reviewed
        QCOMPARE(sheets[1].rows[0][2].toDouble(), 50.0);
        QCOMPARE(sheets[1].rows[0][3].toDouble(), 90.0);
        QCOMPARE(sheets[4].rows[0][1].toDouble(), 1.0); // minutes: two answers 20 days ago
        QCOMPARE(sheets[5].rows.size(), 4);
    }

    void everyNumberIsDefinedAndEveryChartHasItsTable_data() { addLanguages(); }

    void everyNumberIsDefinedAndEveryChartHasItsTable()
    {
        QFETCH(QString, language);
        WindowFixture fixture(language);
        study(fixture);
        fixture.window->showStatistics();
        QCOMPARE(fixture.window->currentPage(), static_cast<QWidget*>(fixture.window->statisticsPage()));
        QCOMPARE(fixture.window->statisticsPage()->cards().size(), 6);
        for (const views::SheetCard* card : fixture.window->statisticsPage()->cards()) {
            const QTableWidget* table = card->table();
            QVERIFY(!card->sheet().rows.isEmpty());
            QCOMPARE(table->rowCount(), int(card->sheet().rows.size()));
            QVERIFY(!table->accessibleName().isEmpty() && !table->accessibleDescription().isEmpty());
            for (int column = 0; column < table->columnCount(); ++column) {
                QVERIFY(!table->horizontalHeaderItem(column)->toolTip().isEmpty());
                QCOMPARE(table->item(0, column)->toolTip(), table->horizontalHeaderItem(column)->toolTip());
            }
            const auto* chart = card->findChild<QChartView*>();
            QVERIFY(!chart->chart()->series().isEmpty());
        }
        QVERIFY(!fixture.window->grab().isNull());
        fixture.window->setLanguage(language == u"en"_s ? u"zh"_s : u"en"_s);
        QVERIFY(!fixture.window->grab().isNull());
    }

    void withoutAnythingLearnedEachChartSaysSo()
    {
        WindowFixture fixture;
        fixture.window->showStatistics();
        for (const views::SheetCard* card : fixture.window->statisticsPage()->cards()) {
            QVERIFY(!card->table()->isVisibleTo(card));
            QVERIFY(!card->save()->isVisibleTo(card));
            QVERIFY(wordsIn(card).contains(card->sheet().empty));
        }
    }

    void tablesAreWrittenAsCsvInEveryLanguageWithPointsAndIsoDates()
    {
        Sheet sheet;
        sheet.columns = {{u"Day"_s, {}}, {u"a, \"b\""_s, {}}};
        sheet.rows = {{QDate(2026, 3, 1), 1.5}, {QDate(2026, 3, 2), u"二\n行"_s}};
        QCOMPARE(QString::fromUtf8(learner::toCsv(sheet)),
                 u"Day,\"a, \"\"b\"\"\"\r\n2026-03-01,1.50\r\n2026-03-02,\"二\n行\"\r\n"_s);
    }

    void choicesAreKeptAndRuleWhatIsDue()
    {
        WindowFixture fixture;
        for (const content::Question& question : fixture.library.quiz(u"overview"_s)->questions.first(5))
            QVERIFY(fixture.window->reviewDesk().deck().add({{question.id, u"overview"_s}}));
        QTimer::singleShot(0, [] {
            auto* dialog = qobject_cast<views::StudyChoicesDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QList<QSpinBox*> boxes = dialog->findChildren<QSpinBox*>();
            boxes[0]->setValue(80);
            boxes[1]->setValue(2);
            boxes[4]->setValue(3);
            QVERIFY(dialog->choices().backlogFrom > 20000); // from today
            dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        });
        emit fixture.window->reviewPage()->choicesChosen();
        QCOMPARE(fixture.window->reviewDesk().round().dueCount(), 2);
        fixture.restart();
        QCOMPARE(fixture.window->reviewDesk().round().dueCount(), 2);
        QCOMPARE(fixture.window->reviewDesk().deck().settings().desiredRetention, 0.8);
        QCOMPARE(fixture.window->reviewDesk().deck().limits().backlog->days, 3);
    }

    void aDamagedFileIsRestoredFromItsBackupInTheWindow()
    {
        WindowFixture fixture;
        study(fixture);
        QCOMPARE(fixture.store.backUpDaily(QDateTime::currentDateTimeUtc()), learner::BackupResult::Made);
        fixture.window.reset();
        fixture.store.close();
        QFile file(fixture.store.file());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("My diary, not yours") > 0);
        file.close();
        QCOMPARE(fixture.store.open(file.fileName()), StoreState::NotADatabase);
        fixture.restart();
        QVERIFY(fixture.window->reviewDesk().deck().cards().empty());
        fixture.window->offerRecovery();
        auto* dialog = fixture.window->findChild<views::RecoveryDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->words(), fixture.store.problem());
        QCOMPARE(dialog->backups()->item(0, 2)->text(), u"4"_s); // cards
        QVERIFY(dialog->restoreButton()->isEnabled() && dialog->newButton()->isVisibleTo(dialog));
        dialog->restoreButton()->click();
        QCOMPARE(fixture.store.state(), StoreState::Ready);
        QCOMPARE(fixture.window->reviewDesk().deck().cards().size(), std::size_t(4));
        QCOMPARE(fixture.window->banner()->sentence(), QString());
        QVERIFY(!dialog->newButton()->isVisibleTo(dialog));
    }

    void aSoundFileAsksForNothing()
    {
        WindowFixture fixture;
        fixture.window->offerRecovery();
        QVERIFY(!fixture.window->findChild<views::RecoveryDialog*>());
        fixture.window->showData();
        QVERIFY(fixture.window->findChild<views::RecoveryDialog*>()->words().contains(
            QDir::toNativeSeparators(fixture.store.file())));
    }

    void aBackupThatFailsIsSaid()
    {
        WindowFixture fixture;
        QFile blocker(fixture.folder.filePath(u"backups"_s)); // where the folder should be
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        fixture.window->backUp();
        QCOMPARE(fixture.window->banner()->sentence(), fixture.store.backupProblem());
        QVERIFY(!fixture.store.backupProblem().isEmpty());
        QVERIFY(blocker.remove());
        fixture.window->backUp();
        QCOMPARE(fixture.window->banner()->sentence(), QString());
    }
};

QTEST_MAIN(TestLearned)
#include "tst_learned.moc"
