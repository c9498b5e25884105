#include "app/views/questions/option_accessible.h"

#include "app/views/questions/option_card.h"

#include <QAccessibleWidget>

namespace casefile::views {

namespace {

class OptionAccessible : public QAccessibleWidget
{
public:
    explicit OptionAccessible(OptionCard* card)
        : QAccessibleWidget(card, card->isOfSeveral() ? QAccessible::CheckBox : QAccessible::RadioButton)
    {}

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = card()->isChecked();
        return state;
    }

    QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name == pressAction())
            card()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    OptionCard* card() const { return static_cast<OptionCard*>(widget()); }
};

QAccessibleInterface* makeOptionInterface(const QString&, QObject* object)
{
    auto* card = qobject_cast<OptionCard*>(object);
    return card ? new OptionAccessible(card) : nullptr;
}

} // namespace

void installOptionAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeOptionInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

} // namespace casefile::views
