#include "app/shell/commands/studio.h"
#include "app/shell/commands/tour_shots.h"

#include "app/views/exchange/export_dialog.h"

namespace casefile::shell {

using namespace Qt::StringLiterals;

void addExportShots(QList<TourShot>& shots)
{
    const auto open = [](Studio& studio, const QString& format) {
        settle(); // the last one is gone
        studio.window().showStart();
        studio.window().exportQuestions();
        auto* dialog = studio.window().findChild<views::ExportDialog*>();
        dialog->choose(format);
        return dialog;
    };
    shots << TourShot{u"export-questions"_s, [open](Studio& studio) { open(studio, u"pack"_s); }};
    shots << TourShot{u"export-questions-written"_s, [open](Studio& studio) {
                          views::ExportDialog* dialog = open(studio, u"gift"_s);
                          dialog->setFile(studio.file(u"casefile"_s));
                          dialog->run();
                      }};
    shots << TourShot{u"export-questions-not-written"_s, [open](Studio& studio) {
                          views::ExportDialog* dialog = open(studio, u"anki"_s);
                          dialog->setFile(studio.file(u"no-such-folder/casefile"_s));
                          dialog->run();
                      }};
}

} // namespace casefile::shell
