#include "app/views/interview/comparison.h"

#include "app/content/interview/interview_question.h"
#include "app/figures/design.h"
#include "app/learner/interview/answer_sheet.h"
#include "app/views/appearance.h"
#include "app/views/interview/mark_row.h"

#include <QAbstractButton>
#include <QLabel>
#include <QVBoxLayout>

namespace casefile::views {

using namespace Qt::StringLiterals;
namespace design = figures::design;

Comparison::Comparison(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(design::space1);
}

void Comparison::clear()
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    m_ids.clear();
    m_points.clear();
    m_levels.clear();
    m_rubric.clear();
}

QLabel* Comparison::addLine(const QString& words, const char* look)
{
    auto* label = new QLabel(words, this);
    label->setWordWrap(true);
    setLook(label, look);
    m_column->addWidget(label);
    return label;
}

void Comparison::setQuestion(const content::InterviewQuestion& question, const QString& language)
{
    clear();
    addLine(tr("The model answer"), "heading");
    addLine(tr("Tick what your answer had."), "note");
    addPoints(question, language);
    m_count = addLine({}, "note");
    m_column->addSpacing(design::space3);
    addLine(tr("Level"), "heading");
    addLevels(question, language);
    m_column->addSpacing(design::space3);
    addWeak(question, language);
}

void Comparison::addPoints(const content::InterviewQuestion& question, const QString& language)
{
    for (const content::InterviewPoint& point : question.points) {
        auto* row = new MarkRow(MarkRow::Kind::Tick, this);
        row->setWords(content::inLanguage(point.text, language));
        row->box()->setToolTip(tr("Key %1").arg(m_points.size() + 1));
        connect(row, &MarkRow::marked, this, [this, id = point.id](bool on) { emit ticked(id, on); });
        m_column->addWidget(row);
        m_points.append(row);
        m_ids.append(point.id);
    }
}

void Comparison::addLevels(const content::InterviewQuestion& question, const QString& language)
{
    for (int level = 1; level <= int(question.rubric.size()); ++level) {
        auto* row = new MarkRow(MarkRow::Kind::Choice, this);
        m_rubric.append(tr("%1: %2", "level, what earns it")
                            .arg(level)
                            .arg(content::inLanguage(question.rubric[level - 1], language)));
        row->box()->setToolTip(tr("Ctrl+%1", "a key, digit").arg(level));
        connect(row, &MarkRow::marked, this, [this, level] { emit levelChosen(level); });
        m_column->addWidget(row);
        m_levels.append(row);
    }
}

void Comparison::addWeak(const content::InterviewQuestion& question, const QString& language)
{
    addLine(tr("Answers to avoid"), "heading");
    for (const content::Localized& weak : question.weak)
        addLine(tr("✗ %1", "an answer to avoid").arg(content::inLanguage(weak, language)), "");
    if (!question.sources.isEmpty())
        addLine(tr("Sources: %1").arg(question.sources.join(tr("; ", "between sources"))), "muted");
}

void Comparison::follow(const learner::AnswerSheet& sheet, bool isOpen)
{
    for (int i = 0; i < int(m_points.size()); ++i) {
        m_points[i]->setMarked(sheet.isTicked(m_ids[i]));
        m_points[i]->box()->setEnabled(isOpen);
    }
    for (int i = 0; i < int(m_levels.size()); ++i) {
        const bool isSuggested = sheet.suggestion() == i + 1;
        m_levels[i]->setWords(m_rubric[i],
                              isSuggested ? tr("suggested by the points you ticked") : QString());
        m_levels[i]->setMarked(sheet.level() == i + 1);
        m_levels[i]->box()->setEnabled(isOpen);
    }
    if (m_count)
        m_count->setText(tr("%1 of %n point(s)", nullptr, int(m_points.size())).arg(sheet.ticked().size()));
}

void Comparison::takeFocus()
{
    if (m_points.isEmpty())
        return;
    m_points.first()->show(); // now: what is shown later takes no focus
    m_points.first()->box()->setFocus(Qt::OtherFocusReason);
}

bool Comparison::tickByNumber(int number)
{
    if (number < 1 || number > m_points.size() || !m_points[number - 1]->box()->isEnabled())
        return false;
    m_points[number - 1]->box()->click();
    return true;
}

} // namespace casefile::views
