#pragma once

#include <QHash>
#include <QListWidget>
#include <QStringList>

namespace casefile::content {
struct Library;
}

namespace casefile::views {

class Appearance;

/// The course at the left: chapters with a ring of progress, the steps of the open chapter, practice;
/// chapters that are announced but not written yet are greyed and say so.
class Outline : public QListWidget
{
    Q_OBJECT

public:
    Outline(const content::Library& library, const Appearance& appearance, QWidget* parent = nullptr);

    void setLanguage(const QString& language);
    void setPosition(const QString& chapterId, const QString& stepId);
    void setDue(int cards); ///< to be reviewed today
    void setStepsSeen(const QString& chapterId, const QStringList& stepIds);

    QSize sizeHint() const override { return {232, 400}; }
    QSize minimumSizeHint() const override { return {150, 120}; }

signals:
    void stepChosen(const QString& chapterId, const QString& stepId); ///< empty step: the first
    void quizChosen(const QString& chapterId);
    void reviewChosen();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override; ///< titles wrap anew at another width

private:
    void rebuild();
    void followHere();
    void addSection(const QString& title);
    void addChapter(int number, const QString& id);
    void addSteps(const QString& chapterId);
    void addQuizzes();
    void addReview();
    void choose(QListWidgetItem* item);
    double progressOf(const QString& chapterId) const;

    const content::Library& m_library;
    QString m_language;
    QString m_chapter;
    QString m_step;
    QHash<QString, QStringList> m_seen;
    int m_due = 0;
};

} // namespace casefile::views
