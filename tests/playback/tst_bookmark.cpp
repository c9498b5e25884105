#include "tests/playback/lessons.h"

#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::playback;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

/// A lesson that is left for a visit is taken up as it was.
class TestBookmark : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void placeSettingsPredictionsAndHistoryComeBack()
    {
        const auto session = opened();
        session->player().seekStep(1, 0.4);
        session->predict(0);
        session->setSentence(u"我的猫"_s);
        session->setTemperature(3.0);
        session->pin(1, 0);
        session->setDepth(content::Depth::Formula);
        const content::State before = session->state();
        const Cursor cursor = session->cursor();
        const LessonSession::Bookmark bookmark = session->bookmark();

        content::State visited;
        visited.step = u"changes"_s;
        visited.sentence = u"狗跑"_s;
        session->openState(lesson(), visited, u"zh"_s);
        session->setTemperature(0.2);
        session->goBackTo(bookmark);

        QCOMPARE(session->state(), before);
        QCOMPARE(session->cursor(), cursor);
        QVERIFY(session->isRevealed());
        QVERIFY(session->isPinned());
        session->undo();
        QCOMPARE(session->state().temperature, 1.0);
        session->undo();
        QCOMPARE(session->state().sentence, u"猫看见狗就跑"_s);
        QCOMPARE(session->prediction(u"asks"_s), std::optional(0));
        QVERIFY(!session->canUndo());
    }

    void whatWasSetInFreePlayIsStillThere()
    {
        const auto session = opened();
        session->player().seekStep(3);
        session->setHead(2);
        session->player().seekStep(0);
        const LessonSession::Bookmark bookmark = session->bookmark();
        session->open(lesson(), u"zh"_s);
        session->goBackTo(bookmark);
        session->player().seekStep(3);
        QCOMPARE(session->state().head, 2);
    }

    void aLanguageChosenDuringTheVisitIsThatOfTheLesson()
    {
        const auto session = opened();
        const LessonSession::Bookmark bookmark = session->bookmark();
        session->setLanguage(u"en"_s);
        session->goBackTo(bookmark);
        QCOMPARE(session->language(), u"en"_s);
        QCOMPARE(session->state().sentence, u"Cats see dogs and run"_s);
    }
};

QTEST_GUILESS_MAIN(TestBookmark)
#include "tst_bookmark.moc"
