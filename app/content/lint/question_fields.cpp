#include "app/content/lint/question_fields.h"

#include "app/content/engine_names.h"
#include "app/content/json_path.h"
#include "app/content/quantity.h"
#include "app/content/question.h"
#include "app/content/questions/slider.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

using Is = FieldKind;
using Fields = QList<QuestionField>;

QuestionField words(const QString& path, FieldNeed need = FieldNeed::Must)
{
    return {path, Is::Words, need};
}

QuestionField belief(const QString& path = u"misconception"_s, FieldNeed need = FieldNeed::Should)
{
    return {path, Is::Belief, need};
}

QuestionField listOf(const QString& path, int fewest, const Fields& of, bool isIdentified = true)
{
    return {path, Is::List, fewest > 0 ? FieldNeed::Must : FieldNeed::May, {}, of, fewest, isIdentified};
}

/// What is said about right and wrong answers, and the belief that the question is about.
Fields feedback()
{
    return {words(u"feedback.right"_s, FieldNeed::Should), words(u"feedback.wrong"_s, FieldNeed::Should),
            belief()};
}

Fields optionFields()
{
    return {words(u"text"_s),
            {u"right"_s, Is::Flag, FieldNeed::May},
            words(u"feedback"_s, FieldNeed::Should),
            belief(u"misconception"_s, FieldNeed::May)};
}

Fields cellFields(const QString& of, FieldNeed need = FieldNeed::Must)
{
    const QStringList rows{u"first"_s, u"last"_s, u"focus"_s};
    return {{of + u".tensor"_s, Is::Name, need, tensorNames()},
            {of + u".head"_s, Is::Whole, FieldNeed::May},
            {of + u".row"_s, Is::Index, need, rows},
            {of + u".column"_s, Is::Index, need, rows + QStringList{u"max"_s, u"min"_s}}};
}

Fields shapeFields(const QString& of)
{
    return {{of + u"tensor"_s, Is::Name, FieldNeed::Must, tensorNames()},
            {of + u"allHeads"_s, Is::Flag, FieldNeed::May},
            {of + u"transposed"_s, Is::Flag, FieldNeed::May}};
}

Fields mixupFields(const QString& first, const QString& second, const QStringList& firsts,
                   const QStringList& seconds)
{
    return {{first, Is::Part, FieldNeed::Must, firsts},
            {second, Is::Part, FieldNeed::Must, seconds},
            words(u"feedback"_s, FieldNeed::Should),
            belief(u"misconception"_s, FieldNeed::May)};
}

Fields choiceFields()
{
    return {listOf(u"options"_s, 2, optionFields())};
}

Fields choicesFields()
{
    return {listOf(u"options"_s, 2, optionFields() + Fields{words(u"missed"_s, FieldNeed::May)})};
}

Fields trueFalseFields()
{
    return {{u"answer"_s, Is::Truth, FieldNeed::Must},
            words(u"feedback.true"_s, FieldNeed::Should),
            words(u"feedback.false"_s, FieldNeed::Should),
            belief()};
}

Fields numberFields()
{
    return Fields{{u"answer.quantity"_s, Is::Name, FieldNeed::Must, quantityNames()}} +
           cellFields(u"answer"_s, FieldNeed::May) +
           Fields{{u"tolerance"_s, Is::Number, FieldNeed::May},
                  listOf(u"mistaken"_s, 0,
                         {{u"mistake"_s, Is::Name, FieldNeed::Must, mistakeNames()},
                          words(u"feedback"_s, FieldNeed::Should),
                          belief()},
                         false),
                  words(u"working"_s, FieldNeed::May)} +
           feedback();
}

Fields textFields()
{
    return Fields{{u"accepted"_s, Is::Synonyms, FieldNeed::Must},
                  listOf(u"mistaken"_s, 0,
                         {{u"words"_s, Is::Synonyms, FieldNeed::Must},
                          words(u"feedback"_s, FieldNeed::Should),
                          belief(u"misconception"_s, FieldNeed::May)},
                         false)} +
           feedback();
}

Fields matchingFields()
{
    return Fields{listOf(u"pairs"_s, 2,
                         {words(u"left"_s), words(u"right"_s), words(u"feedback"_s, FieldNeed::Should)}),
                  listOf(u"spares"_s, 0, {words(u"text"_s)}),
                  listOf(u"mixups"_s, 0,
                         mixupFields(u"left"_s, u"right"_s, {u"pairs"_s}, {u"pairs"_s, u"spares"_s}),
                         false)} +
           feedback();
}

Fields orderingFields()
{
    return Fields{listOf(u"items"_s, 3, {words(u"text"_s)}),
                  listOf(u"mixups"_s, 0, mixupFields(u"first"_s, u"then"_s, {u"items"_s}, {u"items"_s}),
                         false)} +
           feedback();
}

Fields clozeFields()
{
    return Fields{words(u"text"_s), listOf(u"gaps"_s, 1,
                                           {{u"id"_s, Is::Line, FieldNeed::Must},
                                            listOf(u"options"_s, 0, optionFields()),
                                            {u"accepted"_s, Is::Synonyms, FieldNeed::May},
                                            words(u"feedback"_s, FieldNeed::May)})} +
           feedback();
}

Fields maskFields()
{
    return Fields{{u"answer"_s, Is::MaskRule, FieldNeed::Must},
                  listOf(u"mistaken"_s, 0,
                         {{u"mask"_s, Is::MaskRule, FieldNeed::Must},
                          {u"inverted"_s, Is::Flag, FieldNeed::May},
                          {u"transposed"_s, Is::Flag, FieldNeed::May},
                          words(u"feedback"_s, FieldNeed::Should),
                          belief(u"misconception"_s, FieldNeed::May)},
                         false)} +
           feedback();
}

