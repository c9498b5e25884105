#include "app/views/editor/notes_list.h"

#include "app/views/editor/field_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::views {

NotesList::NotesList(QWidget* parent)
    : QListWidget(parent)
{
    setWordWrap(true);
    setAccessibleName(tr("Faults and advice"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto choose = [this](const QListWidgetItem* item) {
        emit placeChosen(item->data(Qt::UserRole).toString());
    };
    connect(this, &QListWidget::itemActivated, this, choose);
    connect(this, &QListWidget::itemClicked, this, choose);
}

void NotesList::setNotes(const QList<content::LintNote>& notes, const content::Faults& faults)
{
    clear();
    m_faultCount = 0;
    const auto isSaid = [&](const content::Fault& fault) {
        return std::ranges::any_of(notes, [&](const content::LintNote& note) {
            const bool isWhole = fault.path == "top level"_L1; // a key is missing: the note says which
            return note.isFault() && (isWhole || note.place() == fault.path ||
                                      fault.path.startsWith(note.path) || note.path.startsWith(fault.path));
        });
    };
    for (const content::LintNote& note : notes) {
        if (note.isFault())
            add(u"%1: %2"_s.arg(placeWords(note), lintSentence(note)), note.place(), true);
    }
    for (const content::Fault& fault : faults) {
        if (!isSaid(fault))
            add(tr("%1: not as it must be (%2)", "place, message")
                    .arg(placeWords({content::LintKind::Missing, fault.path, {}, {}}), fault.message),
                fault.path, true);
    }
    for (const content::LintNote& note : notes) {
        if (!note.isFault())
            add(u"%1: %2"_s.arg(placeWords(note), lintSentence(note)), note.place(), false);
    }
    if (count() > 0)
        setCurrentRow(0);
}

void NotesList::add(const QString& words, const QString& place, bool isFault)
{
    auto* item = new QListWidgetItem(isFault ? tr("Fault: %1").arg(words) : words, this);
    item->setData(Qt::UserRole, place);
    if (isFault) {
        QFont font = item->font();
        font.setBold(true);
        item->setFont(font);
        ++m_faultCount;
    }
}

} // namespace casefile::views
