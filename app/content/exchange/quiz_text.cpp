#include "app/content/exchange/quiz_text.h"

#include "app/content/localized.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace casefile::content {

namespace {

constexpr int depthOfQuestions = 3; ///< {"questions": [{

/// The lines on which the objects of the list begin.
QList<int> questionLines(const QByteArray& text)
{
    QList<int> lines;
    int line = 1;
    int depth = 0;
    bool isInString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char sign = text[i];
        if (sign == '\n')
            ++line;
        else if (isInString && sign == '\\')
            ++i;
        else if (sign == '"')
            isInString = !isInString;
        else if (isInString)
            continue;
        else if (sign == '{' || sign == '[')
            depth += 1;
        else if (sign == '}' || sign == ']')
            depth -= 1;
        if (sign == '{' && !isInString && depth == depthOfQuestions)
            lines.append(line);
    }
    return lines;
}

ImportedQuestion imported(const QJsonObject& question, const QString& chapter, int line)
{
    Localized prompt;
    for (const auto& [language, words] : question[u"prompt"_s].toObject().toVariantMap().asKeyValueRange())
        prompt.insert(language, words.toString());
    ImportedQuestion item;
    item.title = inLanguage(prompt, u"en"_s);
    item.line = line;
    item.chapter = chapter;
    item.question = question;
    return item;
}

} // namespace

Imported readQuizText(const QString& file, const QByteArray& text)
{
    Imported read;
    QJsonParseError error;
    const QJsonObject top = QJsonDocument::fromJson(text, &error).object();
    if (error.error != QJsonParseError::NoError) {
        const auto line =
            text.first(qBound(qsizetype(0), qsizetype(error.offset), text.size())).count('\n') + 1;
        read.faults.append({file, u"line %1"_s.arg(line), u"not JSON: %1"_s.arg(error.errorString())});
        return read;
    }
    if (top.contains(u"type"_s)) {
        read.questions.append(imported(top, {}, 1));
        return read;
    }
    if (!top[u"questions"_s].isArray()) {
        read.faults.append(
            {file, u"line 1"_s, u"must be a quiz with a list of \"questions\", or one question"_s});
        return read;
    }
    const QString chapter = top[u"chapter"_s].toString();
    const QList<int> lines = questionLines(text);
    qsizetype objects = 0;
    for (const QJsonValue& question : top[u"questions"_s].toArray()) {
        if (question.isObject())
            read.questions.append(imported(question.toObject(), chapter, lines.value(objects++)));
        else
            read.faults.append({file, u"questions"_s, u"a question must be an object"_s});
    }
    return read;
}

} // namespace casefile::content
