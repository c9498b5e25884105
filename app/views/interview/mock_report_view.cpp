#include "app/views/interview/mock_report_view.h"

#include "app/export/mock_report_document.h"
#include "app/export/save_file.h"
#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;
namespace design = figures::design;

MockReportView::MockReportView(const content::Library& library, const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_appearance(appearance)
    , m_report(new QTextBrowser(this))
    , m_message(new QLabel(this))
    , m_save(new QPushButton(this))
    , m_done(new QPushButton(this))
{
    constexpr int widestReport = 900;
    m_report->setOpenLinks(false);
    m_report->setMaximumWidth(widestReport);
    m_message->setWordWrap(true);
    setLook(m_done, "primary");
    auto* row = new QHBoxLayout;
    row->addWidget(m_message, 1);
    row->addWidget(m_save);
    row->addWidget(m_done);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space4, design::space5, design::space4);
    column->setSpacing(design::space3);
    column->addWidget(m_report, 1);
    column->addLayout(row);
    connect(m_report, &QTextBrowser::anchorClicked, this, &MockReportView::linkChosen);
    connect(m_save, &QPushButton::clicked, this, &MockReportView::save);
    connect(m_done, &QPushButton::clicked, this, &MockReportView::done);
    connect(&appearance, &Appearance::changed, this, &MockReportView::render);
    retranslate();
}

void MockReportView::setRecord(const learner::MockRecord& record, const QString& language)
{
    m_record = record;
    m_language = language;
    m_message->clear();
    render();
}

void MockReportView::setLanguage(const QString& language)
{
    m_language = language;
    render();
}

void MockReportView::render()
{
    if (!m_record.when.isValid())
        return;
    const exports::ReportColors colors{m_appearance.color(Role::Ink), m_appearance.color(Role::Muted),
                                       m_appearance.color(Role::Line), m_appearance.color(Role::Accent)};
    m_report->document()->setDefaultFont(m_appearance.font(design::textBody));
    m_report->setHtml(exports::mockReportHtml(m_record, m_library, m_language, colors));
}

void MockReportView::takeFocus()
{
    m_report->setFocus(Qt::OtherFocusReason);
}

void MockReportView::save()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name =
        u"casefile-interview-%1.pdf"_s.arg(m_record.when.toLocalTime().toString(u"yyyyMMdd-HHmm"_s));
    QString file = QFileDialog::getSaveFileName(this, tr("Save the report"), QDir(folder).filePath(name),
                                                tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    if (!file.endsWith(".pdf"_L1, Qt::CaseInsensitive))
        file += u".pdf"_s;
    write(file);
}

bool MockReportView::write(const QString& file)
{
    const QString html = exports::mockReportHtml(m_record, m_library, m_language, {});
    QString problem;
    const bool isWritten =
        exports::saveFile(file, exports::mockReportPdf(html, tr("Mock interview")), problem);
    setLook(m_message, isWritten ? "muted" : "problem");
    m_message->setText(
        isWritten ? tr("Saved as %1.").arg(QDir::toNativeSeparators(file))
                  : tr("The report could not be written to %1.").arg(QDir::toNativeSeparators(file)));
    return isWritten;
}

void MockReportView::retranslate()
{
    m_report->setAccessibleName(tr("Report of the mock interview"));
    m_save->setText(tr("Save as PDF …"));
    m_done->setText(tr("Done"));
    render();
}

void MockReportView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace casefile::views
