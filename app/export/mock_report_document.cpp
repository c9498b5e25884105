#include "app/export/mock_report_document.h"

#include "app/content/state.h"
#include "app/figures/fonts.h"
#include "app/learner/interview/mock_report.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace casefile::exports {
namespace {

constexpr double pdfPoints = 10.0; ///< of body text
constexpr int pdfDpi = 300;

QString minutesAndSeconds(qint64 ms)
{
    constexpr qint64 msPerSecond = 1000;
    constexpr qint64 secondsPerMinute = 60;
    const qint64 seconds = ms / msPerSecond;
    return u"%1:%2"_s.arg(seconds / secondsPerMinute).arg(seconds % secondsPerMinute, 2, 10, QChar(u'0'));
}

QString percent(double share)
{
    return QCoreApplication::translate("report", "%1 %", "percentage").arg(qRound(share * 100));
}

/// Writes the parts of a report one after the other.
class ReportWriter
{
public:
    ReportWriter(const learner::MockRecord& record, const content::Library& library, const QString& language,
                 const ReportColors& colors)
        : m_record(record)
        , m_report(learner::reportOf(record))
        , m_library(library)
        , m_language(language)
        , m_colors(colors)
    {}

    QString html()
    {
        m_html = u"<body style=\"color:%1\">"_s.arg(m_colors.ink.name());
        writeHead();
        if (m_report.asked > 0) {
            writeTopics();
            writeStudy();
            writeQuestions();
        }
        return m_html + u"</body>"_s;
    }

private:
    void line(const QString& words, bool isMuted = false)
    {
        m_html += isMuted
                      ? u"<p style=\"color:%1\">%2</p>"_s.arg(m_colors.muted.name(), words.toHtmlEscaped())
                      : u"<p>%1</p>"_s.arg(words.toHtmlEscaped());
    }

    void heading(const QString& words) { m_html += u"<h2>%1</h2>"_s.arg(words.toHtmlEscaped()); }

    /// The first column has the widest words.
    void openTable(const QStringList& names)
    {
        m_html += u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\" border=\"1\" "
                  "style=\"border-collapse:collapse; border-style:solid; border-color:%1\"><tr>"_s.arg(
                      m_colors.line.name());
        for (const QString& name : names)
            m_html += u"<th align=\"left\"%1>%2</th>"_s.arg(
                name == names.first() ? u" width=\"42%\""_s : QString(), name.toHtmlEscaped());
        m_html += u"</tr>"_s;
    }

    void row(const QStringList& cells)
    {
        m_html += u"<tr>"_s;
        for (const QString& cell : cells)
            m_html += u"<td>%1</td>"_s.arg(cell.toHtmlEscaped());
        m_html += u"</tr>"_s;
    }

    void closeTable() { m_html += u"</table>"_s; }

    QString chapterTitle(const QString& chapter) const
    {
        const auto entry = std::ranges::find(m_library.course, chapter, &content::CourseEntry::id);
        return entry == m_library.course.cend() ? chapter : content::inLanguage(entry->title, m_language);
    }

