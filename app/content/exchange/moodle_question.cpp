#include "app/content/exchange/moodle_question.h"

#include "app/content/exchange/gift_questions.h"
#include "app/content/exchange/markup_text.h"
#include "app/content/questions/task_reader.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

/// Without characters that XML 1.0 does not allow.
QString xmlWords(const QString& text)
{
    QString allowed;
    for (const char32_t code : text.toUcs4()) {
        const bool isControl = code < 0x20 && code != '\n' && code != '\t';
        const bool isForbidden =
            isControl || (code >= 0xd800 && code <= 0xdfff) || code == 0xfffe || code == 0xffff;
        if (!isForbidden)
            allowed += QString::fromUcs4(&code, 1);
    }
    return allowed;
}

QString decimal(double value)
{
    return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

QString moodleFormat(const QString& format)
{
    if (format == "plain"_L1)
        return u"plain_text"_s;
    return format == "markdown"_L1 || format == "html"_L1 ? format : u"moodle_auto_format"_s;
}

GiftText marked(const QString& words)
{
    return {words, hasMarkdown(words) ? u"markdown"_s : words.contains(u'<') ? u"plain"_s : QString()};
}

/// Words within a gap of Moodle's, where these characters end something.
QString gapWords(QString words)
{
    for (const QChar letter : u"}#~"_s)
        words.replace(letter, u'\\' + QString(letter));
    return words.replace(u'\n', u' ');
}

QString typeName(const GiftItem& item)
{
    switch (item.type) {
    case GiftType::Category:
    case GiftType::Description:
        return u"description"_s;
    case GiftType::Essay:
        return u"essay"_s;
    case GiftType::TrueFalse:
        return u"truefalse"_s;
    case GiftType::Choice:
        return u"multichoice"_s;
    case GiftType::Short:
        return u"shortanswer"_s;
    case GiftType::Numeric:
        return u"numerical"_s;
    case GiftType::Matching:
        return u"matching"_s;
    }
    return {};
}

} // namespace

MoodleQuestion::MoodleQuestion(const Question& question, const QString& language, QXmlStreamWriter& xml)
    : m_question(question)
    , m_language(language)
    , m_xml(xml)
{}

bool MoodleQuestion::write(QString& why)
{
    if (const auto* cloze = std::get_if<ClozeTask>(&m_question.task))
        writeCloze(*cloze);
    else if (const auto* ordering = std::get_if<OrderingTask>(&m_question.task))
        writeOrdering(*ordering);
    else if (const auto item = giftItem(m_question, m_language, why))
        writeItem(*item);
    else
        return false;
    return true;
}

void MoodleQuestion::element(const QString& name, const QString& words)
{
    m_xml.writeTextElement(name, xmlWords(words));
}

void MoodleQuestion::text(const QString& name, const GiftText& words)
{
    m_xml.writeStartElement(name);
    m_xml.writeAttribute(u"format"_s, moodleFormat(words.format.isEmpty() ? m_format : words.format));
    element(u"text"_s, words.text);
    m_xml.writeEndElement();
}

void MoodleQuestion::begin(const QString& type, const GiftText& prompt, const GiftText& general)
{
    m_format = prompt.format;
    m_xml.writeStartElement(u"question"_s);
    m_xml.writeAttribute(u"type"_s, type);
    m_xml.writeStartElement(u"name"_s);
    element(u"text"_s, m_question.id);
    m_xml.writeEndElement();
    text(u"questiontext"_s, prompt);
    text(u"generalfeedback"_s, general);
    element(u"defaultgrade"_s, u"1"_s);
    element(u"penalty"_s, u"0.3333333"_s); // of each further try, as three tries are usual
    element(u"hidden"_s, u"0"_s);
    element(u"idnumber"_s, m_question.id);
}

