#include "app/export/exchange/card_face.h"

#include "app/content/questions/task_reader.h"
#include "app/playback/prose_fields.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QRegularExpression>

#include <algorithm>

namespace casefile::exports {

using namespace Qt::StringLiterals;
using content::Localized;

namespace {

QString cardWords(const char* words)
{
    return QCoreApplication::translate("cards", words);
}

QString paragraph(const QString& html)
{
    return html.isEmpty() ? QString() : u"<p>%1</p>"_s.arg(html);
}

QString listed(const QStringList& items, const QString& tag = u"ul"_s)
{
    return items.isEmpty() ? QString() : u"<%1><li>%2</li></%1>"_s.arg(tag, items.join("</li><li>"_L1));
}

QString strong(const QString& html)
{
    return u"<b>%1</b>"_s.arg(html);
}

/// Fills both sides of a card; what it returns is why there is none, or nothing.
struct FaceMaker
{
    const content::Question& question;
    QString language;
    CardFace& face;

    QString in(const Localized& words) const
    {
        return cardHtml(content::inLanguage(words, language).trimmed());
    }

    /// The same on every day and in every export, and not that of the file, where the right one may stand
    /// first.
    template <typename Item>
    QList<Item> mixed(QList<Item> items) const
    {
        const auto place = [this](const Item& item) {
            return QCryptographicHash::hash((question.id + u'/' + item.id).toUtf8(),
                                            QCryptographicHash::Sha1);
        };
        std::ranges::sort(items, {}, place);
        return items;
    }

    void answer(const QString& html) const { face.back += paragraph(strong(html)); }
    void say(const Localized& words) const { face.back += paragraph(in(words)); }

    QString operator()(const content::ChoiceTask& task) const
    {
        const bool isMixed = task.kind == content::OptionKind::Words;
        const bool isCode = task.kind == content::OptionKind::Code;
        QStringList shown;
        QStringList right;
        QStringList others;
        for (const content::Option& option : isMixed ? mixed(task.options) : task.options) {
            const QString words =
                isCode ? u"<code>%1</code>"_s.arg(in(option.text).replace("  "_L1, "&nbsp; "_L1))
                       : in(option.text);
            shown.append(words);
            const QString why = in(option.feedback);
            const QString fix =
                option.fix.isEmpty() ? QString() : u" → <code>%1</code>"_s.arg(option.fix.toHtmlEscaped());
            if (option.right)
                right.append(paragraph(strong(words + fix)) + paragraph(why));
            else if (!why.isEmpty())
                others.append(u"%1<br>%2"_s.arg(words, why));
        }
        if (task.isSeveral)
            face.front += paragraph(cardWords(QT_TRANSLATE_NOOP("cards", "Several are right.")));
        if (isCode)
            face.front += paragraph(cardWords(QT_TRANSLATE_NOOP("cards", "Which line is wrong?")));
        if (task.kind == content::OptionKind::TrueFalse)
            shown = {cardWords(QT_TRANSLATE_NOOP("cards", "True")),
                     cardWords(QT_TRANSLATE_NOOP("cards", "False"))};
        face.front += listed(shown, u"ol"_s);
        face.back += right.join(QString());
        if (!others.isEmpty())
            face.back += paragraph(cardWords(QT_TRANSLATE_NOOP("cards", "The others:"))) + listed(others);
        return {};
    }

    QString operator()(const content::NumberTask& task) const
    {
        if (!task.drawn)
            return cardWords(QT_TRANSLATE_NOOP("cards", "its number could not be computed"));
        constexpr int decimals = 4;
        const QString number = playback::formatSetting(*task.drawn, decimals).toHtmlEscaped();
        answer(task.tolerance > 0.0
                   ? u"%1 (± %2)"_s.arg(number, playback::formatSetting(task.tolerance, decimals))
                   : number);
        say(task.feedbackRight);
        return {};
    }

    QString operator()(const content::TextTask& task) const
    {
        QStringList words = task.accepted.value(language);
        if (words.isEmpty())
            words = content::everySpelling(task.accepted);
        answer(words.join(" / "_L1).toHtmlEscaped());
        say(task.feedbackRight);
        return {};
    }

