#include "app/export/script.h"

#include "app/content/code_region.h"
#include "app/content/mask_json.h"
#include "app/export/figure_data.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <functional>
#include <span>

namespace casefile::exports {

using namespace Qt::StringLiterals;
using engine::AttentionTrace;
using engine::Matrix;

namespace {

QJsonArray json(std::span<const double> values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return array;
}

QJsonArray json(const Matrix& matrix)
{
    QJsonArray rows;
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        rows.append(json(matrix.row(row)));
    return rows;
}

/// {{1, 2}, {3, 4}}; {} for an empty matrix.
QString braces(std::size_t rows, std::size_t columns,
               const std::function<QString(std::size_t, std::size_t)>& cell)
{
    QStringList lines;
    for (std::size_t row = 0; row < rows; ++row) {
        QStringList cells;
        for (std::size_t column = 0; column < columns; ++column)
            cells.append(cell(row, column));
        lines.append(u'{' + cells.join(u", "_s) + u'}');
    }
    return u'{' + lines.join(u",\n    "_s) + u'}';
}

QString braces(const Matrix& matrix)
{
    return braces(matrix.rows(), matrix.columns(),
                  [&](std::size_t row, std::size_t column) { return inFull(matrix(row, column)); });
}

QString braces(const std::vector<double>& values)
{
    QStringList cells;
    for (const double value : values)
        cells.append(inFull(value));
    return u'{' + cells.join(u", "_s) + u'}';
}

/// One line that says what the numbers are of; a sentence cannot end a comment.
QString title(const AttentionTrace& trace)
{
    QString sentence = QString::fromStdString(trace.sentence).simplified();
    if (!trace.memorySentence.empty())
        sentence += u" asks: "_s + QString::fromStdString(trace.memorySentence).simplified();
    const QString model = QString::fromStdString(trace.model.name);
    return sentence.isEmpty() ? model : u"%1 (%2)"_s.arg(sentence, model);
}

/// JSON as a Python literal.
QString python(const QJsonObject& request)
{
    QString text = QString::fromUtf8(QJsonDocument(request).toJson(QJsonDocument::Compact));
    return text.replace(u"],["_s, u"],\n     ["_s)
        .replace(u":true"_s, u": True"_s)
        .replace(u":false"_s, u": False"_s)
        .replace(u"[true"_s, u"[True"_s)
        .replace(u"[false"_s, u"[False"_s)
        .replace(u",true"_s, u",True"_s)
        .replace(u",false"_s, u",False"_s)
        .replace(u",\""_s, u",\n    \""_s);
}

} // namespace

QJsonObject requestOf(const AttentionTrace& trace)
{
    const engine::AttentionWeights& weights = trace.weights();
    QJsonObject request{
        {u"version"_s, 1},
        {u"x"_s, json(trace.x)},
        {u"wq"_s, json(weights.wq)},
        {u"wk"_s, json(weights.wk)},
        {u"wv"_s, json(weights.wv)},
        {u"heads"_s, int(weights.heads)},
        {u"mask"_s, content::toJson(trace.settings.mask)},
        {u"scale"_s, trace.settings.scale},
        {u"temperature"_s, trace.settings.temperature},
    };
    if (!trace.memory.empty())
        request.insert(u"memory"_s, json(trace.memory));
    if (!weights.wo.empty())
        request.insert(u"wo"_s, json(weights.wo));
    for (const auto& [name, bias] : {std::pair(u"bq"_s, &weights.bq), std::pair(u"bk"_s, &weights.bk),
                                     std::pair(u"bv"_s, &weights.bv), std::pair(u"bo"_s, &weights.bo)})
        if (!bias->empty())
            request.insert(name, json(*bias));
    return request;
}

/// The listing of the Overview chapter with this experiment in place of its example.
QByteArray numpyScript(const AttentionTrace& trace)
{
    const QString listing = u":/lessons/01-overview/numpy/attention.py"_s;
    const content::CodeRegion example = content::codeRegion(listing, u"example"_s);
    QStringList lines = example.lines;
    const qsizetype count = example.lastLine - example.firstLine + 1;
    lines.remove(example.firstLine, count);
    lines.insert(example.firstLine, u"# "_s + title(trace) + u"\nEXAMPLE = "_s + python(requestOf(trace)));
    return (lines.join(u'\n') + u'\n').toUtf8();
}

QByteArray armadilloScript(const AttentionTrace& trace)
{
    QFile file(u":/scripts/attention.cpp.in"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const engine::AttentionWeights& weights = trace.weights();
    const auto cell = [&](std::size_t query, std::size_t key) {
        return QString::number(int(engine::allows(trace.settings.mask, query, key, trace.keys())));
    };
    QString text = QString::fromUtf8(file.readAll());
    for (const auto& [place, value] : std::initializer_list<std::pair<QString, QString>>{
             {u"@TITLE@"_s, title(trace)},
             {u"@HEADS@"_s, QString::number(weights.heads)},
             {u"@SCALE@"_s, trace.settings.scale ? u"true"_s : u"false"_s},
             {u"@TEMPERATURE@"_s, inFull(trace.settings.temperature)},
             {u"@X@"_s, braces(trace.x)},
             {u"@MEMORY@"_s, trace.memory.empty() ? u"x"_s : braces(trace.memory)},
             {u"@WQ@"_s, braces(weights.wq)},
             {u"@WK@"_s, braces(weights.wk)},
             {u"@WV@"_s, braces(weights.wv)},
             {u"@WO@"_s, braces(weights.wo)},
             {u"@BQ@"_s, braces(weights.bq)},
             {u"@BK@"_s, braces(weights.bk)},
             {u"@BV@"_s, braces(weights.bv)},
             {u"@BO@"_s, braces(weights.bo)},
             {u"@ALLOWED@"_s, braces(trace.queries(), trace.keys(), cell)},
         })
        text.replace(place, value);
    return text.toUtf8();
}

} // namespace casefile::exports
