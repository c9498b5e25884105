#include "app/shell/find_dialog.h"

#include "app/figures/design.h"
#include "app/views/appearance.h"
#include "app/views/find_delegate.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using content::Finding;
namespace design = figures::design;

namespace {

constexpr QSize comfortable(620, 560);
constexpr double mostOfScreen = 0.9;

} // namespace

FindDialog::FindDialog(const content::Library& library, const QString& language, QWidget* parent)
    : QDialog(parent)
    , m_library(library)
    , m_language(language)
    , m_words(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setWindowTitle(tr("Find"));
    views::setLook(m_words, "field");
    views::setLook(m_count, "muted");
    views::setLook(m_list, "outline");
    m_words->setPlaceholderText(tr("words to find in lessons and glossary"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list->setItemDelegate(new views::FindDelegate(m_list));
    m_list->setAccessibleName(tr("Places found"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space4, design::space4, design::space4);
    column->setSpacing(design::space2);
    column->addWidget(m_words);
    column->addWidget(m_count);
    column->addWidget(m_list, 1);
    connect(m_words, &QLineEdit::textChanged, this, &FindDialog::look);
    connect(m_words, &QLineEdit::returnPressed, this, &FindDialog::choose);
    connect(m_list, &QListWidget::itemActivated, this, &FindDialog::choose);
    resize(comfortable.boundedTo(screen()->availableSize() * mostOfScreen));
    look();
}

QList<Finding> FindDialog::wholeGlossary() const
{
    QList<Finding> terms;
    for (const content::Term& term : m_library.glossary)
        terms.append({Finding::Kind::Term, content::nameInAllLanguages(term, m_language),
                      content::inLanguage(term.meaning, m_language), term.chapter, term.step});
    return terms;
}

/// "Scoring: why divide by √d_k", or that it is a term.
QString FindDialog::placeOf(const Finding& finding) const
{
    const content::Chapter* chapter = m_library.chapter(finding.chapter);
    const QString name = chapter ? chapter->titles.value(m_language) : QString();
    if (finding.kind == Finding::Kind::Chapter)
        return tr("%1   (chapter)", "title").arg(finding.title);
    return finding.kind == Finding::Kind::Term
               ? tr("%1   (glossary, shown in: %2)", "term, chapter").arg(finding.title, name)
               : tr("%1   (%2)", "step, chapter").arg(finding.title, name);
}

void FindDialog::look()
{
    const bool isGlossary = m_words->text().simplified().isEmpty();
    m_findings = isGlossary ? wholeGlossary() : content::search(m_library, m_words->text(), m_language);
    m_list->clear();
    for (const Finding& finding : m_findings)
        m_list->addItem(placeOf(finding) + u'\n' + finding.excerpt);
    m_list->setCurrentRow(m_findings.isEmpty() ? -1 : 0);
    m_count->setText(isGlossary             ? tr("The glossary: %n term(s)", nullptr, int(m_findings.size()))
                     : m_findings.isEmpty() ? tr("Nothing in the course has all of these words.")
                                            : tr("%n place(s)", nullptr, int(m_findings.size())));
}

void FindDialog::choose()
{
    if (m_list->currentRow() < 0)
        return;
    m_chosen = m_findings.at(m_list->currentRow());
    accept();
}

/// Up and Down walk the list while words are typed.
bool FindDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (step != 0) {
            m_list->setCurrentRow(
                std::clamp(m_list->currentRow() + step, 0, std::max(m_list->count() - 1, 0)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace casefile::shell
