#include "app/shell/classroom.h"

#include "app/content/library.h"
#include "app/learner/store.h"
#include "app/shell/keyring.h"
#include "app/views/classroom/class_dialog.h"
#include "app/views/classroom/class_form.h"
#include "app/views/classroom/class_page.h"

#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using learner::ClassLink;
using learner::ClassPlace;
using learner::ClassReader;
using learner::LinkState;

namespace {

const QString watchedKey = u"class.watched"_s; ///< the place of the instructor, without the password

/// Under which the keyring has the password.
QString keyOf(const ClassPlace& place)
{
    ClassPlace plain = place;
    plain.certificate.clear();
    return learner::joinLink(plain);
}

} // namespace

Classroom::Classroom(const content::Library& library, learner::Store& store,
                     const views::Appearance& appearance, QStackedWidget* stack, QWidget* window)
    : QObject(window)
    , m_library(library)
    , m_store(store)
    , m_appearance(appearance)
    , m_stack(stack)
    , m_window(window)
{
    followStore();
}

Classroom::~Classroom() = default;

ClassLink& Classroom::madeLink()
{
    if (m_link)
        return *m_link;
    m_link = std::make_unique<ClassLink>(m_store);
    connect(m_link.get(), &ClassLink::changed, this, [this] {
        const bool isAsking = m_link->state() == LinkState::NeedsPassword;
        if (!isAsking || std::exchange(m_hasAsked, true))
            return;
        emit problem(
            tr("The class needs your password: menu, “Class …”. Until then everything is kept here."));
    });
    return *m_link;
}

/// The password may be in the keyring; else it is asked for once in a session.
void Classroom::followStore()
{
    if (m_link)
        m_link->follow();
    if (m_link || !learner::Outbox(m_store).isJoined())
        return;
    const ClassPlace place = madeLink().outbox().place();
    Keyring::read(keyOf(place), this, [this, place](const QString& password) {
        if (!password.isEmpty() && m_link->outbox().place() == place)
            m_link->setPassword(password);
        else
            emit m_link->changed();
    });
}

views::ClassDialog* Classroom::open()
{
    m_hasAsked = true;
    m_dialog = new views::ClassDialog(madeLink(), m_appearance, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &views::ClassDialog::keepChosen, this, [this](const QString& password) {
        Keyring::keep(keyOf(m_link->outbox().place()), password, this, [this](bool isDone) {
            if (!isDone && m_dialog)
                m_dialog->setProblem(
                    tr("There is no keyring on this computer: the password is not kept, and is "
                       "asked for each time."));
        });
    });
    connect(m_dialog, &views::ClassDialog::leaving, this,
            [](const ClassPlace& place) { Keyring::forget(keyOf(place)); });
    m_dialog->open();
    return m_dialog;
}

views::ClassPage* Classroom::page()
{
    if (m_page)
        return m_page;
    m_page = new views::ClassPage(m_library, m_appearance, m_stack);
    m_stack->addWidget(m_page);
    m_page->setLanguage(m_language);
    connect(m_page, &views::ClassPage::closed, this, &Classroom::left);
    connect(m_page, &views::ClassPage::problem, this, &Classroom::problem);
    connect(m_page, &views::ClassPage::connectChosen, this, &Classroom::askToConnect);
    connect(m_page, &views::ClassPage::refreshChosen, this, [this] {
        if (!m_reader || !m_reader->refresh())
            return askToConnect();
        m_page->setReading();
    });
    return m_page;
}

bool Classroom::isOnScreen() const
{
    return m_page && m_stack->currentWidget() == m_page;
}

void Classroom::setLanguage(const QString& language)
{
    m_language = language;
    if (m_page)
        m_page->setLanguage(language);
}

void Classroom::showRows(const learner::ClassRows& rows)
{
    const qint64 offset = rows.read.toLocalTime().offsetFromUtc();
    const QDateTime local = rows.read.toOffsetFromUtc(int(offset));
    page()->setRows(rows, learner::StudyDay(QDate(1970, 1, 1).daysTo(local.date())));
}

void Classroom::watch(bool isShown)
{
    if (m_reader)
        m_reader->setWatched(isShown);
}

void Classroom::askToConnect()
{
    auto* dialog = new QDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Connect to a class as its instructor"));
    auto* form = new views::ClassForm(dialog);
    const QByteArray kept = m_store.preference(watchedKey).toUtf8();
    form->setPlace(learner::classPlace(QJsonDocument::fromJson(kept).object()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    QPushButton* connectButton = buttons->button(QDialogButtonBox::Ok);
    connectButton->setText(tr("Connect"));
    connectButton->setEnabled(false);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(form);
    column->addWidget(buttons);
    connect(form, &views::ClassForm::changed, connectButton,
            [=] { connectButton->setEnabled(form->isComplete()); });
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, [this, form] {
        if (form->isKeptWanted())
            Keyring::keep(keyOf(form->place()), form->password(), this, [this](bool isDone) {
                if (!isDone)
                    emit problem(tr("There is no keyring on this computer: the password is not kept, and is "
                                    "asked for each time."));
            });
        connectAsInstructor(form->place(), form->password());
    });
    const ClassPlace place = form->place();
    if (place.isComplete())
        Keyring::read(keyOf(place), form, [form](const QString& password) { form->offerPassword(password); });
    dialog->resize(dialog->sizeHint().expandedTo(QSize(520, 0) * m_appearance.textScale()));
    dialog->open();
}

void Classroom::connectAsInstructor(const ClassPlace& place, const QString& password)
{
    const QByteArray json = QJsonDocument(learner::toJson(place)).toJson(QJsonDocument::Compact);
    m_store.setPreference(watchedKey, QString::fromUtf8(json));
    if (!m_reader) {
        m_reader = std::make_unique<ClassReader>();
        connect(m_reader.get(), &ClassReader::rowsRead, this, &Classroom::showRows);
        connect(m_reader.get(), &ClassReader::failed, this,
                [this](const QString& sentence) { page()->setTrouble(sentence); });
    }
    m_reader->setWatched(isOnScreen());
    m_reader->open(place, password);
    page()->setReading();
}

} // namespace casefile::shell
