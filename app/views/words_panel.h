#pragma once

#include "app/content/state.h"

#include <QWidget>

class QLabel;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

class Appearance;
class DepthTabs;
class ProseView;

/// The words of the present step in four depths; numbers in them are filled from the trace, links are
/// reported.
class WordsPanel : public QWidget
{
    Q_OBJECT

public:
    WordsPanel(const playback::LessonSession& session, const Appearance& appearance,
               QWidget* parent = nullptr);

    ProseView* prose() const { return m_prose; }

signals:
    void depthChosen(casefile::content::Depth depth);
    void linkChosen(const QUrl& link); ///< step:<id>, head:<n>, focus:<query>

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void followHead();
    bool isWaiting() const;

    const playback::LessonSession& m_session;
    DepthTabs* m_tabs;
    QLabel* m_head; ///< whose numbers the words give while all are drawn; that the words wait
    ProseView* m_prose;
};

} // namespace casefile::views
