#pragma once

#include "app/content/chapter.h"
#include "app/content/state.h"
#include "app/playback/cursor.h"
#include "app/playback/player.h"
#include "engine/attention/trace.h"

#include <QObject>
#include <QString>

#include <optional>

namespace casefile::playback {

/// What a chapter page shows right now: chapter, cursor, state and the one trace that all views read.
/// Views take it const; the transport bar and the controls call its slots.
class LessonSession : public QObject
{
    Q_OBJECT

public:
    explicit LessonSession(QObject* parent = nullptr);

    void open(const content::Chapter& chapter, const QString& language);
    void openState(const content::Chapter& chapter, const content::State& state, const QString& language);

    const content::Chapter& chapter() const { return m_chapter; }
    const content::Step& step() const;
    Cursor cursor() const;
    const content::State& state() const { return m_state; }
    engine::TracePtr trace() const { return m_trace; }     ///< null until the first sentence could be computed
    engine::TracePtr previousTrace() const { return m_previous; } ///< before the last edit of the sentence; may be null
    QString problem() const { return m_problem; }          ///< why the typed sentence has no trace; empty if it has
    QString typedSentence() const { return m_typed; }      ///< kept even when it cannot be computed
    bool isComputing() const { return m_computing; }
    QString language() const { return m_language; }
    content::Focus focus() const;                          ///< resolved: indices within the trace, or -1
    bool isPinned() const { return m_pinned; }
    Player& player() { return m_player; }
    const Player& player() const { return m_player; }

    std::optional<int> prediction(const QString& stepId) const; ///< the option taken, if any
    bool isRevealed() const; ///< false while the present step asks for a prediction that was not made

public slots:
    void setLanguage(const QString& language); ///< an example sentence follows; a typed one stays
    void setSentence(const QString& sentence);
    void setModel(const QString& name, quint64 seed);
    void setHead(int head);
    void setMask(const casefile::engine::Mask& mask);
    void setScale(bool on);
    void setTemperature(double temperature);
    void setPosition(casefile::engine::PositionScheme position);
    void setDepth(casefile::content::Depth depth);
    void hover(int query, int key);            ///< preview; ignored while pinned
    void pin(int query, int key);
    void unpin();
    void predict(int option);
    void undo(); ///< of state changes by the learner
    void redo();

signals:
    void traceChanged();
    void stateChanged();
    void focusChanged();
    void stepChanged();
    void cursorChanged();
    void problemChanged();
    void predictionChanged();

private:
    struct Private;
    content::Chapter m_chapter;
    content::State m_state;
    engine::TracePtr m_trace;
    engine::TracePtr m_previous;
    QString m_problem;
    QString m_typed;
    QString m_language;
    bool m_computing = false;
    bool m_pinned = false;
    Player m_player;
};

} // namespace casefile::playback
