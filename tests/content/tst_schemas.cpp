#include "app/content/engine_names.h"
#include "app/content/interview/interview_question.h"
#include "app/content/quantity.h"
#include "app/content/questions/slider.h"
#include "app/content/settings_reader.h"
#include "app/content/templates/engine_call.h"
#include "engine/attention/mask.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

QJsonValue schema(const QString& file)
{
    QFile source(QStringLiteral(CASEFILE_SOURCE_DIR "/") + file);
    return source.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(source.readAll()).object()
                                            : QJsonObject();
}

/// The value at "$defs/step/properties"; digits index lists.
QJsonValue at(QJsonValue value, const QString& path)
{
    for (const QString& part : path.split(u'/')) {
        bool isIndex = false;
        const int index = part.toInt(&isIndex);
        value = isIndex ? value[index] : value[part];
    }
    return value;
}

QStringList strings(const QJsonValue& list)
{
    QStringList result;
    for (const QJsonValue& item : list.toArray())
        result.append(item.toString());
    return result;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

const QString chapterSchema = u"lessons/schema/chapter.schema.json"_s;
const QString quizSchema = u"quizzes/schema/quiz.schema.json"_s;
const QString interviewSchema = u"quizzes/schema/interview.schema.json"_s;
const QString templateSchema = u"quizzes/schema/templates.schema.json"_s;

} // namespace

/// The schemas name what the readers and the engine's tables know; editors of authors rely on them.
class TestSchemas : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void namesAreThoseOfTheTables_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("names");
        QStringList quantities = quantityNames();
        quantities.removeOne(u"cell"_s);
        const QStringList ofRows{u"row-sum"_s, u"row-max"_s, u"row-entropy"_s};
        for (const QString& quantity : ofRows)
            quantities.removeOne(quantity);
        QTest::newRow("stages") << chapterSchema << u"$defs/step/properties/stage/enum"_s << stageNames();
        QTest::newRow("models") << chapterSchema << u"$defs/model/enum"_s << modelNames();
        QTest::newRow("positions") << chapterSchema << u"$defs/position/enum"_s << positionNames();
        QTest::newRow("tensors") << quizSchema << u"$defs/tensor/enum"_s << tensorNames();
        QTest::newRow("mistakes") << quizSchema
                                  << u"$defs/number/properties/mistaken/items/properties/mistake/enum"_s
                                  << mistakeNames();
        const QString call = u"$defs/recipe/oneOf/2/properties/"_s;
        QTest::newRow("engine calls") << templateSchema << call + u"engine/enum"_s << engineCallNames();
        QTest::newRow("mistakes of engine calls")
            << templateSchema << call + u"mistake/enum"_s << mistakeNames();
        QTest::newRow("levels of interview questions")
            << interviewSchema << u"$defs/question/properties/level/enum"_s << interviewLevels();
        QTest::newRow("kinds of interview questions")
            << interviewSchema << u"$defs/question/properties/kind/enum"_s << interviewKinds();
        QTest::newRow("quantities of rows")
            << quizSchema << u"$defs/number/properties/answer/oneOf/1/properties/quantity/enum"_s << ofRows;
        QTest::newRow("settings of sliders")
            << quizSchema << u"$defs/slider/properties/slider/properties/setting/enum"_s << sliderSettings();
        QTest::newRow("quantities") << quizSchema
                                    << u"$defs/number/properties/answer/oneOf/2/properties/quantity/enum"_s
                                    << quantities;
    }

    void namesAreThoseOfTheTables()
    {
        QFETCH(QString, file);
        QFETCH(QString, path);
        QFETCH(QStringList, names);
        QCOMPARE(strings(at(schema(file), path)), names);
    }

    void masksAreThoseOfTheTable()
    {
        QStringList names;
        for (const QJsonValue& form : at(schema(chapterSchema), u"$defs/mask/oneOf"_s).toArray())
            names += strings(form[u"enum"_s]) + form[u"properties"_s].toObject().keys();
        names.removeOne(u"all"_s);
        QStringList rules;
        for (const engine::MaskRule& rule : engine::maskTable())
            rules.append(toQString(rule.name));
        QCOMPARE(sorted(names), sorted(rules));
    }

    void settingsOfStepsAndQuestionsAreThoseOfTheReader()
    {
        const QStringList keys = sorted(settingsKeys() + QStringList{u"sentence"_s});
        QCOMPARE(at(schema(chapterSchema), u"$defs/stepState/properties"_s).toObject().keys(),
                 sorted(keys + QStringList{u"memory"_s}));
        QCOMPARE(at(schema(quizSchema), u"$defs/question/properties/state/properties"_s).toObject().keys(),
                 keys);
    }
};

QTEST_GUILESS_MAIN(TestSchemas)
#include "tst_schemas.moc"