void MoodleQuestion::end()
{
    for (const Localized& hint : m_question.hints)
        text(u"hint"_s, marked(in(hint)));
    const QString topic = topicOf(m_question);
    if (!topic.isEmpty()) {
        m_xml.writeStartElement(u"tags"_s);
        m_xml.writeStartElement(u"tag"_s);
        element(u"text"_s, topic);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
}

void MoodleQuestion::combinedFeedback(const QString& right, const QString& partly, const QString& wrong)
{
    text(u"correctfeedback"_s, marked(right));
    text(u"partiallycorrectfeedback"_s, marked(partly));
    text(u"incorrectfeedback"_s, marked(wrong));
}

void MoodleQuestion::answer(const GiftAnswer& answer, const QString& words, const QString& format)
{
    m_xml.writeStartElement(u"answer"_s);
    m_xml.writeAttribute(u"fraction"_s, decimal(answer.weight));
    m_xml.writeAttribute(u"format"_s, moodleFormat(format));
    element(u"text"_s, words);
    text(u"feedback"_s, answer.feedback);
    if (answer.tolerance > 0.0 || m_question.type == "number"_L1)
        element(u"tolerance"_s, decimal(answer.tolerance));
    m_xml.writeEndElement();
}

void MoodleQuestion::writeItem(const GiftItem& item)
{
    begin(typeName(item), item.stem,
          item.type == GiftType::Matching || item.type == GiftType::Essay ? GiftText()
                                                                          : item.generalFeedback);
    switch (item.type) {
    case GiftType::Category:
    case GiftType::Description:
        break;
    case GiftType::Essay:
        essay(item);
        break;
    case GiftType::TrueFalse:
        trueFalse(item);
        break;
    case GiftType::Choice:
        choice(item);
        break;
    case GiftType::Short:
        typed(item);
        break;
    case GiftType::Numeric:
        numbers(item);
        break;
    case GiftType::Matching:
        pairs(item);
        break;
    }
    end();
}

/// What is said of right options that were left out.
QString MoodleQuestion::missedWords(const ChoiceTask& task) const
{
    QStringList lines;
    for (const Option& option : task.options) {
        if (!in(option.missed).isEmpty())
            lines.append(in(option.missed));
    }
    return lines.join(u"\n\n"_s);
}

void MoodleQuestion::choice(const GiftItem& item)
{
    const auto* task = std::get_if<ChoiceTask>(&m_question.task);
    const bool isCode = task && task->kind == OptionKind::Code;
    element(u"single"_s, item.isSingle ? u"true"_s : u"false"_s);
    element(u"shuffleanswers"_s, isCode ? u"false"_s : u"true"_s);
    element(u"answernumbering"_s, u"abc"_s);
    const QString missed = task ? missedWords(*task) : QString();
    combinedFeedback({}, missed, missed);
    for (const GiftAnswer& one : item.answers)
        answer(one, one.text.text, one.text.format.isEmpty() ? m_format : one.text.format);
}

void MoodleQuestion::typed(const GiftItem& item)
{
    element(u"usecase"_s, u"0"_s);
    for (const GiftAnswer& one : item.answers)
        answer(one, one.text.text, u"moodle"_s);
}

void MoodleQuestion::numbers(const GiftItem& item)
{
    for (const GiftAnswer& one : item.answers)
        answer(one, decimal(one.value), u"moodle"_s);
    if (!item.otherwise.isEmpty())
        answer({{}, 0.0, 0.0, 0.0, item.otherwise}, u"*"_s, u"moodle"_s);
}

void MoodleQuestion::trueFalse(const GiftItem& item)
{
    for (const bool value : {true, false}) {
        const bool isRight = value == item.isTrue;
        answer({{}, 0.0, 0.0, isRight ? 100.0 : 0.0, isRight ? item.feedbackRight : item.feedbackWrong},
               value ? u"true"_s : u"false"_s, u"moodle"_s);
    }
}

void MoodleQuestion::pairs(const GiftItem& item)
{
    const auto* task = std::get_if<MatchingTask>(&m_question.task);
    element(u"shuffleanswers"_s, u"true"_s);
    const QString wrong = task ? in(task->feedbackWrong) : QString();
    combinedFeedback(item.generalFeedback.text, wrong, wrong);
    for (const GiftPair& pair : item.pairs) {
        m_xml.writeStartElement(u"subquestion"_s);
        m_xml.writeAttribute(u"format"_s,
                             moodleFormat(pair.left.format.isEmpty() ? m_format : pair.left.format));
        element(u"text"_s, pair.left.text);
        m_xml.writeStartElement(u"answer"_s);
        element(u"text"_s, pair.right);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }
}

/// The model answer is for who grades it.
void MoodleQuestion::essay(const GiftItem& item)
{
    element(u"responseformat"_s, u"editor"_s);
    element(u"responserequired"_s, u"1"_s);
    element(u"responsefieldlines"_s, u"10"_s);
    element(u"attachments"_s, u"0"_s);
    element(u"attachmentsrequired"_s, u"0"_s);
    text(u"graderinfo"_s, item.generalFeedback);
    text(u"responsetemplate"_s, {});
}

QString MoodleQuestion::gap(const Gap& gap) const
{
    QStringList answers;
    for (const Option& option : gap.options)
        answers.append((option.right ? u"="_s : QString()) + gapWords(in(option.text)) + u'#' +
                       gapWords(in(option.feedback)));
    for (const QString& word : everySpelling(gap.accepted))
        answers.append(u"="_s + gapWords(word) + u'#' + gapWords(in(gap.feedback)));
    answers.removeDuplicates();
    return u"{1:%1:%2}"_s.arg(gap.options.isEmpty() ? u"SHORTANSWER"_s : u"MULTICHOICE"_s,
                              answers.join(u'~'));
}

void MoodleQuestion::writeCloze(const ClozeTask& task)
{
    QString words = in(task.text);
    for (const Gap& one : task.gaps)
        words.replace(u"⟦%1⟧"_s.arg(one.id), gap(one));
    begin(u"cloze"_s, marked(in(m_question.prompt) + u"\n\n"_s + words), marked(in(task.feedbackRight)));
    end();
}

void MoodleQuestion::writeOrdering(const OrderingTask& task)
{
    begin(u"ordering"_s, marked(in(m_question.prompt)), {});
    element(u"layouttype"_s, u"VERTICAL"_s);
    element(u"selecttype"_s, u"ALL"_s);
    element(u"selectcount"_s, u"0"_s);
    element(u"gradingtype"_s, u"LONGEST_ORDERED_SUBSET"_s); // as it is graded here
    element(u"showgrading"_s, u"SHOW"_s);
    element(u"numberingstyle"_s, u"none"_s);
    combinedFeedback(in(task.feedbackRight), in(task.feedbackWrong), in(task.feedbackWrong));
    for (qsizetype i = 0; i < task.items.size(); ++i) {
        m_xml.writeStartElement(u"answer"_s);
        m_xml.writeAttribute(u"fraction"_s, QString::number(i + 1)); // its place
        const GiftText words = marked(in(task.items[i].text));
        m_xml.writeAttribute(u"format"_s, moodleFormat(words.format));
        element(u"text"_s, words.text);
        m_xml.writeEndElement();
    }
    end();
}

} // namespace casefile::content
