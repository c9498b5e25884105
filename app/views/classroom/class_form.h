#pragma once

#include "app/learner/classroom/class_place.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace casefile::views {

/// Where a class is, and who comes in. A link fills in everything but the password.
class ClassForm : public QWidget
{
    Q_OBJECT

public:
    explicit ClassForm(QWidget* parent = nullptr);

    void setPlace(const learner::ClassPlace& place);
    learner::ClassPlace place() const;
    QString password() const;
    void offerPassword(const QString& password); ///< of the keyring, where none was typed
    bool isKeptWanted() const;                   ///< the password, in the keyring of this computer
    bool isComplete() const;
    QLineEdit* link() const { return m_link; }
    QLineEdit* passwordEdit() const { return m_password; }

signals:
    void changed();

private:
    QLineEdit* field();
    void readLink(const QString& text);
    void openFile();
    void chooseCertificate();

    QLineEdit* m_link;
    QPushButton* m_file;
    QLabel* m_problem; ///< of the link
    QLineEdit* m_host;
    QSpinBox* m_port;
    QLineEdit* m_database;
    QLineEdit* m_user;
    QLineEdit* m_password;
    QCheckBox* m_keep;
    QComboBox* m_tls;
    QLineEdit* m_certificate;
    QPushButton* m_browse;
};

} // namespace casefile::views
