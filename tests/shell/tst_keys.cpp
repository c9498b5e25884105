// Keys: what a key does is in the table, and what the table lists does something.
#include "tests/views/window_fixture.h"

#include "app/shell/interview_pages.h"
#include "app/shell/key_table.h"
#include "app/shell/shortcut_dialog.h"
#include "app/views/copied_numbers.h"
#include "app/views/figure_card.h"
#include "app/views/map_zoom.h"
#include "app/views/pages/interview_page.h"
#include "app/views/pages/lesson_page.h"
#include "app/views/pages/mock_page.h"
#include "app/views/pages/quiz_page.h"
#include "app/views/pages/review_page.h"
#include "app/views/scene_host.h"
#include "app/views/scene_interaction.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace casefile;
using namespace Qt::StringLiterals;
using shell::KeyPlace;
using shell::KeyRow;

namespace {

constexpr quint64 someSeed = 7;

/// Every key that a page could have a use for, alone and with Ctrl.
QList<QKeyCombination> allKeys()
{
    QList<QKeyCombination> keys;
    const auto add = [&](int first, int last) {
        for (int key = first; key <= last; ++key)
            keys << QKeyCombination(Qt::Key(key)) << (Qt::CTRL | Qt::Key(key));
    };
    add(Qt::Key_Space, Qt::Key_Space);
    add(Qt::Key_Plus, Qt::Key_Minus);
    add(Qt::Key_0, Qt::Key_9);
    add(Qt::Key_A, Qt::Key_Z);
    add(Qt::Key_Escape, Qt::Key_Delete); // with Tab, Backspace, Return, Enter
    add(Qt::Key_Home, Qt::Key_PageDown); // with the arrows
    add(Qt::Key_F1, Qt::Key_F12);
    return keys;
}

/// The two keys of that name count as one.
QKeySequence sequenceOf(QKeyCombination keys)
{
    return keys.key() == Qt::Key_Enter
               ? QKeySequence(QKeyCombination(keys.keyboardModifiers(), Qt::Key_Return))
               : QKeySequence(keys);
}

QList<QKeySequence> listed(KeyPlace place)
{
    QList<QKeySequence> keys;
    for (const KeyRow& row : shell::keyTable()) {
        if (row.place == place)
            keys += row.keys;
    }
    return keys;
}

/// The keys that are taken when each is pressed at the moment that `begin` makes.
QList<QKeySequence> taken(const std::function<void()>& begin, const std::function<bool(QKeyEvent*)>& handle)
{
    QList<QKeySequence> keys;
    for (const QKeyCombination key : allKeys()) {
        begin();
        QKeyEvent event(QEvent::KeyPress, key.key(), key.keyboardModifiers());
        if (handle(&event))
            keys.append(sequenceOf(key));
    }
    return keys;
}

void compare(KeyPlace place, const QList<QKeySequence>& takenKeys)
{
    for (const QKeySequence& keys : takenKeys) {
        const QKeySequence alone(keys[0].key()); // with Ctrl it may do the same
        QVERIFY2(listed(place).contains(keys) || listed(place).contains(alone),
                 qPrintable(u"not listed: "_s + keys.toString()));
    }
    for (const KeyRow& row : shell::keyTable()) {
        if (row.place != place)
            continue;
        const auto isTaken = [&](const QKeySequence& keys) { return takenKeys.contains(keys); };
        QVERIFY2(std::ranges::any_of(row.keys, isTaken), row.words);
    }
}

} // namespace