Fields sliderFields()
{
    return Fields{{u"slider.setting"_s, Is::Name, FieldNeed::Must, sliderSettings()},
                  {u"slider.from"_s, Is::Number, FieldNeed::Must},
                  {u"slider.to"_s, Is::Number, FieldNeed::Must},
                  {u"slider.step"_s, Is::Number, FieldNeed::Must},
                  {u"slider.start"_s, Is::Number, FieldNeed::Must},
                  {u"goal.quantity"_s, Is::Name, FieldNeed::Must, quantityNames()}} +
           cellFields(u"goal"_s, FieldNeed::May) +
           Fields{{u"goal.above"_s, Is::Number, FieldNeed::May},
                  {u"goal.below"_s, Is::Number, FieldNeed::May},
                  words(u"feedback.right"_s, FieldNeed::Should),
                  words(u"feedback.opposite"_s, FieldNeed::Should),
                  words(u"feedback.wrong"_s, FieldNeed::Should),
                  belief(),
                  belief(u"misconceptionOpposite"_s)};
}

Fields shapeQuestionFields()
{
    return shapeFields(u"answer."_s) +
           Fields{listOf(u"mistaken"_s, 0,
                         shapeFields({}) + Fields{words(u"feedback"_s, FieldNeed::Should),
                                                  belief(u"misconception"_s, FieldNeed::May)},
                         false)} +
           feedback();
}

Fields cellQuestionFields()
{
    return cellFields(u"answer"_s) + Fields{words(u"feedback.right"_s, FieldNeed::Should),
                                            words(u"feedback.transposed"_s, FieldNeed::Should),
                                            words(u"feedback.wrong"_s, FieldNeed::Should), belief(),
                                            belief(u"misconceptionTransposed"_s)};
}

Fields codeLineFields()
{
    return {listOf(u"code"_s, 2,
                   {{u"line"_s, Is::Line, FieldNeed::Must},
                    {u"fault"_s, Is::Flag, FieldNeed::May},
                    {u"fix"_s, Is::Line, FieldNeed::May},
                    words(u"feedback"_s, FieldNeed::May),
                    belief(u"misconception"_s, FieldNeed::May)},
                   false),
            words(u"feedback.wrong"_s, FieldNeed::Should), belief()};
}

Fields freeTextFields()
{
    return {words(u"model"_s),
            listOf(u"points"_s, 2, {words(u"text"_s)}),
            {u"enough"_s, Is::Whole, FieldNeed::May},
            belief()};
}

/// What every question has around the fields of its type.
Fields wholeOf(const Fields& own)
{
    return Fields{words(u"prompt"_s)} + own +
           Fields{{u"hints"_s, Is::List, FieldNeed::Should, {}, {words({}, FieldNeed::Should)}, 0, false},
                  {u"repair"_s, Is::RepairStep, FieldNeed::May},
                  words(u"state.sentence"_s, FieldNeed::May),
                  {u"state.mask"_s, Is::MaskRule, FieldNeed::May}};
}

const QHash<QString, Fields>& table()
{
    static const QHash<QString, Fields> fields{
        {u"choice"_s, wholeOf(choiceFields())},
        {u"choices"_s, wholeOf(choicesFields())},
        {u"true-false"_s, wholeOf(trueFalseFields())},
        {u"number"_s, wholeOf(numberFields())},
        {u"text"_s, wholeOf(textFields())},
        {u"matching"_s, wholeOf(matchingFields())},
        {u"ordering"_s, wholeOf(orderingFields())},
        {u"cloze"_s, wholeOf(clozeFields())},
        {u"shape"_s, wholeOf(shapeQuestionFields())},
        {u"cell"_s, wholeOf(cellQuestionFields())},
        {u"mask"_s, wholeOf(maskFields())},
        {u"slider"_s, wholeOf(sliderFields())},
        {u"code-line"_s, wholeOf(codeLineFields())},
        {u"free-text"_s, wholeOf(freeTextFields())},
    };
    return fields;
}

void visit(const QList<QuestionField>& fields, const QJsonObject& question, const QString& place,
           const FieldVisit& visitor)
{
    for (const QuestionField& field : fields) {
        const QString path = field.path.isEmpty() ? place : pathOf(place, field.path);
        visitor(field, path);
        if (field.kind != Is::List)
            continue;
        for (int i = 0; i < int(valueAt(question, path).toArray().size()); ++i)
            visit(field.of, question, pathOf(path, i), visitor);
    }
}

} // namespace

const QList<QuestionField>& questionFields(const QString& type)
{
    static const Fields none;
    const auto found = table().constFind(type);
    return found == table().cend() ? none : *found;
}

QJsonObject newEntry(const QuestionField& list, const QJsonArray& entries)
{
    if (!list.isIdentified)
        return {};
    QStringList taken;
    for (const QJsonValue& entry : entries)
        taken.append(entry.toObject().value("id"_L1).toString());
    for (int n = 1;; ++n) {
        const QString id = list.path.chopped(1) + QString::number(n);
        if (!taken.contains(id))
            return {{u"id"_s, id}};
    }
}

QJsonObject newQuestion(const QString& type)
{
    QJsonObject question{{u"type"_s, type}};
    for (const QuestionField& field : questionFields(type)) {
        QJsonArray entries;
        while (field.kind == Is::List && entries.size() < field.fewest)
            entries.append(newEntry(field, entries));
        if (!entries.isEmpty())
            question.insert(field.path, entries);
    }
    return question;
}

void visitFields(const QJsonObject& question, const FieldVisit& visitor)
{
    visit(questionFields(question.value("type"_L1).toString()), question, {}, visitor);
}

} // namespace casefile::content
