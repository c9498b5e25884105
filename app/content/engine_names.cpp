#include "app/content/engine_names.h"

#include "engine/attention/mistakes.h"
#include "engine/attention/stages.h"
#include "engine/models/model.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

using engine::PositionScheme;
using engine::TensorId;

constexpr std::array positions{
    std::pair{PositionScheme::None, "none"},
    std::pair{PositionScheme::Sinusoidal, "sinusoidal"},
};

} // namespace

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QStringList stageNames()
{
    QStringList names;
    for (const engine::Stage& stage : engine::stageTable())
        names.append(toQString(stage.id));
    return names;
}

QStringList modelNames()
{
    QStringList names;
    for (const std::string& name : engine::modelNames())
        names.append(QString::fromStdString(name));
    return names;
}

QStringList tensorNames()
{
    QStringList names;
    for (int id = 0; id <= int(TensorId::Output); ++id)
        names.append(toQString(engine::tensorName(TensorId(id))));
    return names;
}

QStringList mistakeNames()
{
    QStringList names;
    for (const engine::MistakeRow& row : engine::mistakeTable())
        names.append(toQString(row.name));
    return names;
}

QStringList positionNames()
{
    QStringList names;
    for (const auto& [scheme, name] : positions)
        names.append(QString::fromLatin1(name));
    return names;
}

QString positionName(PositionScheme position)
{
    for (const auto& [scheme, name] : positions) {
        if (scheme == position)
            return QString::fromLatin1(name);
    }
    return {};
}

std::optional<TensorId> tensorNamed(const QString& name)
{
    const auto index = tensorNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(TensorId(index));
}

std::optional<PositionScheme> positionNamed(const QString& name)
{
    const auto index = positionNames().indexOf(name);
    return index < 0 ? std::nullopt : std::optional(positions[std::size_t(index)].first);
}

} // namespace casefile::content
