#include "app/views/fault_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace casefile::views {

namespace {

/// "line 11, column 8" in the user's language; a path such as steps[2].stage as it stands; empty for the
/// whole file.
QString placeWords(const QString& path)
{
    static const QRegularExpression line(uR"(\Aline (\d+)(?:, column (\d+))?\z)"_s);
    if (path == "top level"_L1 || path == "file"_L1 || path == "folder"_L1)
        return {};
    const QRegularExpressionMatch match = line.match(path);
    if (!match.hasMatch())
        return path;
    if (match.captured(2).isEmpty())
        return QCoreApplication::translate("faults", "line %1").arg(match.captured(1));
    return QCoreApplication::translate("faults", "line %1, column %2")
        .arg(match.captured(1), match.captured(2));
}

} // namespace

QString linkProblem(const content::Fault& fault)
{
    if (fault.path == "address"_L1)
        return QCoreApplication::translate(
            "faults", "This link cannot be followed: it is not of the form casefile:lesson/chapter/step.");
    return QCoreApplication::translate("faults",
                                       "This link cannot be followed: what it says about “%1” cannot be.")
        .arg(fault.path);
}

QString contentProblem(const content::Faults& faults)
{
    if (faults.isEmpty())
        return {};
    const int count = int(faults.size());
    const content::Fault& first = faults.first();
    const QString place = placeWords(first.path);
    if (place.isEmpty())
        return QCoreApplication::translate(
                   "faults", "Lessons and quizzes have %n fault(s), the first in “%1”: see “casefile check”.",
                   nullptr, count)
            .arg(first.file);
    return QCoreApplication::translate(
               "faults",
               "Lessons and quizzes have %n fault(s), the first in “%1” at %2: see “casefile check”.",
               nullptr, count)
        .arg(first.file, place);
}

} // namespace casefile::views
