#pragma once

#include <QByteArray>
#include <QStringList>

#include <string_view>

namespace casefile::shell {

/// All that a file, a pipe or the standard input ("-") holds, up to 256 MB. Nothing, with a sentence in
/// `problem`, when it cannot be read.
QByteArray readInput(const QString& name, QString& problem);

/// What a command is asked: `[--request FILE]`, the standard input without it.
struct Request
{
    QString name; ///< "-" or the file, for sentences
    QByteArray bytes;
    int failure = 0; ///< what the command returns at once when it is not 0: the sentence is printed
};
Request readRequest(std::string_view command, const QStringList& arguments);

/// Prints the answer and a line feed; returns what the command returns.
int printAnswer(std::string_view command, std::string_view answer);

} // namespace casefile::shell
