#include "app/views/classroom/class_form.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace casefile::views {

using learner::ClassPlace;
using learner::ClassTls;
namespace design = figures::design;

namespace {

constexpr int lastPort = 65535;
constexpr qint64 longestLinkFile = 2000;

QHBoxLayout* beside(QWidget* field, QWidget* button)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(design::space2);
    row->addWidget(field, 1);
    row->addWidget(button);
    return row;
}

} // namespace

ClassForm::ClassForm(QWidget* parent)
    : QWidget(parent)
    , m_link(field())
    , m_file(new QPushButton(tr("From a file …"), this))
    , m_problem(new QLabel(this))
    , m_host(field())
    , m_port(new QSpinBox(this))
    , m_database(field())
    , m_user(field())
    , m_password(field())
    , m_keep(new QCheckBox(tr("Keep the password in the keyring of this computer"), this))
    , m_tls(new QComboBox(this))
    , m_certificate(field())
    , m_browse(new QPushButton(tr("Choose …"), this))
{
    m_link->setPlaceholderText(QStringLiteral("casefile-class://…"));
    m_port->setRange(1, lastPort);
    m_password->setEchoMode(QLineEdit::Password);
    m_tls->addItem(tr("encrypted, and the server proves who it is"), int(ClassTls::Verify));
    m_tls->addItem(tr("encrypted"), int(ClassTls::Require));
    m_tls->addItem(tr("not encrypted (only on this computer)"), int(ClassTls::Off));
    m_certificate->setPlaceholderText(tr("those of the system"));
    m_file->setAccessibleName(tr("Read the link from a file"));
    m_browse->setAccessibleName(tr("Choose the file of certificates"));
    setLook(m_problem, "problem");
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setSpacing(design::space2);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("Link"), beside(m_link, m_file));
    form->addRow(m_problem);
    form->addRow(tr("Server"), m_host);
    form->addRow(tr("Port"), m_port);
    form->addRow(tr("Class"), m_database);
    form->addRow(tr("User"), m_user);
    form->addRow(tr("Password"), m_password);
    form->addRow(QString(), m_keep);
    form->addRow(tr("Connection"), m_tls);
    form->addRow(tr("Certificates"), beside(m_certificate, m_browse));
    for (QWidget* one : std::initializer_list<QWidget*>{m_link, m_certificate}) // in a row of their own
        one->setAccessibleName(one == m_link ? tr("Link") : tr("Certificates"));
    setPlace({});
    connect(m_link, &QLineEdit::textEdited, this, &ClassForm::readLink);
    connect(m_file, &QPushButton::clicked, this, &ClassForm::openFile);
    connect(m_browse, &QPushButton::clicked, this, &ClassForm::chooseCertificate);
    for (const QLineEdit* edit : {m_host, m_database, m_user, m_password})
        connect(edit, &QLineEdit::textChanged, this, &ClassForm::changed);
    const auto followTls = [this] {
        const bool isVerified = ClassTls(m_tls->currentData().toInt()) == ClassTls::Verify;
        m_certificate->setEnabled(isVerified);
        m_browse->setEnabled(isVerified);
    };
    connect(m_tls, &QComboBox::currentIndexChanged, this, followTls);
}

QLineEdit* ClassForm::field()
{
    auto* edit = new QLineEdit(this);
    setLook(edit, "field");
    return edit;
}

void ClassForm::setPlace(const ClassPlace& place)
{
    m_host->setText(place.host);
    m_port->setValue(place.port);
    m_database->setText(place.database);
    m_user->setText(place.user);
    m_tls->setCurrentIndex(m_tls->findData(int(place.tls)));
    m_certificate->setText(place.certificate);
}

ClassPlace ClassForm::place() const
{
    return {m_host->text().trimmed(),
            m_port->value(),
            m_database->text().trimmed(),
            m_user->text().trimmed(),
            ClassTls(m_tls->currentData().toInt()),
            m_certificate->text().trimmed()};
}

QString ClassForm::password() const
{
    return m_password->text();
}

void ClassForm::offerPassword(const QString& password)
{
    if (m_password->text().isEmpty())
        m_password->setText(password);
}

bool ClassForm::isKeptWanted() const
{
    return m_keep->isChecked();
}

bool ClassForm::isComplete() const
{
    return place().isComplete() && !password().isEmpty();
}

void ClassForm::readLink(const QString& text)
{
    QString problem;
    const ClassPlace place = learner::readJoinLink(text, problem);
    m_problem->setText(text.trimmed().isEmpty() ? QString() : problem);
    m_problem->setVisible(!m_problem->text().isEmpty());
    if (!place.isComplete())
        return;
    setPlace(place);
    m_password->setFocus();
}

void ClassForm::openFile()
{
    const QString name = QFileDialog::getOpenFileName(this, tr("A link of a class"));
    if (name.isEmpty())
        return;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        m_problem->setText(tr("“%1” could not be read.").arg(QDir::toNativeSeparators(name)));
        m_problem->show();
        return;
    }
    const QString text = QString::fromUtf8(file.read(longestLinkFile)).trimmed();
    m_link->setText(text);
    readLink(text);
}

void ClassForm::chooseCertificate()
{
    const QString name = QFileDialog::getOpenFileName(this, tr("Who may sign the server's certificate"));
    if (!name.isEmpty())
        m_certificate->setText(name);
}

} // namespace casefile::views
