#include "app/views/interview/question_list.h"

#include "app/content/library.h"
#include "app/figures/design.h"
#include "app/learner/interview/interview_practice.h"
#include "app/views/appearance.h"
#include "app/views/find_delegate.h"
#include "app/views/interview/interview_words.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

QuestionList::QuestionList(const content::Library& library, learner::InterviewPractice& practice,
                           QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_practice(practice)
    , m_chapter(new QComboBox(this))
    , m_level(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_search(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_rows(new QListWidget(this))
{
    setLook(m_search, "field");
    setLook(m_count, "muted");
    setLook(m_rows, "outline");
    m_count->setWordWrap(true);
    m_search->setClearButtonEnabled(true);
    m_rows->setItemDelegate(new FindDelegate(m_rows));
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setVerticalScrollBarPolicy(
        Qt::ScrollBarAlwaysOn); // rows are as high as the width beside it wants
    m_rows->setResizeMode(QListView::Adjust);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(design::space4, design::space4, design::space3, design::space4);
    column->setSpacing(design::space2);
    for (QComboBox* box : {m_chapter, m_level, m_kind}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::activated, this, &QuestionList::filter);
        column->addWidget(box);
    }
    column->addWidget(m_search);
    column->addWidget(m_count);
    column->addWidget(m_rows, 1);
    connect(m_search, &QLineEdit::textChanged, this, &QuestionList::filter);
    connect(m_rows, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0 || row == m_practice.place())
            return;
        const QList<int> shown = m_practice.shown();
        if (row < shown.size())
            m_practice.open(m_practice.questions()[shown[row]].id);
    });
}

void QuestionList::fill(QComboBox* box, const QString& all, const QList<std::pair<QString, QString>>& rows,
                        const QString& chosen)
{
    const QSignalBlocker quiet(box);
    box->clear();
    box->addItem(all, QString());
    for (const auto& [id, words] : rows)
        box->addItem(words, id);
    box->setCurrentIndex(std::max(0, box->findData(chosen)));
}

void QuestionList::retranslate()
{
    const learner::InterviewFilter& filter = m_practice.filter();
    QList<std::pair<QString, QString>> chapters, levels, kinds;
    for (const content::InterviewQuestion& question : m_practice.questions()) {
        const std::pair row(question.chapter, chapterWords(m_library, question.chapter, m_language));
        if (!chapters.contains(row))
            chapters.append(row);
    }
    for (const QString& level : content::interviewLevels())
        levels.append({level, levelWords(level)});
    for (const QString& kind : content::interviewKinds())
        kinds.append({kind, kindWords(kind)});
    fill(m_chapter, tr("All chapters"), chapters, filter.chapter);
    fill(m_level, tr("All levels"), levels, filter.level);
    fill(m_kind, tr("All kinds"), kinds, filter.kind);
    m_chapter->setAccessibleName(tr("Chapter"));
    m_level->setAccessibleName(tr("Level"));
    m_kind->setAccessibleName(tr("Kind of question"));
    m_search->setPlaceholderText(tr("words to find in questions and answers"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_rows->setAccessibleName(tr("Interview questions"));
}

void QuestionList::filter()
{
    m_practice.setFilter({m_chapter->currentData().toString(), m_level->currentData().toString(),
                          m_kind->currentData().toString(), m_search->text()});
}

void QuestionList::fillRows()
{
    const QSignalBlocker quiet(m_rows);
    m_rows->clear();
    for (const int index : m_practice.shown()) {
        const content::InterviewQuestion& question = m_practice.questions()[index];
        const learner::LastAnswer last = m_last.value(question.id);
        const QString words = content::inLanguage(question.question, m_language);
        const QString place = placeWords(m_library, question, m_language);
        auto* row = new QListWidgetItem(
            last.times > 0
                ? tr("%1\n%2 · last: level %3", "question, place, level").arg(words, place).arg(last.level)
                : tr("%1\n%2", "question, place").arg(words, place),
            m_rows);
        row->setToolTip(question.id);
    }
}

void QuestionList::setLastAnswers(const QHash<QString, learner::LastAnswer>& last)
{
    m_last = last;
    m_filled.clear();
}

void QuestionList::follow(const QString& language)
{
    m_language = language;
    const learner::InterviewFilter& filter = m_practice.filter();
    const QString wanted =
        QStringList{language,    filter.chapter, filter.level,
                    filter.kind, filter.words,   QString::number(m_practice.questions().size())}
            .join(u'\n');
    if (wanted != m_filled) {
        m_filled = wanted;
        retranslate();
        if (m_search->text() != filter.words) {
            const QSignalBlocker quiet(m_search);
            m_search->setText(filter.words);
        }
        fillRows();
        const int shown = int(m_practice.shown().size());
        m_count->setText(shown > 0 ? tr("%n question(s)", nullptr, shown)
                                   : tr("No question fits. Take something out of the filter."));
    }
    const QSignalBlocker quiet(m_rows);
    m_rows->setCurrentRow(m_practice.place());
}

} // namespace casefile::views
