#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace casefile::content {
struct Library;
}
namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// Where a chapter ends: the ways on, to its questions and to the chapter after it. Hidden before.
class ChapterEnd : public QWidget
{
    Q_OBJECT

public:
    ChapterEnd(const content::Library& library, const playback::LessonSession& session,
               QWidget* parent = nullptr);

    void takeFocus(); ///< to the first way on

signals:
    void chapterChosen(const QString& chapterId);
    void quizChosen(const QString& chapterId);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();

    const content::Library& m_library;
    const playback::LessonSession& m_session;
    QLabel* m_words;
    QPushButton* m_quiz;
    QPushButton* m_next;
    QString m_nextChapter; ///< empty: this is the last that is written
};

} // namespace casefile::views