    QString operator()(const content::MatchingTask& task) const
    {
        QList<content::Spare> sides = task.spares;
        QStringList left;
        QStringList together;
        for (const content::Pair& pair : task.pairs) {
            sides.append({pair.id, pair.right});
            left.append(in(pair.left));
            together.append(u"%1 → <b>%2</b><br>%3"_s.arg(in(pair.left), in(pair.right), in(pair.feedback)));
        }
        face.front += listed(left) +
                      paragraph(cardWords(QT_TRANSLATE_NOOP("cards", "What belongs to each?"))) +
                      listed(texts(mixed(sides)));
        face.back += listed(together);
        say(task.feedbackRight);
        return {};
    }

    QString operator()(const content::OrderingTask& task) const
    {
        face.front += listed(texts(mixed(task.items)));
        face.back += listed(texts(task.items), u"ol"_s);
        say(task.feedbackRight);
        return {};
    }

    QString operator()(const content::ClozeTask& task) const
    {
        QString asked = in(task.text);
        QString told = asked;
        QStringList why;
        for (const content::Gap& gap : task.gaps) {
            const QString mark = u"⟦%1⟧"_s.arg(gap.id);
            const auto right = std::ranges::find(gap.options, true, &content::Option::right);
            const bool isChosen = right != gap.options.end();
            const QString words = isChosen ? in(right->text) : in(content::firstSpelling(gap.accepted));
            const QString choice = gap.options.isEmpty()
                                       ? u"____"_s
                                       : u"[%1]"_s.arg(optionTexts(mixed(gap.options)).join(" / "_L1));
            asked.replace(mark, choice);
            told.replace(mark, strong(words));
            const QString feedback = in(isChosen ? right->feedback : gap.feedback);
            if (!feedback.isEmpty())
                why.append(u"%1: %2"_s.arg(words, feedback));
        }
        face.front += paragraph(asked);
        face.back += paragraph(told) + listed(why);
        say(task.feedbackRight);
        return {};
    }

    QString operator()(const content::FreeTextTask& task) const
    {
        say(task.model);
        if (!task.points.isEmpty())
            face.back += paragraph(cardWords(QT_TRANSLATE_NOOP("cards", "Does your answer say this?"))) +
                         listed(texts(task.points));
        return {};
    }

    QString operator()(const content::CellTask& task) const
    {
        say(task.feedbackRight);
        return {};
    }
    QString operator()(const content::ShapeTask&) const
    {
        return cardWords(QT_TRANSLATE_NOOP("cards", "its shape could not be computed"));
    }
    QString operator()(const content::MaskTask&) const { return byHand(); }
    QString operator()(const content::SliderTask&) const { return byHand(); }

private:
    static QString byHand()
    {
        return cardWords(QT_TRANSLATE_NOOP("cards", "it is answered by hand, in a picture that moves"));
    }
    QStringList texts(const QList<content::Spare>& items) const
    {
        QStringList all;
        for (const content::Spare& item : items)
            all.append(in(item.text));
        return all;
    }
    QStringList optionTexts(const QList<content::Option>& options) const
    {
        QStringList all;
        for (const content::Option& option : options)
            all.append(in(option.text));
        return all;
    }
};

} // namespace

QString cardHtml(const QString& words)
{
    static const QRegularExpression code(u"`([^`]+)`"_s);
    static const QRegularExpression bold(u"\\*\\*(.+?)\\*\\*"_s);
    QString html = words.toHtmlEscaped();
    html.replace(code, u"<code>\\1</code>"_s).replace(bold, u"<b>\\1</b>"_s);
    return html.replace(u"\r"_s, QString()).replace(u'\t', u' ').replace("\n"_L1, "<br>"_L1);
}

std::optional<CardFace> cardFace(const content::Question& question, const QString& language, QString& why)
{
    CardFace face;
    const FaceMaker maker{question, language, face};
    face.front = paragraph(maker.in(question.prompt));
    why = std::visit(maker, question.task);
    if (!why.isEmpty())
        return {};
    face.back += paragraph(maker.in(question.working));
    return face;
}

} // namespace casefile::exports
