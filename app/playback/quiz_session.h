#pragma once

#include "app/content/question.h"
#include "app/playback/prose_fields.h"
#include "app/playback/quiz_item.h"
#include "app/playback/quiz_result.h"
#include "app/playback/quiz_run.h"
#include "app/playback/shown_answer.h"
#include "app/playback/trace_source.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

namespace casefile::playback {

/// One run through the questions of a quiz: asks, judges against the trace on screen, counts hints and tries,
/// sums up. Knows neither widgets nor the store; time comes from the clock, chance from the seed. An event
/// that has no meaning in the present phase does nothing.
class QuizSession : public QObject
{
    Q_OBJECT

public:
    using Clock = std::function<QDateTime()>;

    explicit QuizSession(Clock clock, QObject* parent = nullptr);

    /// `ownSentence` is what questions about the learner's own sentence are asked of.
    void start(const content::Quiz& quiz, const QString& ownSentence, const QString& language, quint64 seed);

    /// Goes on where a run stood: `answers` are those that were given in it, oldest first.
    void resume(const content::Quiz& quiz, const QString& language, const QuizRun& run,
                const QList<content::AnswerRecord>& answers);
    QuizRun run() const; ///< where it stands now

    QuizPhase phase() const;
    QString chapter() const { return m_chapter; }
    QString language() const { return m_language; }
    int count() const { return int(m_items.size()); }
    int index() const { return m_index; } ///< of the present question; count() while the summary is shown
    int answeredCount() const;
    const QList<QuizItem>& items() const { return m_items; }
    const QuizItem* item() const; ///< the present question; nullptr when there is none
    const QuizItem* itemOf(const QString& questionId) const; ///< nullptr if it is not asked
    QuizResult result() const { return resultOf(m_items); }

    engine::TracePtr trace() const; ///< that the present question is about; null while there is none
    bool isComputing() const { return m_source.isComputing(); }
    QString problem() const { return toSentence(m_source.problem()); }
    content::Focus focus() const; ///< of the present question, within the trace

    QString prompt() const; ///< Markdown in the present language, fields filled from the trace
    QList<ShownOption> options() const;
    QList<ShownPart> parts() const;  ///< of a matching: each left side; of a cloze: each gap
    QList<ShownItem> order() const;  ///< of an ordering: as made so far; once solved, the right one
    QList<ShownItem> points() const; ///< of free words: what a good answer says, and what was ticked
    QString clozeText() const;       ///< Markdown, with what stands in each gap so far
    QString model() const;           ///< of free words: the model answer
    QString expected() const;        ///< of typed words and shapes: the right answer
    bool canUndo() const;            ///< a change of the open answer can be taken back
    QStringList hints() const;       ///< those taken so far, the first one first
    bool hasMoreHints() const;
    QString feedback() const; ///< what is said about the last judged answer, or the solution; empty before
    bool canSubmit() const;   ///< answer, certainty and trace are there

public slots:
    void setLanguage(const QString& language);
    void setOwnSentence(const QString& sentence);         ///< for the questions that were not judged yet
    void choose(const casefile::content::Answer& answer); ///< perhaps in part
    void undo();                                          ///< takes back the last change of an open answer
    void setCertainty(casefile::content::Certainty certainty);
    void submit();
    void takeHint();
    void tryAgain(); ///< an answer of several parts stays, to be mended
    void takeVariant(const casefile::content::Question& question); ///< the present question, drawn anew
    void giveUp(); ///< shows the solution; without an answer before, this is the answer
    void next();   ///< after the last question: the summary
    void previous();
    void goTo(int index);
    void finish();
    void review();             ///< from the summary to the first question
    void setOnScreen(bool on); ///< time in which nobody sees the question is not time spent on it

signals:
    void changed(); ///< anything that is shown, except the trace
    void traceChanged();
    void answered(const casefile::content::AnswerRecord& answer);
    void finished();

private:
    QuizItem* present();
    QuizItem itemFor(const content::Question& question, int variant) const;
    void begin(const content::Quiz& quiz, const QString& ownSentence, const QString& language, quint64 seed);
    void settleVerdict();
    void show(int index);
    void leave();
    qint64 visitMs() const;
    void requestTrace();
    void settleState(QuizItem& item);
    void followAnswer(QuizItem& item);
    QString unreadable() const;
    void judge(QuizItem& item, const content::Verdict& verdict);
    QString filled(const content::Localized& words, Markup markup) const;
    template <typename Task>
    QString whyRight(const Task& task) const;
    QString solution() const;

    Clock m_clock;
    QString m_chapter;
    QString m_language;
    QString m_ownSentence;
    quint64 m_seed = 0;
    QList<QuizItem> m_items;
    int m_index = 0;
    QDateTime m_shownSince; ///< start of the present visit to the present question
    bool m_isOnScreen = true;
    TraceSource m_source;
};

} // namespace casefile::playback
