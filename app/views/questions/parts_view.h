#pragma once

#include "app/playback/shown_answer.h"
#include "app/views/questions/judged_view.h"

#include <QList>

class QLabel;
class QGridLayout;
class QLineEdit;

namespace casefile::views {

class PickBox;
class ProseView;

/// A row for each left side of a matching, or for each gap of a text: its name, and what belongs to it,
/// picked from a box or typed; after the verdict a sign and why.
class PartsView : public JudgedView
{
    Q_OBJECT

public:
    PartsView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent);

    void follow() override;
    void takeFocus() override;
    QString keys() const override;

private:
    struct Row
    {
        QLabel* label;
        PickBox* box; ///< null where words are typed
        QLineEdit* field;
        QLabel* sign;
        QLabel* note;
    };

    void addRow(const playback::ShownPart& part);
    void fill(const Row& row, const playback::ShownPart& part);
    void put(int index, const QString& given);
    QWidget* editorOf(const Row& row) const;

    ProseView* m_text; ///< of a cloze
    QGridLayout* m_grid;
    QList<Row> m_rows;
};

} // namespace casefile::views
