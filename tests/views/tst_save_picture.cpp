// Saving what is on screen.
#include "tests/views/quiz_fixture.h"

#include "app/figures/registry.h"
#include "app/views/exhibit_saver.h"
#include "app/views/figure_card.h"
#include "app/views/pages/lesson_page.h"

#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;

class TestSavePicture : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyPictureHasAButtonThatSaysWhatItSaves()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        for (const auto* card : fixture.window->lessonPage()->findChildren<views::FigureCard*>()) {
            if (card->isHidden())
                continue;
            const auto* button = card->findChild<QToolButton*>();
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
            QVERIFY(button->accessibleName().contains(figures::figureTitle(card->figureId())));
            QVERIFY(!button->icon().isNull());
        }
    }

    void whatIsSavedIsWhatIsOnScreen()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        fixture.window->session().setHead(2);
        const exports::Exhibit exhibit = fixture.window->lessonPage()->mainFigure()->exhibit();
        QCOMPARE(exhibit.frame.trace, fixture.window->session().trace());
        QCOMPARE(exhibit.frame.head, 2);
        QVERIFY(!exhibit.caption.isEmpty() && !exhibit.caption.contains(u"{{"_s));
        const QTemporaryDir folder;
        views::ExhibitSaver saver(fixture.window.get());
        QVERIFY(saver.write(folder.filePath(u"x.png"_s), exhibit));
        QVERIFY(QImage(folder.filePath(u"x.png"_s)).height() > exhibit.frame.size.height());
    }

    void aFileThatCannotBeWrittenIsSaidInOneSentence()
    {
        WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        views::ExhibitSaver saver(fixture.window.get());
        QTest::ignoreMessage(QtWarningMsg, "This plugin does not support propagateSizeHints()"); // of the box
        QString said;
        QTimer::singleShot(0, &saver, [&said] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                said = box->text();
                box->accept();
            }
        });
        QVERIFY(!saver.write(u"/no/where/x.csv"_s, fixture.window->lessonPage()->mainFigure()->exhibit()));
        QCOMPARE(said, u"x.csv could not be written. There is no such folder."_s);
    }
};

QTEST_MAIN(TestSavePicture)
#include "tst_save_picture.moc"
