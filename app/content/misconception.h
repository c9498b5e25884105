#pragma once

#include "app/content/fault.h"
#include "app/content/localized.h"

#include <QList>
#include <QString>

namespace casefile::content {

/// A belief that wrong answers point to, and what is true instead.
struct Misconception
{
    QString id; ///< "M-OV-01"
    Localized belief;
    Localized truth;
};

/// Reads misconceptions.json; collects all faults.
QList<Misconception> readMisconceptions(const QString& file, Faults& faults);

} // namespace casefile::content