    void writeHead()
    {
        const QLocale locale(m_language == "zh"_L1 ? QLocale::Chinese : QLocale::English);
        m_html +=
            u"<h1>%1</h1>"_s.arg(QCoreApplication::translate("report", "Mock interview").toHtmlEscaped());
        const QDateTime when = m_record.when.toLocalTime();
        line(QCoreApplication::translate("report", "%1, %2", "date, time")
                 .arg(locale.toString(when.date(), QLocale::LongFormat), when.time().toString(u"HH:mm"_s)),
             true);
        if (m_report.asked == 0)
            return line(QCoreApplication::translate(
                "report", "No question was finished, so there is nothing to report."));
        constexpr int most = 4;
        const int marks = qRound(m_report.share * most * m_report.asked);
        m_html += u"<p style=\"font-size:x-large; font-weight:bold\">%1</p>"_s.arg(
            QCoreApplication::translate("report", "%1 of %2 marks (%3)",
                                        "score: marks by the rubrics, percentage")
                .arg(marks)
                .arg(most * m_report.asked)
                .arg(percent(m_report.share))
                .toHtmlEscaped());
        line(QCoreApplication::translate("report", "%n question(s), of which %1 answered and %2 skipped.",
                                         nullptr, m_report.asked)
                 .arg(m_report.graded)
                 .arg(m_report.skipped));
        line(QCoreApplication::translate("report", "Time used: %1 of %2; paused %n time(s), %3 in all.",
                                         "minutes and seconds", m_record.pauses)
                 .arg(minutesAndSeconds(m_record.talkMs()),
                      minutesAndSeconds(qint64(m_record.settings.minutes) * 60'000),
                      minutesAndSeconds(m_record.pausedMs)));
        if (m_report.followUps > 0)
            line(QCoreApplication::translate("report", "Follow-ups answered well: %1 of %2.")
                     .arg(m_report.followUpsMet)
                     .arg(m_report.followUps));
        if (m_record.isEndedEarly)
            line(QCoreApplication::translate("report", "The interview was ended early."), true);
        else if (!m_record.isOver)
            line(
                QCoreApplication::translate("report", "The interview was broken off; this is what was kept."),
                true);
        line(QCoreApplication::translate(
                 "report",
                 "Each answer earns 1 to 4 marks, as its rubric says; a skipped question earns none. The "
                 "levels are "
                 "the learner's own."),
             true);
    }

    void writeTopics()
    {
        heading(QCoreApplication::translate("report", "By topic"));
        openTable({QCoreApplication::translate("report", "Topic"),
                   QCoreApplication::translate("report", "Questions"),
                   QCoreApplication::translate("report", "Score"),
                   QCoreApplication::translate("report", "Time")});
        for (const learner::MockTopic& topic : m_report.topics)
            row({chapterTitle(topic.chapter), QString::number(topic.asked), percent(topic.share()),
                 minutesAndSeconds(topic.ms)});
        closeTable();
    }

    void writeStudy()
    {
        heading(QCoreApplication::translate("report", "What to study"));
        if (m_report.toStudy.isEmpty())
            return line(QCoreApplication::translate("report",
                                                    "Nothing stands out: every answer was at level 3 or 4."));
        m_html += u"<ul>"_s;
        for (const learner::MockStudy& study : m_report.toStudy) {
            const content::Chapter* chapter = m_library.chapter(study.chapter);
            if (!chapter || chapter->indexOf(study.step) < 0)
                continue;
            content::State place;
            place.chapter = study.chapter;
            place.step = study.step;
            const QString title =
                QCoreApplication::translate("report", "%1: %2", "chapter, step")
                    .arg(chapterTitle(study.chapter), chapter->words(m_language, study.step).title);
            m_html +=
                u"<li><a style=\"color:%1\" href=\"%2\">%3</a> <span style=\"color:%4\">%5</span></li>"_s.arg(
                    m_colors.link.name(), QString::fromUtf8(content::deepLink(place).toEncoded()),
                    title.toHtmlEscaped(), m_colors.muted.name(),
                    study.questions.join(u", "_s).toHtmlEscaped());
        }
        m_html += u"</ul>"_s;
    }

    QString result(const learner::MockEntry& entry) const
    {
        if (entry.isSkipped)
            return QCoreApplication::translate("report", "skipped");
        return QCoreApplication::translate("report", "level %1 of 4; %2 of %n point(s)", nullptr,
                                           entry.pointCount)
            .arg(entry.rubric)
            .arg(entry.points.size());
    }

    void writeQuestions()
    {
        heading(QCoreApplication::translate("report", "Question by question"));
        openTable({QCoreApplication::translate("report", "Question"),
                   QCoreApplication::translate("report", "Thinking"),
                   QCoreApplication::translate("report", "Answering"),
                   QCoreApplication::translate("report", "Follow-ups"),
                   QCoreApplication::translate("report", "Result")});
        for (const learner::MockEntry& entry : m_record.entries) {
            if (!entry.isGraded && !entry.isSkipped)
                continue;
            const QString followUps = entry.followUps > 0
                                          ? QCoreApplication::translate("report", "%1 (%2 of %3 well)",
                                                                        "time, how many of how many")
                                                .arg(minutesAndSeconds(entry.followUpMs))
                                                .arg(entry.followUpsMet)
                                                .arg(entry.followUps)
                                          : QCoreApplication::translate("report", "none");
            row({u"%1  %2"_s.arg(entry.question, entry.words), minutesAndSeconds(entry.thinkMs),
                 minutesAndSeconds(entry.answerMs), followUps, result(entry)});
        }
        closeTable();
    }

    const learner::MockRecord& m_record;
    learner::MockReport m_report;
    const content::Library& m_library;
    QString m_language;
    ReportColors m_colors;
    QString m_html;
};

} // namespace

QString mockReportHtml(const learner::MockRecord& record, const content::Library& library,
                       const QString& language, const ReportColors& colors)
{
    return ReportWriter(record, library, language, colors).html();
}

QByteArray mockReportPdf(const QString& html, const QString& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(u"Casefile"_s);
    writer.setResolution(pdfDpi);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins({}); // print() leaves two centimetres
    QFont font(figures::figureFont(1.0).families());
    font.setPointSizeF(pdfPoints);
    QTextDocument document;
    document.setDefaultFont(font);
    document.setHtml(html);
    document.print(&writer);
    return bytes;
}

} // namespace casefile::exports
