#pragma once

#include "tests/views/quiz_fixture.h"

#include "app/shell/interview_pages.h"
#include "app/views/interview/answer_box.h"
#include "app/views/pages/interview_page.h"
#include "app/views/pages/mock_page.h"

namespace casefile::test {

/// The window with interview questions on it, and what a learner does there.
struct InterviewFixture : WindowFixture
{
    explicit InterviewFixture(const QString& language = u"en"_s)
        : WindowFixture(language)
    {
        begin();
    }

    void begin()
    {
        window->show();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        window->showInterview();
    }

    learner::InterviewPractice& practice() { return window->interviews().practice(); }
    learner::MockInterview& mock() { return window->interviews().mock(); }
    views::InterviewPage* page() { return window->interviews().practicePage(); }
    views::MockPage* mockPage() { return window->interviews().mockPage(); }

    void typeWords(const QString& words)
    {
        QVERIFY(qobject_cast<views::AnswerBox*>(QApplication::focusWidget()));
        for (const QChar letter : words)
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown, QString(letter),
                                Qt::NoModifier, -1);
    }

    void beginMock()
    {
        window->showMockInterview();
        learner::MockSettings settings;
        settings.language = window->language();
        settings.followUps = true;
        window->interviews().begin(settings, someSeed);
    }
};

} // namespace casefile::test
