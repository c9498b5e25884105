#pragma once

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace casefile::content {
struct InterviewQuestion;
}

namespace casefile::views {

/// What an interviewer asks next about the points that were missed, each with its short answer on demand;
/// all of them when nothing was missed.
class FollowUpList : public QWidget
{
    Q_OBJECT

public:
    explicit FollowUpList(QWidget* parent = nullptr);

    void follow(const content::InterviewQuestion& question, const QStringList& missed,
                const QString& language);

private:
    void addLine(const QString& words, const char* look);
    void addFollowUp(const QString& question, const QString& answer);
    void clear();

    QVBoxLayout* m_column;
    QString m_shown; ///< question, language and points that it was made for
};

} // namespace casefile::views
