// No figure holds a word of English that a translation cannot replace.
#include "figure_samples.h"

#include "app/figures/registry.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace casefile;
using namespace casefile::figures;
using namespace Qt::StringLiterals;

namespace {

/// Puts a sign that is no letter in place of every Latin letter, but keeps the places of arguments.
class ErasingTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        QString text = QString::fromUtf8(source);
        static const QRegularExpression letters(u"(?<!%)(?<!%L)[A-Za-z]"_s);
        return text.replace(letters, u"字"_s);
    }
};

/// Signs and names that are the same in every language.
const QRegularExpression& sameEverywhere()
{
    static const QRegularExpression names(
        u"\\[(MASK|PAD|CLS|SEP)\\]|\\[[a-z_, ·]+\\]|softmax|exp|sin|cos|tanh|max|GELU|ReLU|MHA|GQA|MQA|NaN|[KMGT]iB|inf"_s);
    return names;
}

QString englishIn(const QString& text)
{
    static const QRegularExpression word(u"[A-Za-z]{3,}"_s);
    QString rest = text;
    return word.match(rest.remove(sameEverywhere())).captured();
}

} // namespace

class TestFigureLanguage : public QObject
{
    Q_OBJECT

private slots:
    void everyWordCanBeTranslated_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : figureNames())
            QTest::newRow(qPrintable(id)) << id;
    }

    void everyWordCanBeTranslated()
    {
        QFETCH(QString, id);
        ErasingTranslator translator;
        QCoreApplication::installTranslator(&translator);
        Frame frame = sampleFrame(5);
        frame.trace = engine::attendSentence("猫看见狗就跑", engine::modelNamed("hand-set"));
        frame.previous = engine::attendSentence("狗看见猫就跑", engine::modelNamed("hand-set"));
        frame.focus = {2, 0};
        frame.language = u"zh"_s;
        const Scene scene = makeFigure(id)->layout(frame);
        QCoreApplication::removeTranslator(&translator);
        QStringList words{scene.summary};
        for (const Mark& mark : scene.marks)
            if (const auto* text = std::get_if<TextMark>(&mark))
                words.append(text->text);
        for (const SceneItem& item : scene.items)
            words.append({item.name, item.value});
        for (const QString& text : words)
            QVERIFY2(englishIn(text).isEmpty(), qPrintable(u"\"%1\" in \"%2\""_s.arg(englishIn(text), text)));
    }
};

QTEST_MAIN(TestFigureLanguage)
#include "tst_figure_language.moc"
