#include "app/views/exchange/export_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

namespace {

constexpr QSizeF exportSize(600, 620);
constexpr int chapterId = Qt::UserRole;
constexpr int languageRow = 3; ///< of those that have a caption
enum Source { Course, Own };

} // namespace

ExportDialog::ExportDialog(ExportOffer offer, const ExportChoices& choices, const Appearance& appearance,
                           QWidget* parent)
    : QDialog(parent)
    , m_offer(std::move(offer))
    , m_format(new QComboBox(this))
    , m_holds(new QLabel(this))
    , m_source(new QComboBox(this))
    , m_chapters(new QListWidget(this))
    , m_all(new QPushButton(this))
    , m_none(new QPushButton(this))
    , m_language(new QComboBox(this))
    , m_log(new QCheckBox(this))
    , m_file(new QLineEdit(this))
    , m_choose(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_result(new QLabel(this))
    , m_leftOut(new QPlainTextEdit(this))
    , m_export(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    auto* form = new QFormLayout;
    build(form);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_export);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space5, design::space5, design::space5, design::space4);
    column->setSpacing(design::space3);
    column->addLayout(form, 1);
    column->addWidget(m_progress);
    column->addWidget(m_result);
    column->addWidget(m_leftOut, 1);
    column->addLayout(buttons);
    retranslate();
    setChoices(choices);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::follow);
    connect(m_source, &QComboBox::currentIndexChanged, this, &ExportDialog::fillChapters);
    connect(m_chapters, &QListWidget::itemChanged, this, &ExportDialog::follow);
    connect(m_all, &QPushButton::clicked, this, [this] { checkAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { checkAll(false); });
    connect(m_file, &QLineEdit::textChanged, this, &ExportDialog::follow);
    connect(m_choose, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::run);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    resize((exportSize * appearance.textScale()).toSize().boundedTo(screen()->availableSize()));
}

void ExportDialog::build(QFormLayout* form)
{
    for (QLabel* label : {m_holds, m_result}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QSizePolicy asHighAsItsWords(QSizePolicy::Expanding, QSizePolicy::Fixed);
    asHighAsItsWords.setHeightForWidth(true);
    m_holds->setSizePolicy(asHighAsItsWords);
    setLook(m_holds, "muted");
    setLook(m_result, "strong");
    m_leftOut->setReadOnly(true);
    m_leftOut->setTabChangesFocus(true);
    m_progress->setTextVisible(false);
    m_export->setDefault(true);
    m_close->setAutoDefault(false);
    for (QWidget* later : std::initializer_list<QWidget*>{m_progress, m_result, m_leftOut})
        later->hide();
    auto* choose = new QVBoxLayout;
    for (QPushButton* button : {m_all, m_none}) {
        button->setAutoDefault(false);
        choose->addWidget(button);
    }
    choose->addStretch();
    auto* chapters = new QHBoxLayout;
    chapters->addWidget(m_chapters, 1);
    chapters->addLayout(choose);
    auto* file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(m_choose);
    m_choose->setAutoDefault(false);
    form->setSpacing(design::space3);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto add = [&](QWidget* buddy, QLayout* row) {
        m_captions.append(new QLabel(this));
        m_captions.last()->setBuddy(buddy);
        row ? form->addRow(m_captions.last(), row) : form->addRow(m_captions.last(), buddy);
    };
    add(m_format, nullptr);
    form->addRow(QString(), m_holds);
    add(m_source, nullptr);
    add(m_chapters, chapters);
    add(m_language, nullptr);
    form->addRow(QString(), m_log);
    add(m_file, file);
}

void ExportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        follow();
    }
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export questions"));
    const QStringList captions{tr("Format"), tr("Questions"), tr("Chapters"), tr("Language"), tr("File")};
    for (qsizetype i = 0; i < captions.size(); ++i)
        m_captions[i]->setText(captions[i]);
    const QSignalBlocker quietFormat(m_format);
    const QSignalBlocker quietSource(m_source);
    const int chosenFormat = std::max(0, m_format->currentIndex());
    const int chosenSource = std::max(0, m_source->currentIndex());
    m_format->clear();
    for (const exports::QuestionFormat& one : exports::questionFormats())
        m_format->addItem(QCoreApplication::translate("export", one.name), one.id);
    m_format->setCurrentIndex(chosenFormat);
    m_source->clear();
    m_source->addItem(tr("Those of the course"));
    m_source->addItem(m_offer.own.isEmpty() ? tr("My own (there are none yet)") : tr("My own"));
    m_source->setCurrentIndex(chosenSource);
    m_source->setEnabled(!m_offer.own.isEmpty());
    if (m_language->count() == 0)
        for (const auto& [id, name] : {std::pair{u"zh"_s, u"中文"_s}, std::pair{u"en"_s, u"English"_s}})
            m_language->addItem(name, id);
    m_all->setText(tr("All"));
    m_none->setText(tr("None"));
    m_log->setText(m_offer.answers == 0 ? tr("with my answers (there are none yet)")
                                        : tr("with my %n answers", nullptr, m_offer.answers));
    m_choose->setText(tr("Choose …"));
    m_export->setText(tr("Export"));
    m_close->setText(m_isRunning ? tr("Cancel") : tr("Close"));
    m_chapters->setAccessibleName(captions[2]);
    m_progress->setAccessibleName(tr("How much is written"));
    m_leftOut->setAccessibleName(tr("What was left out, and why"));
}

