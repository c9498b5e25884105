#pragma once

#include "app/content/library.h"
#include "app/learner/interview/mock_record.h"

#include <QByteArray>
#include <QColor>

namespace casefile::exports {

/// In what colours a report is written: a page is white, a window has its theme.
struct ReportColors
{
    QColor ink = Qt::black;
    QColor muted = QColor(0x55, 0x55, 0x55);
    QColor line = QColor(0xcc, 0xcc, 0xcc);
    QColor link = QColor(0x00, 0x50, 0x90);
};

/// The report of a mock interview as HTML that QTextDocument understands: the result, each question with its
/// time and level, topics, and what to study, with casefile: links to the steps. Words of the program in the
/// present language, titles in `language`, questions as they were asked.
QString mockReportHtml(const learner::MockRecord& record, const content::Library& library,
                       const QString& language, const ReportColors& colors);

/// The same on pages of A4 with numbers, fonts embedded.
QByteArray mockReportPdf(const QString& html, const QString& title);

} // namespace casefile::exports
