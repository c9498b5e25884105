#include "app/views/term_row.h"

#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

const QString words = u"output of the feed-forward network[run, noun] −6.4304"_s;

} // namespace

/// A number of a calculation keeps all its digits where its name has no room.
class TestTermRow : public QObject
{
    Q_OBJECT

private slots:
    void aNameIsShortenedBeforeItsNumber()
    {
        QWidget panel;
        views::TermRow row(&panel);
        row.fill({words, {}}, {}, {});
        row.resize(160, 60);
        panel.show();
        const auto* button = row.findChild<QPushButton*>();
        QVERIFY2(button->text().endsWith(u"−6.4304"_s), qPrintable(button->text()));
        QVERIFY(button->text() != words);
        QVERIFY(button->sizeHint().width() <= row.width());
        QCOMPARE(button->accessibleName(), words);
    }

    void withRoomTheNameComesBack()
    {
        QWidget panel;
        views::TermRow row(&panel);
        row.fill({words, {}}, {}, {});
        row.resize(160, 60);
        panel.show();
        row.resize(1200, 60);
        QCOMPARE(row.findChild<QPushButton*>()->text(), words);
    }
};

QTEST_MAIN(TestTermRow)
#include "tst_term_row.moc"
