#include "app/playback/model_names.h"
#include "app/shell/language.h"

#include <QDialogButtonBox>
#include <QLibraryInfo>
#include <QPushButton>
#include <QTest>

using namespace casefile;
using namespace Qt::StringLiterals;

namespace {

QString title()
{
    return QCoreApplication::translate("casefile::shell::MainWindow", "Casefile");
}

QString clues(int count)
{
    return QCoreApplication::translate("figures", "The sentence is %n clue(s).", nullptr, count);
}

} // namespace

class TestLanguage : public QObject
{
    Q_OBJECT

private slots:
    void chineseIsBuiltIn()
    {
        shell::Language language;
        language.use(u"zh"_s);
        QCOMPARE(title(), u"卷宗 Casefile"_s);
        QCOMPARE(clues(5), u"这句话是 5 条线索。"_s);
    }

    void englishHasPluralForms()
    {
        shell::Language language;
        language.use(u"en"_s);
        QCOMPARE(clues(1), u"The sentence is 1 clue."_s);
        QCOMPARE(clues(5), u"The sentence is 5 clues."_s);
    }

    void aLanguageLeavesNothingBehind()
    {
        shell::Language language;
        language.use(u"zh"_s);
        language.use(u"en"_s);
        QCOMPARE(title(), u"Casefile"_s);
    }

    void buttonsOfQtFollow()
    {
        if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + u"/qtbase_zh_CN.qm"_s))
            QSKIP("needs the package qt6-translations-l10n");
        shell::Language language;
        language.use(u"zh"_s);
        const QDialogButtonBox box(QDialogButtonBox::Cancel);
        QVERIFY(box.button(QDialogButtonBox::Cancel)->text().contains(u"取消"_s));
    }

    void everyNameOfTheModelsIsChinese()
    {
        shell::Language language;
        language.use(u"zh"_s);
        const auto isChinese = [](const QString& name) {
            return name.contains(QRegularExpression(u"\\p{Han}"_s));
        };
        const engine::Model model = engine::modelNamed("hand-set");
        for (int head = 0; head < int(model.headNames.size()); ++head)
            QVERIFY2(isChinese(playback::headName(model, head)), qPrintable(playback::headName(model, head)));
        for (std::size_t trait = 0; trait < engine::traitCount; ++trait)
            QVERIFY(isChinese(playback::traitText(engine::Trait(trait))));
        for (std::size_t column = 0; column < model.dimensionNames.size(); ++column) {
            const QString name = playback::dimensionName(model, column);
            QVERIFY2(isChinese(name) || name.startsWith("sin"_L1) || name.startsWith("cos"_L1),
                     qPrintable(name));
        }
        for (const char* name : {"hand-set", "untrained"})
            QVERIFY(isChinese(playback::modelName(engine::modelNamed(name, 1))));
    }
};

QTEST_MAIN(TestLanguage)
#include "tst_language.moc"
