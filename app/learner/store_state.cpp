#include "app/learner/store_state.h"

#include <QCoreApplication>
#include <QDir>

namespace casefile::learner {

namespace {

const char* sentenceOf(StoreState state)
{
    switch (state) {
    case StoreState::Ready:
        return "";
    case StoreState::ReadOnly:
        return QT_TRANSLATE_NOOP("learner",
                                 "“%1” can only be read: earlier answers are shown, new ones are not kept.");
    case StoreState::NotADatabase:
        return QT_TRANSLATE_NOOP(
            "learner", "“%1” is not a Casefile database: it is left as it is, and answers are not kept.");
    case StoreState::NewerVersion:
        return QT_TRANSLATE_NOOP("learner",
                                 "“%1” was written by a newer Casefile: earlier answers are shown, new ones "
                                 "are not kept.");
    case StoreState::Damaged:
        return QT_TRANSLATE_NOOP(
            "learner", "“%1” is damaged: it is left as it is for repair, and answers are not kept.");
    case StoreState::CannotCreate:
        return QT_TRANSLATE_NOOP(
            "learner", "“%1” cannot be created because its folder cannot be written: answers are not kept.");
    case StoreState::DiskFull:
        return QT_TRANSLATE_NOOP(
            "learner", "“%1” cannot be written because the disk is full: answers are not kept until there is "
                       "room.");
    case StoreState::InUse:
        return QT_TRANSLATE_NOOP(
            "learner", "Another Casefile is using “%1”: earlier answers are shown, new ones are not "
                       "kept here.");
    case StoreState::EmptyFile:
        return QT_TRANSLATE_NOOP(
            "learner",
            "“%1” is empty (0 bytes), as after a broken copy: it is left as it is, and answers are "
            "not kept.");
    case StoreState::Unreadable:
        return QT_TRANSLATE_NOOP("learner", "“%1” cannot be read: answers are not kept.");
    case StoreState::NoDriver:
        return QT_TRANSLATE_NOOP("learner",
                                 "Qt has no SQLite driver here, so “%1” cannot be opened: answers are not "
                                 "kept.");
    case StoreState::NoBackup:
        return QT_TRANSLATE_NOOP(
            "learner",
            "“%1” is of an older Casefile, and no backup of it could be made: it is left as it is; "
            "earlier answers are shown, new ones are not kept.");
    case StoreState::Missing:
        return QT_TRANSLATE_NOOP(
            "learner",
            "“%1” is gone, but there are backups of it: nothing is kept until one is restored or a "
            "new file is begun.");
    }
    return "";
}

} // namespace

QString toSentence(StoreState state, const QString& file)
{
    if (state == StoreState::Ready)
        return {};
    return QCoreApplication::translate("learner", sentenceOf(state)).arg(QDir::toNativeSeparators(file));
}

QString dailyBackupProblem(const QString& file)
{
    return QCoreApplication::translate(
               "learner",
               "Today's backup of “%1” could not be made: answers are kept, but without a new copy.")
        .arg(QDir::toNativeSeparators(file));
}

Remedies remediesFor(StoreState state)
{
    switch (state) {
    case StoreState::Damaged:
    case StoreState::EmptyFile:
    case StoreState::NotADatabase:
    case StoreState::Missing:
        return {.restore = true, .startNew = true, .tryAgain = true};
    case StoreState::Unreadable:
        return {.restore = true, .startNew = false, .tryAgain = true};
    case StoreState::Ready:
        return {.restore = true, .startNew = false, .tryAgain = false};
    case StoreState::ReadOnly:
    case StoreState::CannotCreate:
    case StoreState::DiskFull:
    case StoreState::InUse:
    case StoreState::NoBackup:
        return {.restore = false, .startNew = false, .tryAgain = true};
    case StoreState::NewerVersion:
    case StoreState::NoDriver:
        break;
    }
    return {};
}

} // namespace casefile::learner
