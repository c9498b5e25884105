// A class in the window, where no server answers: what is asked, said and shown. A real one:
// tests/learner/classroom.
#include "tests/views/quiz_fixture.h"

#include "app/shell/classroom.h"
#include "app/views/classroom/class_dialog.h"
#include "app/views/classroom/class_form.h"
#include "app/views/classroom/class_page.h"
#include "app/views/statistics/sheet_card.h"

#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using learner::LinkState;

namespace {

const QString secret = u"open sesame 芝麻"_s;

learner::ClassRows sampleRows()
{
    QFile file(u":/class/sample_rows.json"_s);
    [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
    return learner::classRows(QJsonDocument::fromJson(file.readAll()).object());
}

} // namespace

class TestClassWindow : public QObject
{
    Q_OBJECT

private slots:
    void withoutAClassNothingIsStarted()
    {
        WindowFixture fixture;
        QVERIFY(!fixture.window->classroom().link());
    }

    void joiningLeavesTheWindowAndTheStoreFree_data() { addLanguages(); }

    void joiningLeavesTheWindowAndTheStoreFree()
    {
        QFETCH(QString, language);
        WindowFixture fixture(language);
        fixture.window->show();
        fixture.window->showClass();
        views::ClassDialog* dialog = fixture.window->findChild<views::ClassDialog*>();
        QVERIFY(dialog && !dialog->joinButton()->isEnabled());
        QTest::keyClicks(dialog->form()->link(), u"casefile-class://anna:word@localhost/class9a"_s);
        QVERIFY(!dialog->form()->place().isComplete()); // a link with a password is refused
        dialog->form()->link()->clear();
        QTest::keyClicks(dialog->form()->link(), u"casefile-class://anna@localhost:1/class9a"_s);
        dialog->form()->passwordEdit()->setText(secret);
        QVERIFY(dialog->joinButton()->isEnabled());
        QTest::keyClick(dialog->form()->passwordEdit(), Qt::Key_Return);
        learner::ClassLink* link = fixture.window->classroom().link();
        QVERIFY(link && link->state() != LinkState::Off);
        content::AnswerRecord answer;
        answer.questionId = u"ov-length"_s;
        answer.when = QDateTime::currentDateTime();
        QVERIFY(fixture.store.record(answer)); // while it is being tried
        QTRY_COMPARE_WITH_TIMEOUT(link->state(), LinkState::Waiting, 10000);
        QCOMPARE(dialog->words(), link->sentence());
        QVERIFY(!dialog->words().isEmpty());
        QVERIFY(wordsIn(dialog).contains(u"1"_s)); // what waits
        QDirIterator every(fixture.folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (every.hasNext()) {
            QFile file(every.next());
            QVERIFY(file.open(QIODevice::ReadOnly) && !file.readAll().contains("sesame"));
        }
        dialog->leaveButton()->click();
        QCOMPARE(link->state(), LinkState::Off);
        QCOMPARE(fixture.store.answers().size(), 1);
    }

    void afterARestartThePasswordIsAskedForOnce()
    {
        WindowFixture fixture;
        learner::Outbox outbox(fixture.store);
        QVERIFY(outbox.join({u"localhost"_s, 1, u"class9a"_s, u"anna"_s, learner::ClassTls::Off, {}}));
        fixture.restart();
        learner::ClassLink* link = fixture.window->classroom().link();
        QVERIFY(link);
        QCOMPARE(link->state(), LinkState::NeedsPassword);
        fixture.window->show();
        fixture.window->showClass();
        auto* dialog = fixture.window->findChild<views::ClassDialog*>();
        QVERIFY(!dialog->words().isEmpty());
        auto* password = dialog->findChild<QStackedWidget*>()->currentWidget()->findChild<QLineEdit*>();
        QTest::keyClicks(password, u"open sesame"_s);
        QTest::keyClick(password, Qt::Key_Return);
        QVERIFY(outbox.isJoined());
        QTRY_COMPARE_WITH_TIMEOUT(link->state(), LinkState::Waiting, 10000);
    }

    void theInstructorSeesEachChartWithItsTableAndOneLearnerAlone_data() { addLanguages(); }

    void theInstructorSeesEachChartWithItsTableAndOneLearnerAlone()
    {
        QFETCH(QString, language);
        WindowFixture fixture(language);
        fixture.window->showClassPage();
        shell::Classroom& room = fixture.window->classroom();
        QVERIFY(room.page()->cards().isEmpty() && !wordsIn(room.page()).isEmpty());
        room.showRows(sampleRows());
        QCOMPARE(room.page()->cards().size(), 5);
        for (const views::SheetCard* card : room.page()->cards()) {
            QVERIFY2(!card->sheet().rows.isEmpty(), qPrintable(card->sheet().id));
            QCOMPARE(card->table()->rowCount(), int(card->sheet().rows.size()));
            for (const learner::SheetColumn& column : card->sheet().columns)
                QVERIFY(!column.definition.isEmpty());
        }
        const QString before = wordsIn(room.page());
        fixture.window->setLanguage(language == "en"_L1 ? u"zh"_s : u"en"_s);
        QVERIFY(wordsIn(room.page()) != before);
        room.page()->filter()->setCurrentIndex(1);
        QCOMPARE(room.page()->cards()[2]->table()->rowCount(), 1);
        room.page()->setTrouble(u"The server is away."_s); // what was read stays, with its time
        QVERIFY(wordsIn(room.page()).contains("The server is away."_L1));
        QCOMPARE(room.page()->cards()[2]->table()->rowCount(), 1);
        room.showRows(sampleRows());
        QVERIFY(!wordsIn(room.page()).contains("The server is away."_L1));
        QCOMPARE(room.page()->filter()->currentIndex(), 1);
        room.page()->setFocus();
        QTest::keyClick(room.page(), Qt::Key_Escape);
        QCOMPARE(fixture.window->currentPage(), static_cast<QWidget*>(fixture.window->startPage()));
    }
};

QTEST_MAIN(TestClassWindow)
#include "tst_class_window.moc"
