// Questions that ask for a number, by keyboard.
#include "tests/views/quiz_fixture.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace casefile::test;
using namespace Qt::StringLiterals;
using playback::QuizPhase;

class TestQuizNumber : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void fullWidthDigitsAreANumber()
    {
        QuizFixture fixture(u"zh"_s);
        fixture.goToQuestion(u"ov-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        QString typed = QString::number(fixture.solution().expected);
        for (QChar& letter : typed)
            letter = QChar(letter.unicode() - u'0' + u'０');
        fixture.typeNumber(typed);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Right);
        QCOMPARE(fixture.item().first->given, typed);
    }

    void whatIsNoNumberIsAskedAgainOnce()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        fixture.typeNumber(u"many"_s);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        QVERIFY(fixture.item().isUnreadable);
        QVERIFY(fixture.item().isOpen());
        QCOMPARE(fixture.wordsOnPage().count(u"cannot be read as one number"_s), 1);
        QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    }

    void aTypedNumberStaysInTheOtherLanguage()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        fixture.typeNumber(u"81"_s);
        fixture.window->setLanguage(u"zh"_s);
        QCOMPARE(fixture.item().answer->typed, u"81"_s);
        QCOMPARE(fixture.page()->findChild<QLineEdit*>()->text(), u"81"_s);
    }
};

QTEST_MAIN(TestQuizNumber)
#include "tst_quiz_number.moc"
