#pragma once

#include "app/content/questions/cloze.h"
#include "app/content/questions/mask.h"
#include "app/playback/quiz_session.h"
#include "app/views/questions/order_list.h"
#include "app/views/questions/pick_box.h"
#include "tests/views/keys.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSlider>
#include <QTableWidget>

#include <algorithm>

namespace casefile::test {

using namespace Qt::StringLiterals;

/// Answers the present question right, whatever its kind, by the keyboard alone: up to the answer, without
/// how sure and without the check.
class QuizSolver
{
public:
    explicit QuizSolver(playback::QuizSession& session)
        : m_session(session)
    {}

    void operator()(const content::ChoiceTask& task) const
    {
        const QList<playback::ShownOption> options = m_session.options();
        for (qsizetype i = 0; i < options.size(); ++i)
            if (options[i].right)
                press(digit(i + 1));
        QVERIFY(task.isSeveral || m_session.item()->answer);
    }
    void operator()(const content::NumberTask&) const
    {
        type(QString::number(solution().expected, 'g', exactDigits));
    }
    void operator()(const content::TextTask&) const
    {
        type(content::inLanguage(solution().expectedWords, m_session.language()));
    }
    void operator()(const content::ShapeTask&) const { type(solution().expectedText); }
    void operator()(const content::CellTask&) const
    {
        const content::Verdict expected = solution();
        press(Qt::Key_Return); // begins the walk at the first cell
        press(Qt::Key_Home);
        for (int i = 0; i < expected.expectedRow; ++i)
            press(Qt::Key_Down);
        for (int i = 0; i < expected.expectedColumn; ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Return);
    }
    void operator()(const content::MatchingTask& task) const
    {
        for (qsizetype i = 0; i < task.pairs.size(); ++i)
            fill(i, task.pairs[i].id);
    }
    void operator()(const content::ClozeTask& task) const
    {
        for (qsizetype i = 0; i < task.gaps.size(); ++i) {
            const auto right = std::ranges::find(task.gaps[i].options, true, &content::Option::right);
            if (right == task.gaps[i].options.end())
                fill(i, content::inLanguage(content::solutionOf(task.gaps[i]), m_session.language()));
            else
                fill(i, right->id);
        }
    }
    void operator()(const content::OrderingTask& task) const
    {
        auto* list = qobject_cast<views::OrderList*>(QApplication::focusWidget());
        QVERIFY2(list, "the list has the keyboard");
        for (qsizetype place = 0; place < task.items.size(); ++place) {
            press(Qt::Key_Home);
            int row = 0;
            while (list->item(row)->data(Qt::UserRole).toString() != task.items[place].id) {
                press(Qt::Key_Down);
                ++row;
            }
            for (; row > place; --row)
                press(Qt::Key_Up, Qt::ControlModifier);
        }
    }
    void operator()(const content::MaskTask& task) const
    {
        const auto* grid = qobject_cast<QTableWidget*>(QApplication::focusWidget());
        QVERIFY2(grid, "the grid has the keyboard");
        const QStringList rows = content::rightRows(task, *m_session.trace());
        for (int row = 0; row < rows.size(); ++row) {
            press(Qt::Key_Home);
            for (int column = 0; column < rows[row].size(); ++column) {
                QCOMPARE(grid->currentRow(), row);
                QCOMPARE(grid->currentColumn(), column);
                if (rows[row][column] == u'0')
                    press(Qt::Key_Space);
                press(Qt::Key_Right);
            }
            press(Qt::Key_Down);
        }
    }
    void operator()(const content::SliderTask& task) const
    {
        const bool isLower = solution().expected < task.start;
        const int steps = qRound(qAbs(solution().expected - task.start) / task.step);
        for (int i = 0; i < steps; ++i)
            press(isLower ? Qt::Key_Left : Qt::Key_Right);
    }
    void operator()(const content::FreeTextTask& task) const
    {
        QVERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), u"because 1 2"_s);
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_session.item()->isRating);
        for (qsizetype i = 0; i < task.points.size(); ++i)
            press(digit(i + 1));
    }

    static void type(const QString& text)
    {
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY2(field, "the field has the keyboard");
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, field, Qt::Key_unknown, QString(letter), Qt::NoModifier, -1);
        QCOMPARE(field->text(), text);
    }

private:
    static constexpr int exactDigits = 12;

    content::Verdict solution() const
    {
        return content::grade(m_session.item()->question, {}, *m_session.trace());
    }

    /// Picks or types what belongs to a part, and goes on by Tab.
    void fill(qsizetype part, const QString& given) const
    {
        const QList<playback::ShownChoice> choices = m_session.parts()[part].choices;
        if (choices.isEmpty()) {
            type(given);
        } else {
            const auto* box = qobject_cast<views::PickBox*>(QApplication::focusWidget());
            QVERIFY2(box, "the box has the keyboard");
            const auto wanted =
                std::ranges::find(choices, given, &playback::ShownChoice::id) - choices.begin();
            while (box->currentIndex() != wanted)
                press(Qt::Key_Down);
        }
        press(Qt::Key_Tab);
    }

    playback::QuizSession& m_session;
};

} // namespace casefile::test
