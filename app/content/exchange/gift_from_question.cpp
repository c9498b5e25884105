// Questions become GIFT items.
#include "app/content/exchange/gift_questions.h"

#include "app/content/exchange/gift_words.h"
#include "app/content/exchange/markup_text.h"
#include "app/content/questions/task_reader.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

const QString gapMark = u"_____"_s;

/// Moodle knows shares of a mark to five decimals.
double share(double whole, qsizetype count)
{
    return std::round(whole / double(count) * 1e5) / 1e5;
}

/// Fills the answers of an item; what it returns is why GIFT cannot hold the question, or nothing.
struct ItemMaker
{
    const Question& question;
    QString language;
    GiftItem& item;

    QString in(const Localized& words) const { return inLanguage(words, language).trimmed(); }

    void setStem(const Localized& words) const { setStem(in(words)); }
    void setStem(const QString& words) const
    {
        const bool isMarkdown = hasMarkdown(words);
        item.stem = {words, isMarkdown ? u"markdown"_s : words.contains(u'<') ? u"plain"_s : u"moodle"_s};
    }

    /// Plain words, which say so where they would be read as something else.
    GiftText text(const QString& words) const
    {
        const bool isOdd = words.startsWith(u'[') || words.startsWith(u'%') || hasMarkdown(words) ||
                           (words.contains(u'<') && item.stem.format != "plain"_L1);
        return {words, isOdd ? u"plain"_s : QString()};
    }
    GiftText text(const Localized& words) const { return text(in(words)); }
    /// Words that may be Markdown.
    GiftText prose(const Localized& words) const
    {
        const QString said = in(words);
        return hasMarkdown(said) ? GiftText{said, u"markdown"_s} : text(said);
    }

    GiftAnswer answer(const GiftText& words, double weight, const GiftText& feedback) const
    {
        return {words, 0.0, 0.0, weight, feedback};
    }

    QString operator()(const ChoiceTask& task) const
    {
        if (task.kind == OptionKind::TrueFalse)
            return makeTrueFalse(task);
        item.type = GiftType::Choice;
        item.isSingle = !task.isSeveral;
        const auto right = std::ranges::count(task.options, true, &Option::right);
        const auto wrong = task.options.size() - right;
        for (qsizetype i = 0; i < task.options.size(); ++i) {
            const Option& option = task.options[i];
            double weight = option.right ? share(100.0, item.isSingle ? 1 : right) : 0.0;
            if (!option.right && !item.isSingle)
                weight = share(-100.0, wrong);
            const GiftText words = task.kind == OptionKind::Code ? text(lineName(int(i))) : text(option.text);
            item.answers.append(answer(words, weight, text(feedbackOf(option))));
        }
        if (task.kind == OptionKind::Code)
            listCode(task);
        return {};
    }

    QString makeTrueFalse(const ChoiceTask& task) const
    {
        item.type = GiftType::TrueFalse;
        for (const Option& option : task.options) {
            if (option.right)
                item.isTrue = option.id == "true"_L1;
            (option.right ? item.feedbackRight : item.feedbackWrong) = text(option.feedback);
        }
        return {};
    }

    QString lineName(int index) const
    {
        return (language == "zh"_L1 ? u"第 %1 行"_s : u"Line %1"_s).arg(index + 1);
    }

    /// Of a faulty line also how it should read.
    QString feedbackOf(const Option& option) const
    {
        const QString said = in(option.feedback);
        if (option.fix.isEmpty())
            return said;
        return (language == "zh"_L1 ? u"应当是：%1\n%2"_s : u"It should read: %1\n%2"_s)
            .arg(option.fix.trimmed(), said);
    }

    /// The lines stand below the question, as their order and indents count.
    void listCode(const ChoiceTask& task) const
    {
        QStringList lines{in(question.prompt), {}};
        for (qsizetype i = 0; i < task.options.size(); ++i)
            lines.append(u"    %1  %2"_s.arg(i + 1).arg(inLanguage(task.options[i].text, language)));
        item.stem = {lines.join(u'\n'), u"markdown"_s};
    }

    QString operator()(const NumberTask& task) const
    {
        if (!task.drawn)
            return giftWords(
                QT_TRANSLATE_NOOP("gift", "its number is computed from the sentence of whoever is asked"));
        item.type = GiftType::Numeric;
        item.answers.append({{}, *task.drawn, task.tolerance, 100.0, prose(task.feedbackRight)});
        for (const MistakenAnswer& mistaken : task.mistaken) {
            if (mistaken.drawn)
                item.answers.append({{}, *mistaken.drawn, task.tolerance, 0.0, prose(mistaken.feedback)});
        }
        item.otherwise = prose(task.feedbackWrong);
        return {};
    }

