#include "app/views/questions/slider_view.h"

#include "app/content/questions/slider.h"
#include "app/playback/prose_fields.h"
#include "app/playback/quiz_session.h"
#include "app/views/appearance.h"
#include "app/views/questions/weight_bars.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

namespace casefile::views {

using namespace Qt::StringLiterals;

SliderView::SliderView(playback::QuizSession& session, const Appearance& appearance, QWidget* parent)
    : JudgedView(session, appearance, parent)
    , m_setting(new QLabel(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_bars(new WeightBars(appearance, this))
    , m_legend(new QLabel(this))
{
    setLook(m_setting, "strong");
    setLook(m_legend, "muted");
    m_legend->setWordWrap(true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_setting, m_slider, m_bars, m_legend})
        addPart(part);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        m_session.choose({{}, QString::number(content::positionsOf(*task()).value(place)), -1, -1});
    });
}

const content::SliderTask* SliderView::task() const
{
    return m_session.item() ? std::get_if<content::SliderTask>(&m_session.item()->question.task) : nullptr;
}

double SliderView::position() const
{
    const playback::QuizItem& item = *m_session.item();
    const bool isShown = item.phase == playback::QuizPhase::GivenUp && item.verdict;
    if (isShown)
        return item.verdict->expected;
    return item.answer ? item.answer->typed.toDouble() : task()->start;
}

QString SliderView::settingWords(double position) const
{
    return task()->setting == u"window"_s
               ? tr("Window: %1 tokens to either side").arg(QString::number(position))
               : tr("Temperature: %1").arg(QString::number(position));
}

void SliderView::showBars()
{
    const engine::TracePtr trace = m_session.trace();
    const engine::TracePtr moved = content::traceAt(*task(), position(), *trace);
    const engine::CellRef cell = content::resolve(task()->cell, *moved, m_session.focus());
    QStringList tokens;
    for (int key = 0; key < int(trace->keys()); ++key)
        tokens.append(playback::keyTokenName(*trace, key));
    const auto row = moved->heads[cell.head].weights.row(cell.row);
    m_bars->setBars(tokens, {row.begin(), row.end()});
    m_legend->setText(tr("Weights of the query “%1”, head %2; the line above stands for a weight of 1.")
                          .arg(playback::tokenName(*trace, int(cell.row)))
                          .arg(cell.head + 1));
}

void SliderView::follow()
{
    if (!task())
        return;
    const QList<double> positions = content::positionsOf(*task());
    int nearest = 0;
    for (int i = 0; i < int(positions.size()); ++i)
        if (qAbs(positions[i] - position()) < qAbs(positions[nearest] - position()))
            nearest = i;
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, int(positions.size()) - 1);
    m_slider->setPageStep(qMax(1, int(positions.size()) / 10));
    m_slider->setValue(nearest);
    m_slider->setEnabled(isOpen());
    m_setting->setText(settingWords(position()));
    m_slider->setAccessibleName(m_setting->text());
    m_slider->setAccessibleDescription(spokenPrompt());
    QString words = verdictWords();
    if (m_session.trace()) {
        showBars();
        const double value =
            content::quantityAt(*task(), m_session.item()->question, position(), *m_session.trace());
        if (!isOpen())
            words = tr("%1 Here the engine has %2.", "verdict, a number")
                        .arg(words, playback::formatCell(value))
                        .trimmed();
    }
    say(words);
}

void SliderView::takeFocus()
{
    m_slider->setFocus(Qt::OtherFocusReason);
}

QString SliderView::keys() const
{
    return tr("← → move · Ctrl+1–3 how sure · Space check, next · Ctrl+Z undo · H hint · Esc leave");
}

} // namespace casefile::views
