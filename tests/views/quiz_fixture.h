#pragma once

#include "tests/views/quiz_solver.h"
#include "tests/views/window_fixture.h"

#include "app/views/pages/quiz_page.h"
#include "app/views/scene_host.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

namespace casefile::test {

using namespace Qt::StringLiterals;

inline constexpr quint64 someSeed = 7;
inline constexpr int exactDigits = 12;

/// All words that a widget shows, for looking something up in them.
inline QString wordsIn(const QWidget* widget)
{
    QStringList words;
    for (const QLabel* label : widget->findChildren<QLabel*>())
        if (label->isVisibleTo(widget))
            words << label->text();
    for (const QTextBrowser* prose : widget->findChildren<QTextBrowser*>())
        if (prose->isVisibleTo(widget))
            words << prose->toPlainText();
    return words.join(u'\n');
}

/// The window with a quiz on it, and what a learner does with the keyboard.
struct QuizFixture : WindowFixture
{
    explicit QuizFixture(const QString& language = u"en"_s)
        : WindowFixture(language)
    {
        window->resize(1280, 800);
        window->show();
        [this] { QVERIFY(QTest::qWaitForWindowActive(window.get())); }();
        window->showQuiz(u"overview"_s, someSeed);
    }

    playback::QuizSession& quiz() { return window->quizSession(); }
    views::QuizPage* page() { return window->quizPage(); }
    const playback::QuizItem& item() { return *quiz().item(); }
    QString wordsOnPage() { return wordsIn(page()); }

    /// Goes on to the first question, from here, with that kind of task.
    template <typename Task>
    void goToKind()
    {
        while (!std::holds_alternative<Task>(item().question.task))
            quiz().next();
    }

    void goToQuestion(const QString& id)
    {
        while (item().question.id != id)
            quiz().next();
    }

    content::Verdict solution() { return content::grade(item().question, {}, *quiz().trace()); }

    /// Chooses an option by its digit: the right one, or the first wrong one.
    void chooseOption(bool right)
    {
        const QList<playback::ShownOption> options = quiz().options();
        const auto option = std::ranges::find_if(
            options, [&](const playback::ShownOption& shown) { return shown.right == right; });
        press(digit(option - options.begin() + 1));
    }

    /// The present choice, answered wrong with that certainty, up to the verdict.
    void chooseWrong(Qt::Key certainty)
    {
        chooseOption(false);
        press(certainty, Qt::ControlModifier);
        press(Qt::Key_Space);
        QCOMPARE(quiz().phase(), playback::QuizPhase::Wrong);
    }

    void typeNumber(const QString& text) { QuizSolver::type(text); }

    bool isMapLaidOut() const
    {
        const auto* map = dynamic_cast<views::SceneHost*>(QApplication::focusWidget());
        return map && !map->scene().items.isEmpty();
    }

    void walkToCell(int row, int column)
    {
        const auto* map = dynamic_cast<views::SceneHost*>(QApplication::focusWidget());
        QVERIFY2(map, "the map of cells has the keyboard");
        QTRY_VERIFY(!map->scene().items.isEmpty()); // laid out
        press(Qt::Key_Return);                      // begins the walk at the first cell
        press(Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            press(Qt::Key_Down);
        for (int i = 0; i < column; ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Return);
    }

    /// The present question, answered right with certainty 2, up to the verdict.
    void answerRight()
    {
        QTRY_VERIFY(quiz().trace());
        const content::Task task = item().question.task;
        QTRY_VERIFY(!std::holds_alternative<content::CellTask>(task) || isMapLaidOut());
        std::visit(QuizSolver(quiz()), task);
        const bool isCell = std::holds_alternative<content::CellTask>(task); // there Return chooses
        press(Qt::Key_2, Qt::ControlModifier);
        press(isCell ? Qt::Key_Space : Qt::Key_Return);
    }
};

/// The same test in both languages.
inline void addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("zh") << u"zh"_s;
    QTest::newRow("en") << u"en"_s;
}

} // namespace casefile::test
