#include "app/content/question.h"

#include "app/content/library.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

QJsonObject fromText(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

/// A question with nothing that only helps, and in English only.
const QMap<QString, QJsonObject>& bareQuestions()
{
    static const QMap<QString, QJsonObject> bare{
        {u"choice"_s, fromText(R"({"id": "own-1", "type": "choice", "prompt": {"en": "Which?"},
            "options": [{"id": "a", "text": {"en": "this"}, "right": true}, {"id": "b", "text": {"en": "that"}}]})")},
        {u"choices"_s, fromText(R"({"id": "own-1", "type": "choices", "prompt": {"en": "Which?"},
            "options": [{"id": "a", "text": {"en": "this"}, "right": true}, {"id": "b", "text": {"en": "that"}}]})")},
        {u"true-false"_s, fromText(R"({"id": "own-1", "type": "true-false", "prompt": {"en": "It is so."},
            "answer": true})")},
        {u"number"_s, fromText(R"({"id": "own-1", "type": "number", "prompt": {"en": "How many?"},
            "answer": {"value": 4}})")},
        {u"text"_s, fromText(R"({"id": "own-1", "type": "text", "prompt": {"en": "Who?"},
            "accepted": {"en": ["query"]}})")},
        {u"matching"_s, fromText(R"({"id": "own-1", "type": "matching", "prompt": {"en": "Match."}, "pairs": [
            {"id": "a", "left": {"en": "1"}, "right": {"en": "one"}},
            {"id": "b", "left": {"en": "2"}, "right": {"en": "two"}}]})")},
        {u"ordering"_s, fromText(R"({"id": "own-1", "type": "ordering", "prompt": {"en": "Order."}, "items": [
            {"id": "a", "text": {"en": "1"}}, {"id": "b", "text": {"en": "2"}}, {"id": "c", "text": {"en": "3"}}]})")},
        {u"cloze"_s, fromText(R"({"id": "own-1", "type": "cloze", "prompt": {"en": "Fill."},
            "text": {"en": "a ⟦g⟧"}, "gaps": [{"id": "g", "accepted": {"en": ["b"]}}]})")},
        {u"shape"_s, fromText(R"({"id": "own-1", "type": "shape", "prompt": {"en": "Shape?"},
            "answer": {"tensor": "weights"}})")},
        {u"cell"_s, fromText(R"({"id": "own-1", "type": "cell", "prompt": {"en": "Where?"},
            "answer": {"tensor": "weights", "row": "last", "column": "max"}})")},
        {u"mask"_s,
         fromText(R"({"id": "own-1", "type": "mask", "prompt": {"en": "Paint."}, "answer": "causal"})")},
        {u"slider"_s, fromText(R"({"id": "own-1", "type": "slider", "prompt": {"en": "Move."},
            "slider": {"setting": "temperature", "from": 0.5, "to": 4, "step": 0.5, "start": 1},
            "goal": {"quantity": "row-entropy", "row": "last", "above": 1}})")},
        {u"code-line"_s, fromText(R"({"id": "own-1", "type": "code-line", "prompt": {"en": "Which line?"},
            "code": [{"line": "a = 1"}, {"line": "b = a / 0", "fault": true}]})")},
        {u"free-text"_s, fromText(R"({"id": "own-1", "type": "free-text", "prompt": {"en": "Why?"},
            "model": {"en": "Because."}, "points": [{"id": "a", "text": {"en": "a cause"}},
            {"id": "b", "text": {"en": "a reason"}}]})")},
    };
    return bare;
}

Faults faultsAsShipped(const QJsonObject& question)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"quiz.json"_s));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    const QJsonObject quiz{
        {u"version"_s, 1}, {u"chapter"_s, u"qkv"_s}, {u"questions"_s, QJsonArray{question}}};
    file.write(QJsonDocument(quiz).toJson());
    file.close();
    Faults faults;
    readQuiz(file.fileName(), {}, faults);
    return faults;
}

} // namespace

class TestOwnQuestion : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyTypeMayBeBareAndInOneLanguage_data()
    {
        QTest::addColumn<QString>("type");
        for (const QString& type : questionTypes())
            QTest::newRow(qPrintable(type)) << type;
    }

    void everyTypeMayBeBareAndInOneLanguage()
    {
        QFETCH(const QString, type);
        Faults faults;
        const auto question = readOwnQuestion(bareQuestions().value(type), {}, faults);
        QVERIFY2(question, faults.isEmpty() ? "no faults" : qPrintable(toString(faults.first())));
        QVERIFY(question->isOwn && question->version == 1);
        QVERIFY(!inLanguage(question->prompt, u"zh"_s).isEmpty()); // said in the language that it has
        QVERIFY(faultsAsShipped(bareQuestions().value(type)).size() >= 3);
    }

    void whatIsPartOfAQuestionMustBeThere()
    {
        Faults faults;
        QJsonObject question = bareQuestions()[u"choice"_s];
        question.insert(u"prompt"_s, QJsonObject{{u"en"_s, u" "_s}, {u"zh"_s, u""_s}});
        question.insert(u"options"_s, QJsonArray{});
        question.insert(u"colour"_s, u"red"_s);
        QVERIFY(!readOwnQuestion(question, {}, faults));
        QStringList said;
        for (const Fault& fault : faults)
            said.append(u"%1: %2"_s.arg(fault.path, fault.message));
        QVERIFY2(said.contains(u"prompt: says nothing in any language"_s), qPrintable(said.join(u'\n')));
        QVERIFY(said.contains(u"options: must have at least two options"_s));
        QVERIFY(!said.filter(u"colour"_s).isEmpty());
    }

    void anEmptyTranslationIsNoneAndHalfOfARepairIsAFault()
    {
        Faults faults;
        QJsonObject question = bareQuestions()[u"text"_s];
        question.insert(u"prompt"_s, QJsonObject{{u"en"_s, u"Who?"_s}, {u"zh"_s, u""_s}});
        question.insert(u"feedback"_s, QJsonObject{{u"right"_s, QJsonObject{{u"zh"_s, u""_s}}}});
        const auto read = readOwnQuestion(question, {}, faults);
        QVERIFY(read && inLanguage(read->prompt, u"zh"_s) == "Who?"_L1);
        question.insert(u"repair"_s, QJsonObject{{u"chapter"_s, u"qkv"_s}});
        QVERIFY(!readOwnQuestion(question, {}, faults));
        QCOMPARE(faults.first().message, u"\"step\" is missing"_s);
    }

    void onlyFieldsThatCanBeFilledAreFields()
    {
        KnownNames names;
        names.fields = {u"weight"_s};
        Faults faults;
        QJsonObject question = bareQuestions()[u"text"_s];
        question.insert(u"prompt"_s, QJsonObject{{u"en"_s, u"<br> {{weight}}"_s}});
        QVERIFY(readOwnQuestion(question, names, faults));
        question.insert(u"prompt"_s, QJsonObject{{u"en"_s, u"{{wieght}}"_s}});
        QVERIFY(!readOwnQuestion(question, names, faults));
    }
};

QTEST_GUILESS_MAIN(TestOwnQuestion)
#include "tst_own_question.moc"
