#include "app/shell/keyring.h"

#include <qt6keychain/keychain.h>

namespace casefile::shell {

using namespace Qt::StringLiterals;

namespace {

const QString service = u"casefile"_s;

} // namespace

void Keyring::read(const QString& key, QObject* receiver, const Read& then)
{
    auto* job = new QKeychain::ReadPasswordJob(service);
    job->setKey(key);
    QObject::connect(job, &QKeychain::Job::finished, receiver,
                     [job, then] { then(job->error() == QKeychain::NoError ? job->textData() : QString()); });
    job->start();
}

void Keyring::keep(const QString& key, const QString& password, QObject* receiver, const Done& then)
{
    auto* job = new QKeychain::WritePasswordJob(service);
    job->setKey(key);
    job->setTextData(password);
    QObject::connect(job, &QKeychain::Job::finished, receiver,
                     [job, then] { then(job->error() == QKeychain::NoError); });
    job->start();
}

void Keyring::forget(const QString& key)
{
    auto* job = new QKeychain::DeletePasswordJob(service);
    job->setKey(key);
    job->start();
}

} // namespace casefile::shell
