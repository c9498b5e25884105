#include "app/views/outline.h"

#include "app/content/library.h"
#include "app/views/appearance.h"
#include "app/views/outline_delegate.h"

#include <QEvent>
#include <QSignalBlocker>

namespace casefile::views {

using namespace Qt::StringLiterals;

Outline::Outline(const content::Library& library, const Appearance& appearance, QWidget* parent)
    : QListWidget(parent)
    , m_library(library)
{
    setLook(this, "outline");
    setItemDelegate(new OutlineDelegate(appearance, this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // a row is shown whole, or not
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    connect(this, &QListWidget::itemClicked, this, &Outline::choose);
    connect(this, &QListWidget::itemActivated, this, &Outline::choose);
    connect(&appearance, &Appearance::changed, this, &Outline::rebuild);
}

void Outline::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void Outline::setLanguage(const QString& language)
{
    m_language = language;
    rebuild();
}

void Outline::setPosition(const QString& chapterId, const QString& stepId)
{
    if (m_chapter == chapterId && m_step == stepId)
        return;
    m_chapter = chapterId;
    m_step = stepId;
    rebuild();
}

void Outline::setStepsSeen(const QString& chapterId, const QStringList& stepIds)
{
    m_seen.insert(chapterId, stepIds);
    rebuild();
}

void Outline::setDue(int cards)
{
    if (m_due == cards)
        return;
    m_due = cards;
    rebuild();
}

double Outline::progressOf(const QString& chapterId) const
{
    const content::Chapter* chapter = m_library.chapter(chapterId);
    if (!chapter || chapter->steps.isEmpty())
        return 0.0;
    const QStringList seen = m_seen.value(chapterId);
    const auto count = std::count_if(chapter->steps.begin(), chapter->steps.end(),
                                     [&](const content::Step& step) { return seen.contains(step.id); });
    return double(count) / double(chapter->steps.size());
}

void Outline::rebuild()
{
    const QSignalBlocker quiet(this);
    clear();
    setAccessibleName(tr("Course outline"));
    addSection(tr("Course"));
    int number = 0;
    for (const content::CourseEntry& entry : m_library.course)
        addChapter(++number, entry.id);
    addQuizzes();
    followHere();
}

/// The row of the step on screen is the current one, and in sight once the rows have their heights.
void Outline::followHere()
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(OutlineHere).toBool())
            setCurrentRow(row); // of chapter and step the step, which comes later
    QMetaObject::invokeMethod(
        this, [this] { scrollToItem(currentItem()); }, Qt::QueuedConnection);
}

void Outline::addSection(const QString& title)
{
    auto* item = new QListWidgetItem(title, this);
    item->setData(OutlineKind, int(OutlineRow::Section));
    item->setData(OutlineWritten, true);
    item->setFlags(Qt::NoItemFlags); // a heading: the keyboard passes it by
}

void Outline::addChapter(int number, const QString& id)
{
    const content::CourseEntry& entry = m_library.course.at(number - 1);
    const bool written = m_library.chapter(id) != nullptr;
    const QString title = entry.title.value(m_language, entry.title.isEmpty() ? id : entry.title.first());
    auto* item = new QListWidgetItem(tr("%1  %2", "chapter number, title").arg(number).arg(title), this);
    item->setData(OutlineKind, int(OutlineRow::Chapter));
    item->setData(OutlineChapter, id);
    item->setData(OutlineProgress, progressOf(id));
    item->setData(OutlineHere, id == m_chapter);
    item->setData(OutlineWritten, written);
    const int percent = qRound(100 * progressOf(id));
    item->setToolTip(written ? tr("%1% of the steps seen").arg(percent) : tr("Not written yet"));
    item->setData(Qt::AccessibleDescriptionRole, item->toolTip());
    if (!written)
        item->setFlags(Qt::ItemIsEnabled);
    if (written && id == m_chapter)
        addSteps(id);
}

void Outline::addSteps(const QString& chapterId)
{
    const content::Chapter* chapter = m_library.chapter(chapterId);
    for (const content::Step& step : chapter->steps) {
        auto* item = new QListWidgetItem(chapter->words(m_language, step.id).title, this);
        item->setToolTip(item->text());
        item->setData(OutlineKind, int(OutlineRow::Step));
        item->setData(OutlineChapter, chapterId);
        item->setData(OutlineStep, step.id);
        item->setData(OutlineHere, step.id == m_step);
        item->setData(OutlineWritten, true);
    }
}

void Outline::addQuizzes()
{
    if (m_library.quizzes.isEmpty())
        return;
    addSection(tr("Practise"));
    addReview();
    for (const content::Quiz& quiz : m_library.quizzes) {
        const content::Chapter* chapter = m_library.chapter(quiz.chapter);
        const QString title = chapter ? chapter->titles.value(m_language, quiz.chapter) : quiz.chapter;
        auto* item = new QListWidgetItem(tr("Questions: %1", "chapter title").arg(title), this);
        item->setData(OutlineKind, int(OutlineRow::Quiz));
        item->setData(OutlineChapter, quiz.chapter);
        item->setData(OutlineWritten, true);
    }
}

void Outline::addReview()
{
    auto* item = new QListWidgetItem(m_due > 0 ? tr("Review · %n due", nullptr, m_due) : tr("Review"), this);
    item->setToolTip(tr("Questions that you answered, asked again before you forget them"));
    item->setData(Qt::AccessibleDescriptionRole, item->toolTip());
    item->setData(OutlineKind, int(OutlineRow::Review));
    item->setData(OutlineWritten, true);
}

void Outline::choose(QListWidgetItem* item)
{
    const auto kind = OutlineRow(item->data(OutlineKind).toInt());
    const QString chapter = item->data(OutlineChapter).toString();
    if (!item->data(OutlineWritten).toBool() || kind == OutlineRow::Section)
        return;
    if (kind == OutlineRow::Review)
        emit reviewChosen();
    else if (kind == OutlineRow::Quiz)
        emit quizChosen(chapter);
    else
        emit stepChosen(chapter, item->data(OutlineStep).toString());
}

void Outline::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QListWidget::changeEvent(event);
}

} // namespace casefile::views
