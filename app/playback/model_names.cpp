#include "app/playback/model_names.h"

#include <QCoreApplication>

#include <array>

namespace casefile::playback {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("playback", text);
}

/// The purposes for which heads are set by hand, here so that translators find them.
[[maybe_unused]] constexpr std::array headPurposes{
    QT_TRANSLATE_NOOP("playback", "previous token"),
    QT_TRANSLATE_NOOP("playback", "verb with its nouns"),
    QT_TRANSLATE_NOOP("playback", "pronoun with the nouns it may mean"),
    QT_TRANSLATE_NOOP("playback", "same or similar word"),
};

} // namespace

QString modelName(const engine::Model& model)
{
    switch (model.origin) {
    case engine::Origin::HandSet:
        return translated(QT_TRANSLATE_NOOP("playback", "hand-set model"));
    case engine::Origin::Untrained:
        return translated(QT_TRANSLATE_NOOP("playback", "untrained model (seed %1)")).arg(model.seed);
    case engine::Origin::Trained:
        return translated(QT_TRANSLATE_NOOP("playback", "trained model “%1”"))
            .arg(QString::fromStdString(model.name));
    }
    return {};
}

QString headName(const engine::Model& model, int head)
{
    if (std::size_t(head) < model.headNames.size())
        return translated(model.headNames[std::size_t(head)].c_str());
    return translated(QT_TRANSLATE_NOOP("playback", "head %1")).arg(head + 1);
}

QString positionSchemeName(engine::PositionScheme scheme)
{
    switch (scheme) {
    case engine::PositionScheme::None:
        return translated(QT_TRANSLATE_NOOP("playback", "no positions"));
    case engine::PositionScheme::Sinusoidal:
        return translated(QT_TRANSLATE_NOOP("playback", "sine waves"));
    }
    return {};
}

} // namespace casefile::playback
