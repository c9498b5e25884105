#include "app/content/exchange/moodle_xml.h"

#include "app/content/exchange/moodle_question.h"

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

void writeCategory(const QString& chapter, QXmlStreamWriter& xml)
{
    xml.writeStartElement(u"question"_s);
    xml.writeAttribute(u"type"_s, u"category"_s);
    xml.writeStartElement(u"category"_s);
    xml.writeTextElement(u"text"_s, u"$course$/top/Casefile/"_s + chapter);
    xml.writeEndElement();
    xml.writeEndElement();
}

} // namespace

QByteArray writeMoodleXml(const QList<MoodleCategory>& categories, const QString& language,
                          QStringList* leftOut)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeStartElement(u"quiz"_s);
    for (const MoodleCategory& category : categories) {
        writeCategory(category.chapter, xml);
        for (const Question& question : category.questions) {
            QString why;
            if (!MoodleQuestion(question, language, xml).write(why) && leftOut)
                leftOut->append(u"%1: %2"_s.arg(question.id, why));
        }
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

} // namespace casefile::content
