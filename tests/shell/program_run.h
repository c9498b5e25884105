#pragma once

#include <QHash>
#include <QProcess>
#include <QProcessEnvironment>

namespace casefile::test {

/// What one run of the program left.
struct Run
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

/// Variables of the environment that a run sees otherwise than this test; null: not at all.
using Environment = QHash<QString, QString>;

/// Runs the program and waits for its end.
inline Run runCasefile(const QStringList& arguments, const QByteArray& input = {},
                       const Environment& changes = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : changes.asKeyValueRange())
        value.isNull() ? environment.remove(name) : environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(CASEFILE_PROGRAM), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "the program did not end by itself"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace casefile::test
