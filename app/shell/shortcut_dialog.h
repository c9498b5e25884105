#pragma once

#include <QDialog>

class QVBoxLayout;

namespace casefile::shell {

enum class KeyPlace;

/// F1: the table of keys, a section for each place, in two columns where there is room.
class ShortcutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutDialog(QWidget* parent);

private:
    void addSection(QVBoxLayout* column, KeyPlace place);
};

} // namespace casefile::shell
