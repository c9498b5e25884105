#pragma once

#include <QDialog>

namespace casefile::shell {

/// F1: every key that does something, and what it does.
class ShortcutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutDialog(QWidget* parent);
};

} // namespace casefile::shell
