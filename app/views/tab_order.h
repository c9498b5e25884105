#pragma once

class QWidget;

namespace casefile::views {

/// From here on Tab goes through the parts of `root` as they stand on it, whenever they were made: knobs and
/// answers are made anew, and Qt puts what is new at the end of the window.
void orderTabs(QWidget* root);

} // namespace casefile::views