    /// A word that is typed; "->" would make a pair of it, also where it stands in the feedback.
    QString addTyped(const QStringList& words, double weight, GiftText feedback) const
    {
        feedback.text.replace(u"->"_s, u"→"_s);
        for (const QString& word : words) {
            if (word.contains("->"_L1))
                return giftWords(QT_TRANSLATE_NOOP("gift", "“->” in an answer means a pair there"));
            item.answers.append(answer(text(word.trimmed()), weight, feedback));
        }
        return {};
    }

    QString operator()(const TextTask& task) const
    {
        item.type = GiftType::Short;
        QString why = addTyped(inOrder(task.accepted), 100.0, prose(task.feedbackRight));
        for (const MistakenWords& mistaken : task.mistaken) {
            if (why.isEmpty())
                why = addTyped(inOrder(mistaken.spellings), 0.0, prose(mistaken.feedback));
        }
        if (!in(task.feedbackWrong).isEmpty())
            addTyped({u"*"_s}, 0.0, prose(task.feedbackWrong));
        return why;
    }

    /// The spellings of this language first.
    QStringList inOrder(const Spellings& all) const
    {
        QStringList words = all.value(language);
        for (const QString& word : everySpelling(all)) {
            if (!words.contains(word))
                words.append(word);
        }
        return words;
    }

    QString operator()(const MatchingTask& task) const
    {
        item.type = GiftType::Matching;
        for (const Pair& pair : task.pairs)
            item.pairs.append({text(pair.left), in(pair.right)});
        for (const Spare& spare : task.spares)
            item.pairs.append({{}, in(spare.text)});
        item.generalFeedback = prose(task.feedbackRight);
        const bool isSplit = std::ranges::any_of(
            item.pairs, [](const GiftPair& pair) { return pair.left.text.contains("->"_L1); });
        return isSplit ? giftWords(QT_TRANSLATE_NOOP("gift", "“->” in a left side ends it there"))
                       : QString();
    }

    QString operator()(const ClozeTask& task) const
    {
        if (task.gaps.size() != 1)
            return giftWords(QT_TRANSLATE_NOOP("gift", "it has more than one gap"));
        const Gap& gap = task.gaps.first();
        setStem(in(task.text).replace(u"⟦%1⟧"_s.arg(gap.id), gapMark));
        item.isBlank = !item.stem.text.endsWith(gapMark);
        item.generalFeedback = prose(task.feedbackRight);
        item.type = gap.options.isEmpty() ? GiftType::Short : GiftType::Choice;
        if (gap.options.isEmpty())
            return addTyped(inOrder(gap.accepted), 100.0, text(gap.feedback));
        for (const Option& option : gap.options)
            item.answers.append(answer(text(option.text), option.right ? 100.0 : 0.0, text(option.feedback)));
        return {};
    }

    QString operator()(const FreeTextTask& task) const
    {
        item.type = GiftType::Essay;
        QStringList paragraphs{in(task.model)};
        for (const Spare& point : task.points)
            paragraphs.append(u"- "_s + in(point.text));
        item.generalFeedback = {paragraphs.join(u"\n\n"_s).trimmed(), u"markdown"_s};
        return {};
    }

    QString operator()(const OrderingTask&) const
    {
        return giftWords(QT_TRANSLATE_NOOP("gift", "it is put in order"));
    }
    QString operator()(const CellTask&) const
    {
        return giftWords(QT_TRANSLATE_NOOP("gift", "a cell of a figure is picked"));
    }
    QString operator()(const ShapeTask&) const
    {
        return giftWords(QT_TRANSLATE_NOOP("gift", "its shape is that of the sentence of whoever is asked"));
    }
    QString operator()(const MaskTask&) const
    {
        return giftWords(QT_TRANSLATE_NOOP("gift", "a mask is painted in a figure"));
    }
    QString operator()(const SliderTask&) const
    {
        return giftWords(QT_TRANSLATE_NOOP("gift", "a slider of a figure is moved"));
    }
};

} // namespace

std::optional<GiftItem> giftItem(const Question& question, const QString& language, QString& why)
{
    GiftItem item;
    item.id = question.id;
    item.title = question.id;
    if (const QString topic = topicOf(question); !topic.isEmpty())
        item.tags.append(topic);
    const ItemMaker maker{question, language, item};
    maker.setStem(question.prompt);
    item.generalFeedback = maker.prose(question.working);
    why = std::visit(maker, question.task);
    if (why.isEmpty() && item.stem.text.contains("{{"_L1))
        why = giftWords(QT_TRANSLATE_NOOP("gift", "it asks about the sentence of whoever is asked"));
    return why.isEmpty() ? std::optional(item) : std::nullopt;
}

} // namespace casefile::content
