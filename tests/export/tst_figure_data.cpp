#include "app/export/figure_data.h"
#include "app/figures/registry.h"
#include "tests/figures/figure_samples.h"

#include <QTest>

using namespace casefile;
using namespace casefile::exports;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

/// The fields of each line of a CSV file.
QList<QStringList> rowsOf(const QByteArray& csv)
{
    QList<QStringList> rows;
    QStringList row;
    QString field;
    bool isQuoted = false;
    const QString text = QString::fromUtf8(csv);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'"' && isQuoted && i + 1 < text.size() && text.at(i + 1) == u'"')
            field += text.at(++i);
        else if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == u',' || c == u'\n')) {
            row.append(field);
            field.clear();
            if (c == u'\n') {
                rows.append(row);
                row.clear();
            }
        } else if (c != u'\r')
            field += c;
    }
    return rows;
}

Frame frameOf(const std::string& sentence)
{
    Frame frame = sampleFrame(5);
    frame.trace = engine::attendSentence(sentence, engine::modelNamed("hand-set"), {});
    frame.focus = {int(frame.trace->queries()) - 1, 0};
    return frame;
}

} // namespace

class TestFigureData : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberOfEveryPictureIsThatOfTheTraceInFull_data()
    {
        QTest::addColumn<QString>("figure");
        for (const QString& id : figureNames())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyNumberOfEveryPictureIsThatOfTheTraceInFull()
    {
        QFETCH(QString, figure);
        const Frame frame = sampleFrame(5);
        const QList<QStringList> rows = rowsOf(figureData(makeFigure(figure)->layout(frame), *frame.trace));
        QVERIFY(rows.size() > 1);
        for (const QStringList& row : rows.sliced(1)) {
            QCOMPARE(row.size(), 7);
            if (row.at(0).isEmpty())
                continue; // said in words
            const auto tensor = engine::tensorNamed(row.at(0).toStdString());
            QVERIFY(tensor.has_value());
            const std::size_t head = row.at(1).isEmpty() ? 0 : row.at(1).toULong() - 1;
            const double value = frame.trace->at({*tensor, head, row.at(2).toULong(), row.at(3).toULong()});
            QCOMPARE(row.at(6).toDouble(), value);
        }
    }

    void aDifferenceIsSaidBesideTheNumberThatIsThereNow()
    {
        Frame frame = sampleFrame(5);
        engine::AttentionSettings warm;
        warm.temperature = 3.0;
        frame.frozen = sampleTrace(5, warm);
        const QList<QStringList> rows =
            rowsOf(figureData(makeFigure(u"frozen-difference"_s)->layout(frame), *frame.trace));
        const auto isNumber = [](const QStringList& row) { return row.at(0) == u"weights"_s; };
        const auto isDifference = [](const QStringList& row) { return row.at(6).contains(u" → "_s); };
        QCOMPARE(std::ranges::count_if(rows, isNumber), 25);
        QCOMPARE(std::ranges::count_if(rows, isDifference), 25);
    }

    void aMapGivesEachOfItsCellsOnce()
    {
        const Frame frame = sampleFrame(5);
        const QByteArray csv = figureData(makeFigure(u"heat-map"_s)->layout(frame), *frame.trace);
        QCOMPARE(csv.count("\nweights,"), 25);
    }

    void aWordWithACommaOrAQuoteStaysOneField()
    {
        const Frame frame = frameOf("cat , \" dog");
        const QByteArray csv = figureData(makeFigure(u"heat-map"_s)->layout(frame), *frame.trace);
        QVERIFY2(csv.contains(",\",\","), csv);
        QVERIFY2(csv.contains(",\"\"\"\","), csv);
        for (const QStringList& row : rowsOf(csv))
            QCOMPARE(row.size(), 7);
    }
};

QTEST_MAIN(TestFigureData)
#include "tst_figure_data.moc"
