// Exporting questions from the window.
#include "tests/views/window_fixture.h"

#include "app/export/exchange/pack.h"
#include "app/views/exchange/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

views::ExportDialog* opened(WindowFixture& fixture)
{
    fixture.window->exportQuestions();
    for (auto* dialog : fixture.window->findChildren<views::ExportDialog*>())
        if (dialog->isVisible())
            return dialog;
    return nullptr;
}

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not)"_s)); }

    void everyFormatIsWrittenAndSaysWhatItLeavesOut()
    {
        WindowFixture fixture;
        views::ExportDialog* dialog = opened(fixture);
        auto* list = dialog->findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(i == 0 ? Qt::Checked : Qt::Unchecked);
        for (const exports::QuestionFormat& format : exports::questionFormats()) {
            dialog->choose(format.id);
            dialog->setFile(fixture.folder.filePath(u"x"_s));
            QCOMPARE(dialog->file(), fixture.folder.filePath(u"x."_s + format.suffix));
            QVERIFY(dialog->run());
            QVERIFY(contents(dialog->file()).size() > 1000);
            const QString report = dialog->report();
            const bool isWhole = format.id == "pack"_L1 || format.id == "apkg"_L1;
            QCOMPARE(report.contains("left out:\nov-"), !isWhole);
            QVERIFY2(report.contains(" questions written."), qPrintable(report));
        }
    }

    void aPackageTakesTheAnswersAlongWhenThatIsChosen()
    {
        WindowFixture fixture;
        content::AnswerRecord answer;
        answer.questionId = u"ov-length"_s;
        answer.chapter = u"overview"_s;
        answer.when = QDateTime::currentDateTime();
        fixture.store.record(answer);
        views::ExportDialog* dialog = opened(fixture);
        dialog->choose(u"pack"_s);
        dialog->setFile(fixture.folder.filePath(u"x"_s));
        QVERIFY(dialog->run());
        QCOMPARE(exports::readPack(u"x"_s, contents(dialog->file())).pack.log.size(), 0);
        dialog->findChild<QCheckBox*>()->setChecked(true);
        QVERIFY(dialog->run());
        const exports::Pack pack = exports::readPack(u"x"_s, contents(dialog->file())).pack;
        QCOMPARE(pack.log.size(), 1);
        QCOMPARE(pack.chapters.size(), fixture.library.quizzes.size());
    }

    void whatWasChosenIsRememberedAndAFileThatCannotBeWrittenIsSaid()
    {
        WindowFixture fixture;
        views::ExportDialog* dialog = opened(fixture);
        dialog->choose(u"anki"_s);
        dialog->findChild<QListWidget*>()->item(1)->setCheckState(Qt::Unchecked);
        dialog->setFile(fixture.folder.filePath(u"none/x"_s));
        QVERIFY(!dialog->run());
        QCOMPARE(dialog->report(), u"x.anki.txt could not be written. There is no such folder."_s);
        dialog->reject();
        const views::ExportChoices kept =
            views::ExportChoices::fromText(fixture.store.preference(u"export"_s), {});
        QCOMPARE(kept.format, u"anki"_s);
        QCOMPARE(kept.chapters.size(), fixture.library.quizzes.size() - 1);
        views::ExportDialog* again = opened(fixture);
        QCOMPARE(again->choices().format, u"anki"_s);
        QCOMPARE(again->choices().chapters, kept.chapters);
    }

    void aLongExportCanBeCancelledAndLeavesNothing()
    {
        WindowFixture fixture;
        views::ExportDialog* dialog = opened(fixture);
        dialog->choose(u"apkg"_s);
        dialog->setFile(fixture.folder.filePath(u"x"_s));
        QTimer::singleShot(0, dialog, &views::ExportDialog::reject);
        QVERIFY(!dialog->run());
        QCOMPARE(dialog->report(), u"Cancelled: nothing was written."_s);
        QVERIFY(dialog->isVisible());
        QVERIFY(!QFile::exists(dialog->file()));
    }

    void withoutAChapterThereIsNothingToExport()
    {
        WindowFixture fixture(u"zh"_s);
        views::ExportDialog* dialog = opened(fixture);
        auto* list = dialog->findChild<QListWidget*>();
        auto* button = dialog->exportButton();
        QVERIFY(button->isEnabled());
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(Qt::Unchecked);
        QVERIFY(!button->isEnabled());
        QCOMPARE(button->text(), u"导出"_s);
        fixture.window->setLanguage(u"en"_s);
        QCOMPARE(button->text(), u"Export"_s);
    }
};

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
