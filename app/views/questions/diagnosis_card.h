#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace casefile::content {
struct Library;
}
namespace casefile::playback {
struct QuizItem;
}

namespace casefile::views {

class Appearance;

/// What a wrong answer says: the belief behind it, or the one that is common there, what is true, and the one
/// step that repairs it.
class DiagnosisCard : public QFrame
{
    Q_OBJECT

public:
    DiagnosisCard(const content::Library& library, const Appearance& appearance, QWidget* parent);

    /// Shows the item's first wrong answer; hides itself when there is nothing to say.
    void setItem(const playback::QuizItem* item, const QString& language);

signals:
    void repairChosen();

private:
    void setBelief(const playback::QuizItem& item, const QString& language);

    const content::Library& m_library;
    QLabel* m_kind;
    QLabel* m_belief;
    QLabel* m_truth;
    QLabel* m_step;
    QPushButton* m_go;
};

} // namespace casefile::views
