#include "app/export/exhibit.h"
#include "app/figures/registry.h"
#include "tests/figures/figure_samples.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace casefile;
using namespace casefile::exports;
using namespace Qt::StringLiterals;

namespace {

Exhibit heatMap()
{
    Exhibit exhibit;
    exhibit.figure = u"heat-map"_s;
    exhibit.frame = figures::sampleFrame(5, {400, 300});
    exhibit.caption =
        u"who looks at whom, in a caption that is long enough to need more than one line below a small picture"_s;
    exhibit.seconds = 0.5;
    return exhibit;
}

const auto toTheEnd = [](double) { return true; };

QByteArray contents(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestExhibit : public QObject
{
    Q_OBJECT

private slots:
    void everyFormCanBeWritten()
    {
        const QTemporaryDir folder;
        for (const ExhibitForm& form : exhibitForms()) {
            const QString file = folder.filePath(u"x."_s + form.suffix);
            QString problem;
            QVERIFY2(writeExhibit(file, heatMap(), toTheEnd, problem), qPrintable(problem));
            QVERIFY2(contents(file).size() > 500, qPrintable(file));
        }
    }

    void theCaptionStandsBelowInAsManyLinesAsItNeeds()
    {
        const Exhibit exhibit = heatMap();
        figures::Scene scene = figures::makeFigure(exhibit.figure)->layout(exhibit.frame);
        scene.size = exhibit.frame.size;
        const figures::Scene made = captioned(scene, exhibit.caption, 1.0);
        QString said;
        for (const figures::Mark& mark : made.marks.sliced(scene.marks.size())) {
            const auto& text = std::get<figures::TextMark>(mark);
            QVERIFY(text.rect.top() >= scene.size.height() && text.rect.bottom() <= made.size.height());
            said += text.text + u' ';
        }
        QCOMPARE(said.trimmed(), exhibit.caption);
        QVERIFY(made.marks.size() - scene.marks.size() > 1);
        QCOMPARE(captioned(scene, {}, 1.0).size, scene.size);
    }

    void aLongWorkCanBeEndedAndLeavesNothing()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"x.apng"_s);
        QString problem;
        int asked = 0;
        QVERIFY(!writeExhibit(
            file, heatMap(), [&asked](double) { return ++asked < 3; }, problem));
        QCOMPARE(asked, 3);
        QVERIFY(problem.isEmpty());
        QVERIFY(!QFile::exists(file));
    }

    void whatCannotBeWrittenIsSaid()
    {
        QString problem;
        QVERIFY(!writeExhibit(u"/no/where/x.png"_s, heatMap(), toTheEnd, problem));
        QCOMPARE(problem, u"cannot write /no/where/x.png: there is no folder /no/where"_s);
        QVERIFY(!writeExhibit(u"x.tiff"_s, heatMap(), toTheEnd, problem));
        QVERIFY(problem.contains(u"its ending is not one that is known"_s));
    }
};

QTEST_MAIN(TestExhibit)
#include "tst_exhibit.moc"
