#pragma once

#include "app/content/templates/template_generator.h"

#include <QJsonObject>
#include <QStringList>

namespace casefile::content {

/// An item as `casefile quiz generate` prints it: template, version, level, seed, redraws, params, prompt,
/// unit, answer, tolerance, wrong, options (ids in the order shown), hint and steps. Words are a string in
/// one language, an object with a string for each in several.
QJsonObject itemToJson(TemplateGenerator& generator, const TemplateDraw& draw, const QStringList& languages);

} // namespace casefile::content
