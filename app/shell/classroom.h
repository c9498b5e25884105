#pragma once

#include "app/learner/classroom/class_link.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

class QStackedWidget;

namespace casefile::content {
struct Library;
}
namespace casefile::views {
class Appearance;
class ClassDialog;
class ClassPage;
} // namespace casefile::views

namespace casefile::shell {

/// The class in the window: the learner's link to it, and the page of the instructor. Without a class nothing
/// of it is started.
class Classroom : public QObject
{
    Q_OBJECT

public:
    /// Library, store and appearance outlive it; so does the stack, but for its destructor.
    Classroom(const content::Library& library, learner::Store& store, const views::Appearance& appearance,
              QStackedWidget* stack, QWidget* window);
    ~Classroom() override;

    void followStore();         ///< it was opened, or opened again
    views::ClassDialog* open(); ///< joining, or how it stands
    views::ClassPage* page();   ///< made at the first call
    bool isOnScreen() const;
    void setLanguage(const QString& language);
    void showRows(const learner::ClassRows& rows);      ///< of a server, or of a file of samples
    void watch(bool isShown);                           ///< the page is shown: it is refreshed each minute
    void askToConnect();                                ///< as an instructor
    learner::ClassLink* link() { return m_link.get(); } ///< nullptr as long as there is no class

signals:
    void left(); ///< the page
    void problem(const QString& sentence);

private:
    learner::ClassLink& madeLink();
    void connectAsInstructor(const learner::ClassPlace& place, const QString& password);

    const content::Library& m_library;
    learner::Store& m_store;
    const views::Appearance& m_appearance;
    QStackedWidget* m_stack;
    QWidget* m_window;
    QString m_language;
    std::unique_ptr<learner::ClassLink> m_link;
    std::unique_ptr<learner::ClassReader> m_reader;
    views::ClassPage* m_page = nullptr;
    QPointer<views::ClassDialog> m_dialog;
    bool m_hasAsked = false; ///< for the password, in this session
};

} // namespace casefile::shell
