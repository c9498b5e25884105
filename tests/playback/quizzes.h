#pragma once

#include "app/playback/quiz_session.h"

namespace casefile::tests {

using namespace Qt::StringLiterals;

inline content::Localized words(const QString& english)
{
    return {{u"en"_s, english}, {u"zh"_s, english + u" (zh)"_s}};
}

inline content::Question question(const QString& id, const content::Task& task)
{
    content::Question question;
    question.id = id;
    question.version = 3;
    question.prompt = words(u"{{n}} tokens in “{{sentence}}”"_s);
    question.hints = {words(u"nudge"_s), words(u"narrow {{n}}"_s)};
    question.repairChapter = u"overview"_s;
    question.repairStep = u"weights"_s;
    question.task = task;
    return question;
}

inline content::Question choice()
{
    content::ChoiceTask task;
    task.options = {{u"a"_s, words(u"A"_s), words(u"yes, {{n}}"_s), true, {}},
                    {u"b"_s, words(u"B"_s), words(u"no"_s), false, u"M-1"_s},
                    {u"c"_s, words(u"C"_s), words(u"no"_s), false, u"M-2"_s},
                    {u"d"_s, words(u"D"_s), words(u"no"_s), false, u"M-3"_s}};
    return question(u"q-choice"_s, task);
}

inline content::Question number()
{
    content::NumberTask task;
    task.quantity = u"score-count"_s;
    task.feedbackRight = words(u"right"_s);
    task.feedbackWrong = words(u"wrong"_s);
    task.misconception = u"M-4"_s;
    return question(u"q-number"_s, task);
}

inline content::Question cell()
{
    content::CellTask task;
    task.cell.row = u"last"_s;
    task.cell.column = u"first"_s;
    task.feedbackRight = words(u"right"_s);
    task.feedbackTransposed = words(u"transposed"_s);
    task.feedbackWrong = words(u"wrong"_s);
    task.misconceptionTransposed = u"M-5"_s;
    task.misconception = u"M-6"_s;
    content::Question asked = question(u"q-cell"_s, task);
    asked.sentence = {{u"en"_s, u"Cats see dogs"_s}, {u"zh"_s, u"猫看见狗跑"_s}};
    return asked;
}

inline content::Answer option(const QString& id)
{
    return {.optionId = id, .typed = {}, .row = -1, .column = -1};
}

inline content::Answer typed(const QString& text)
{
    return {.optionId = {}, .typed = text, .row = -1, .column = -1};
}

inline content::Answer clicked(int row, int column)
{
    return {.optionId = {}, .typed = {}, .row = row, .column = column};
}

/// A quiz of three kinds of question about 猫看见狗 (three tokens), with a clock that is set by hand.
struct Running
{
    QDateTime now = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC);
    playback::QuizSession session{[this] { return now; }};
    QList<content::AnswerRecord> answers;

    explicit Running(const QList<content::Question>& questions = {choice(), number(), cell()},
                     quint64 seed = 1)
    {
        QObject::connect(&session, &playback::QuizSession::answered, &session,
                         [this](const content::AnswerRecord& answer) { answers.append(answer); });
        content::Quiz quiz;
        quiz.chapter = u"overview"_s;
        quiz.questions = questions;
        session.start(quiz, u"猫看见狗"_s, u"en"_s, seed);
    }

    void give(const content::Answer& answer, content::Certainty certainty = content::Certainty::Think)
    {
        session.choose(answer);
        session.setCertainty(certainty);
        session.submit();
    }
};

} // namespace casefile::tests