class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void keysOfALessonAreThoseThatAreListed()
    {
        test::WindowFixture fixture;
        const auto begin = [&] {
            fixture.open(u"one-asks"_s, 0.0); // asks for a prediction
            fixture.window->session().pin(1, 1);
            fixture.window->lessonPage()->offerQuiz(true);
        };
        compare(KeyPlace::Lesson, taken(begin, [&](QKeyEvent* event) {
                    return fixture.window->lessonPage()->handleKey(event);
                }));
    }

    void keysOfAQuizAreThoseThatAreListed()
    {
        test::WindowFixture fixture;
        const auto begin = [&] {
            fixture.window->showQuiz(u"overview"_s, someSeed);
            playback::QuizSession& quiz = fixture.window->quizSession();
            while (!std::holds_alternative<content::ChoiceTask>(quiz.item()->question.task))
                quiz.next();
        };
        compare(KeyPlace::Quiz,
                taken(begin, [&](QKeyEvent* event) { return fixture.window->quizPage()->handleKey(event); }));
    }

    void keysOfAReviewAreThoseThatAreListed()
    {
        test::WindowFixture fixture;
        const auto question =
            std::ranges::find_if(fixture.library.quiz(u"overview"_s)->questions, [](const auto& asked) {
                return std::holds_alternative<content::ChoiceTask>(asked.task);
            });
        learner::ReviewRound& round = fixture.window->reviewDesk().round();
        QVERIFY(fixture.window->reviewDesk().deck().add({{question->id, u"overview"_s}}));
        QList<QKeySequence> keys;
        for (const bool revealed : {false, true}) {
            const auto begin = [&] {
                fixture.window->showReview();
                round.ask({question->id});
                if (revealed)
                    fixture.window->reviewDesk().session().giveUp();
            };
            keys += taken(begin,
                          [&](QKeyEvent* event) { return fixture.window->reviewPage()->handleKey(event); });
        }
        compare(KeyPlace::Review, keys);
    }

    void keysOfAnInterviewAreThoseThatAreListed()
    {
        test::WindowFixture fixture;
        shell::InterviewPages& interviews = fixture.window->interviews();
        const auto handle = [&](QKeyEvent* event) { return interviews.handleKey(event); };
        QList<QKeySequence> keys;
        for (const bool isCompared : {false, true}) {
            const auto begin = [&] {
                fixture.window->showInterview();
                interviews.practice().again();
                if (isCompared)
                    interviews.practice().reveal();
            };
            keys += taken(begin, handle);
        }
        const auto beginMock = [&] {
            fixture.window->showMockInterview();
            interviews.begin({}, someSeed);
        };
        compare(KeyPlace::Interview, keys + taken(beginMock, handle));
    }

    void keysOfAPictureAreThoseThatAreListed()
    {
        test::WindowFixture fixture;
        fixture.open(u"whole-map"_s);
        views::SceneHost* host = fixture.window->lessonPage()->mainFigure()->host();
        views::SceneInteraction& picture = host->interaction();
        picture.walkTo(0);
        QWidget chart;
        views::MapZoom large([] { return QPoint(); }, &chart);
        large.setMap(512, 512);
        const auto copies = [&](const QKeyEvent& event) {
            return views::copyNumbers(event, picture, host->scene(), fixture.window->session().trace());
        };
        compare(KeyPlace::Picture, taken([] {},
                                         [&](QKeyEvent* event) {
                                             const bool isPlain = event->modifiers() == Qt::NoModifier;
                                             return isPlain ? picture.wantsKey(event->key(), true) ||
                                                                  large.wantsKey(event->key())
                                                            : copies(*event);
                                         }));
    }

    void shortcutsAreThoseThatAreListed()
    {
        test::WindowFixture fixture;
        QList<QKeySequence> shortcuts;
        for (const QAction* action : fixture.window->actions())
            shortcuts += action->shortcuts();
        for (const QKeySequence& keys : shortcuts)
            QVERIFY2(listed(KeyPlace::Window).contains(keys), qPrintable(keys.toString()));
        for (const KeyRow& row : shell::keyTable()) {
            for (const QKeySequence& keys : row.keys)
                QVERIFY2(!row.action || shortcuts.count(keys) == 1, qPrintable(keys.toString()));
        }
    }

    void aShortcutDoesWhatIsListed()
    {
        test::WindowFixture fixture;
        const auto press = [&](const QKeySequence& keys) {
            for (QAction* action : fixture.window->actions()) {
                if (action->shortcuts().contains(keys))
                    action->trigger();
            }
        };
        const double before = fixture.window->appearance().textScale();
        press(QKeySequence(u"Ctrl+="_s));
        QVERIFY(fixture.window->appearance().textScale() > before);
        press(QKeySequence(u"Ctrl+0"_s));
        QCOMPARE(fixture.window->appearance().textScale(), 1.0);
        press(QKeySequence(u"Ctrl+L"_s));
        QCOMPARE(fixture.window->language(), u"zh"_s);
        press(QKeySequence(u"Ctrl+D"_s));
        QCOMPARE(fixture.window->appearance().theme(), figures::Theme::Dark);
    }

    void theListOfKeysIsInTheListAndOpensAtTwoKeys()
    {
        const auto row = std::ranges::find(shell::keyTable(), shell::WindowAction::ShowKeys, &KeyRow::action);
        QVERIFY(row != shell::keyTable().end());
        for (const Qt::Key key : {Qt::Key_F1, Qt::Key_Question}) {
            QVERIFY(row->keys.contains(QKeySequence(key)));
            test::WindowFixture fixture;
            fixture.window->show();
            QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
            QTest::keyClick(fixture.window.get(), key);
            QVERIFY(fixture.window->findChild<shell::ShortcutDialog*>());
        }
    }

    /// On a small screen the sections stand below one another; nothing is cut at the right.
    void theListFitsTheScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("zh") << u"zh"_s;
        QTest::newRow("en") << u"en"_s;
    }

    void theListFitsTheScreen()
    {
        QFETCH(QString, language);
        test::WindowFixture fixture(language);
        fixture.window->showShortcuts();
        QCoreApplication::processEvents();
        const auto* dialog = fixture.window->findChild<shell::ShortcutDialog*>();
        const auto* area = dialog->findChild<QScrollArea*>();
        QVERIFY(area->widget()->width() <= area->viewport()->width());
    }

    void theListShowsEveryRow()
    {
        test::WindowFixture fixture;
        const shell::ShortcutDialog dialog(fixture.window.get());
        QStringList words;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            words.append(label->text());
        for (const KeyRow& row : shell::keyTable()) {
            QVERIFY2(words.contains(shell::keyNames(row.keys)), qPrintable(shell::keyNames(row.keys)));
            QVERIFY2(words.contains(shell::keyWords(row)), row.words);
        }
        QVERIFY(words.contains(u"1 … 9"_s));
        QVERIFY(words.contains(u"Ctrl+1 … Ctrl+3"_s));
    }
};

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
