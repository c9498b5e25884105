#pragma once

#include "app/learner/classroom/class_link.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace casefile::views {

class Appearance;
class ClassForm;

/// The class of a learner: joining, with what is sent in plain words before; then how it stands, the password
/// where it is needed, and leaving.
class ClassDialog : public QDialog
{
    Q_OBJECT

public:
    /// The link outlives the dialog.
    ClassDialog(learner::ClassLink& link, const Appearance& appearance, QWidget* parent = nullptr);

    ClassForm* form() const { return m_form; }
    QPushButton* joinButton() const { return m_join; }
    QPushButton* leaveButton() const { return m_leave; }
    QString words() const;                    ///< how it stands
    void setProblem(const QString& sentence); ///< of joining, leaving or keeping the password

signals:
    void keepChosen(const QString& password);                 ///< in the keyring
    void leaving(const casefile::learner::ClassPlace& place); ///< its password is to be forgotten

private:
    QWidget* joinPage();
    QWidget* statusPage();
    void follow();
    void join();
    void leave();
    void givePassword();

    learner::ClassLink& m_link;
    const Appearance& m_appearance;
    QStackedWidget* m_pages;
    ClassForm* m_form;
    QLabel* m_problem;
    QPushButton* m_join;
    QLabel* m_place;
    QLabel* m_words;
    QLabel* m_waiting;
    QWidget* m_passwordRow;
    QLineEdit* m_password;
    QCheckBox* m_keep;
    QPushButton* m_give;
    QPushButton* m_again;
    QPushButton* m_leave;
    QPushButton* m_close;
    bool m_isJoinedShown = false;
};

} // namespace casefile::views
