// Questions that ask for a number, by keyboard.
#include "tests/views/quiz_fixture.h"

#include "app/content/localized.h"
#include "app/views/questions/diagnosis_card.h"

#include <QPushButton>
#include <QTest>

#include <cmath>

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

    void aNumberThatNoMistakeGivesShowsBeliefAndAttributesNothing()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        fixture.typeNumber(u"7"_s);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        QCOMPARE(fixture.quiz().phase(), QuizPhase::Wrong);
        const QString words = wordsIn(fixture.page()->findChild<views::DiagnosisCard*>());
        const auto* topic = fixture.library.misconception(content::topicOf(fixture.item().question));
        QVERIFY(topic);
        QVERIFY(!words.contains(u"Belief: "_s));
        QVERIFY(words.contains(u"common here: "_s + content::inLanguage(topic->belief, u"en"_s)));
        QVERIFY(!words.contains(content::inLanguage(topic->truth, u"en"_s)));
        QVERIFY(fixture.quiz().result().findings.isEmpty());
    }

    void aNumberThatAMistakeGivesShowsItsBelief()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-scale"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        const double unscaled =
            fixture.solution().expected * std::sqrt(double(fixture.quiz().trace()->heads[1].query.columns()));
        fixture.typeNumber(QString::number(unscaled, 'g', exactDigits));
        press(Qt::Key_2, Qt::ControlModifier);
        press(Qt::Key_Return);
        const auto* belief = fixture.library.misconception(u"M-SC-01"_s);
        QVERIFY(wordsIn(fixture.page()->findChild<views::DiagnosisCard*>())
                    .contains(content::inLanguage(belief->belief, u"en"_s)));
    }

    void theSolutionIsTheCalculationAndTheWrongNumberIsMarked()
    {
        QuizFixture fixture;
        fixture.goToQuestion(u"ov-parameter-count"_s);
        QTRY_VERIFY(fixture.quiz().trace());
        fixture.typeNumber(u"12345"_s);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return);
        fixture.quiz().giveUp();
        const auto& weights = fixture.quiz().trace()->weights();
        const QString sum = u"%1 + %1 + %2 + %2 = %3"_s.arg(weights.wq.values().size())
                                .arg(weights.wv.values().size())
                                .arg(fixture.solution().expected);
        QVERIFY2(fixture.wordsOnPage().contains(sum), qPrintable(fixture.wordsOnPage()));
        const auto signs = fixture.page()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(signs, [](const QLabel* label) {
            return label->isVisible() && label->accessibleName() == u"Not right"_s;
        }));
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
