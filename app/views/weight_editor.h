#pragma once

#include "engine/attention/trace.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace casefile::playback {
class LessonSession;
}

namespace casefile::views {

/// Sets one entry of a weight matrix of the head on screen by hand: row, column and number, and a way to put
/// back what the model has. A cell that is clicked in the picture is picked here.
class WeightEditor : public QWidget
{
    Q_OBJECT

public:
    explicit WeightEditor(playback::LessonSession& session, QWidget* parent = nullptr);

    void setTensor(std::optional<engine::TensorId> tensor); ///< none: nothing can be edited here
    std::optional<engine::TensorId> tensor() const { return m_tensor; }
    void pick(const engine::CellRef& cell); ///< ignored unless it is of this matrix
    std::optional<engine::CellRef> cell() const;
    void turn(int steps); ///< the picked entry, by steps of the field

signals:
    void pickedChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void follow();
    void fillNames();
    void setEntry(double value);
    void putBack();
    void retranslate();

    playback::LessonSession& m_session;
    std::optional<engine::TensorId> m_tensor;
    QLabel* m_label;
    QComboBox* m_row;
    QComboBox* m_column;
    QDoubleSpinBox* m_value;
    QPushButton* m_back;
    QPushButton* m_allBack;
};

} // namespace casefile::views
