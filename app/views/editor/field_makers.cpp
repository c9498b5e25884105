// Which widget a field gets, and what may be picked in it.
#include "app/content/library.h"
#include "app/content/localized.h"
#include "app/views/editor/field_widget.h"
#include "app/views/editor/field_words.h"
#include "app/views/editor/question_document.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace casefile::views {
namespace {

using Entries = QList<PickField::Entry>;

QString editorWords(const char* words)
{
    return QCoreApplication::translate("editor", words);
}

Entries none()
{
    return {{editorWords(QT_TRANSLATE_NOOP("editor", "– none –")), QJsonValue::Undefined}};
}

Entries beliefEntries(const FormContext& context)
{
    Entries entries = none();
    for (const content::Misconception& belief : context.library.misconceptions)
        entries.append(
            {u"%1  %2"_s.arg(belief.id, content::inLanguage(belief.belief, context.language)), belief.id});
    return entries;
}

Entries stepEntries(const FormContext& context)
{
    Entries entries = none();
    for (const content::Chapter& chapter : context.library.chapters) {
        for (const content::Step& step : chapter.steps)
            entries.append({u"%1 · %2"_s.arg(chapter.titles.value(context.language, chapter.id),
                                             chapter.words(context.language, step.id).title),
                            QJsonObject{{u"chapter"_s, chapter.id}, {u"step"_s, step.id}}});
    }
    return entries;
}

Entries maskEntries()
{
    Entries entries = none();
    entries.append({editorWords(QT_TRANSLATE_NOOP("editor", "no mask")), u"none"_s});
    entries.append({editorWords(QT_TRANSLATE_NOOP("editor", "causal")), u"causal"_s});
    for (int radius = 1; radius <= 3; ++radius) {
        const QJsonObject window{{u"window"_s, radius}};
        entries.append({editorWords(QT_TRANSLATE_NOOP("editor", "window of radius %1")).arg(radius), window});
        entries.append({editorWords(QT_TRANSLATE_NOOP("editor", "causal, window of radius %1")).arg(radius),
                        QJsonObject{{u"all"_s, QJsonArray{u"causal"_s, window}}}});
    }
    for (int hidden = 1; hidden <= 3; ++hidden)
        entries.append(
            {editorWords(QT_TRANSLATE_NOOP("editor", "padding: the last keys hidden, %1")).arg(hidden),
             QJsonObject{{u"padding"_s, hidden}}});
    return entries;
}

Entries nameEntries(const content::QuestionField& field)
{
    Entries entries = none();
    for (const QString& name : field.names)
        entries.append({nameLabel(name), name});
    constexpr int furthest = 9;
    for (int i = 0; field.kind == content::FieldKind::Index && i <= furthest; ++i)
        entries.append({QString::number(i), i});
    return entries;
}

/// The entries of this question's own lists, by the beginning of their words.
Entries partEntries(const FormContext& context, const content::QuestionField& field)
{
    Entries entries = none();
    for (const QString& list : field.names) {
        const QJsonArray parts = context.document.question().value(list).toArray();
        for (int i = 0; i < int(parts.size()); ++i)
            entries.append({u"%1 %2"_s.arg(entryLabel(list)).arg(i + 1), parts.at(i)["id"_L1].toString()});
    }
    return entries;
}

Entries truthEntries()
{
    return none() + Entries{{editorWords(QT_TRANSLATE_NOOP("editor", "The statement is true")), true},
                            {editorWords(QT_TRANSLATE_NOOP("editor", "The statement is false")), false}};
}

} // namespace

FieldWidget* makeFieldWidget(const FormContext& context, const content::QuestionField& field,
                             const QString& path, QWidget* parent)
{
    using enum content::FieldKind;
    const QString label = placeWords({content::LintKind::Missing, path, {}, {}});
    switch (field.kind) {
    case Words:
        return new WordsField(context, path, false, label, parent);
    case Synonyms:
        return new WordsField(context, path, true, label, parent);
    case Flag:
        return new FlagField(context, path, fieldLabel(field.path), parent);
    case Truth:
        return new PickField(context, path, truthEntries(), label, parent);
    case Name:
    case Index:
        return new PickField(context, path, nameEntries(field), label, parent);
    case Part:
        return new PickField(context, path, partEntries(context, field), label, parent);
    case Belief:
        return new PickField(context, path, beliefEntries(context), label, parent);
    case RepairStep:
        return new PickField(context, path, stepEntries(context), label, parent);
    case MaskRule:
        return new PickField(context, path, maskEntries(), label, parent);
    case Line:
    case Number:
    case Whole:
    case List:
        break;
    }
    return new LineField(context, path, field.kind, label, parent);
}

} // namespace casefile::views
