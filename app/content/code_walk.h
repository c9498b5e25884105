#pragma once

#include "app/content/fault.h"
#include "app/content/localized.h"
#include "app/content/walk_tensor.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace casefile::content {

/// One or a few lines of a source: those of a tagged region that begin with a text.
struct CodePlace
{
    QString file; ///< "engine/attention/scores.cpp", or the path of a listing
    QString tag;
    QString line; ///< the first one, without its indentation, or the beginning of it
    int count = 1;

    bool isEmpty() const { return file.isEmpty(); }
    bool operator==(const CodePlace&) const = default;
};

/// A matrix that a line works on: "s [n, m]".
struct WalkShape
{
    QString name;     ///< as the code calls it
    QStringList axes; ///< names of lengths: "n", "h·d_k"
};

/// One moment's code, in both languages of the panel, and what it does.
struct WalkLine
{
    CodePlace engine;
    CodePlace numpy;
    Localized says;
    QString part;      ///< of the step's formula; empty: that of the step
    QStringList reads; ///< rows of walkTensors()
    QString makes;     ///< likewise; empty: nothing that is shown
    QList<WalkShape> shapes;
    QList<Loop> loops; ///< round it, the outermost first
};

/// A loop with what stands in it, or one line.
struct WalkNode
{
    std::optional<Loop> loop;
    int line = -1; ///< index into CodeWalk::lines, when there is no loop
    std::vector<WalkNode> body;
};

/// How a kind of attention runs, line by line: what the code laboratory steps through.
struct CodeWalk
{
    QString file;          ///< where it was read from
    QStringList given;     ///< rows of walkTensors() that are there before the first line
    QList<WalkLine> lines; ///< in the order of the file
    std::vector<WalkNode> body;

    bool has(Loop loop) const; ///< whether any line stands in such a loop
};

QStringList walkAxisNames(); ///< n, m, d_k, d_v, d_model, h, h·d_k, h·d_v, t, 1

/// Reads a walk of a chapter; `folder` is the chapter's. All faults are collected. Whether the lines are
/// there is checked by checkReferences.
CodeWalk readCodeWalk(const QString& folder, const QString& file, Faults& faults);

} // namespace casefile::content
