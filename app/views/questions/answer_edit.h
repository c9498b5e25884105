#pragma once

#include "app/views/key_keeper.h"

#include <QPlainTextEdit>

namespace casefile::views {

/// Some sentences to be typed: Return begins a line, Tab leaves, keys with Ctrl that mean nothing here are
/// the page's.
class AnswerEdit : public QPlainTextEdit, public KeyKeeper
{
    Q_OBJECT

public:
    explicit AnswerEdit(QWidget* parent);

    bool wantsKey(const QKeyEvent& event) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace casefile::views