void ExportDialog::setChoices(const ExportChoices& choices)
{
    m_format->setCurrentIndex(std::max(0, m_format->findData(choices.format)));
    m_source->setCurrentIndex(choices.isOwn && !m_offer.own.isEmpty() ? Own : Course);
    m_language->setCurrentIndex(std::max(0, m_language->findData(choices.language)));
    m_log->setChecked(choices.hasLog && m_offer.answers > 0);
    fillChapters();
    if (!choices.chapters.isEmpty())
        for (int i = 0; i < m_chapters->count(); ++i)
            if (!choices.chapters.contains(m_chapters->item(i)->data(chapterId).toString()))
                m_chapters->item(i)->setCheckState(Qt::Unchecked);
    QString folder = QDir::homePath();
    for (const QString& better :
         {QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), choices.folder})
        if (!better.isEmpty() && QDir(better).exists())
            folder = better;
    setFile(QDir(folder).filePath(u"casefile."_s + format().suffix));
    follow();
}

ExportChoices ExportDialog::choices() const
{
    ExportChoices chosen;
    chosen.format = format().id;
    chosen.language = m_language->currentData().toString();
    chosen.isOwn = isOwn();
    chosen.hasLog = m_log->isChecked();
    chosen.folder = QFileInfo(m_file->text()).absolutePath();
    for (int i = 0; i < m_chapters->count(); ++i)
        if (m_chapters->item(i)->checkState() == Qt::Checked)
            chosen.chapters.append(m_chapters->item(i)->data(chapterId).toString());
    return chosen;
}

/// Chapters that have such questions, all of them chosen.
void ExportDialog::fillChapters()
{
    const QSignalBlocker quiet(m_chapters);
    m_chapters->clear();
    const QString language = m_language->currentData().toString();
    for (const content::CourseEntry& entry : m_offer.library.course) {
        const qsizetype count = questionsIn(m_offer, isOwn(), entry.id);
        if (count == 0)
            continue;
        const int questions = int(count);
        auto* item = new QListWidgetItem(
            tr("%1: %n questions", nullptr, questions).arg(content::inLanguage(entry.title, language)),
            m_chapters);
        item->setData(chapterId, entry.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_chapters->setCurrentRow(0);
    follow();
}

void ExportDialog::checkAll(bool on)
{
    for (int i = 0; i < m_chapters->count(); ++i)
        m_chapters->item(i)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

const exports::QuestionFormat& ExportDialog::format() const
{
    return exports::questionFormats().at(std::max(0, m_format->currentIndex()));
}

bool ExportDialog::isOwn() const
{
    return m_source->currentIndex() == Own;
}

void ExportDialog::choose(const QString& id)
{
    m_format->setCurrentIndex(std::max(0, m_format->findData(id)));
}

void ExportDialog::follow()
{
    const exports::QuestionFormat& chosen = format();
    m_holds->setText(QCoreApplication::translate("export", chosen.holds));
    m_language->setEnabled(!m_isRunning);
    m_language->setVisible(chosen.hasLanguage);
    m_captions[languageRow]->setVisible(chosen.hasLanguage);
    m_log->setVisible(chosen.hasLog);
    m_log->setEnabled(m_offer.answers > 0 && !m_isRunning);
    setFile(m_file->text());
    m_export->setEnabled(!m_isRunning && !m_file->text().isEmpty() && !choices().chapters.isEmpty());
}

} // namespace casefile::views
