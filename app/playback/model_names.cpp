#include "app/playback/model_names.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

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

/// The traits of words that dimensions are named after, likewise.
[[maybe_unused]] constexpr std::array traits{
    QT_TRANSLATE_NOOP("playback", "noun"),          QT_TRANSLATE_NOOP("playback", "verb"),
    QT_TRANSLATE_NOOP("playback", "adjective"),     QT_TRANSLATE_NOOP("playback", "pronoun"),
    QT_TRANSLATE_NOOP("playback", "function word"), QT_TRANSLATE_NOOP("playback", "animate"),
    QT_TRANSLATE_NOOP("playback", "plural"),        QT_TRANSLATE_NOOP("playback", "I or you"),
};

/// What follows `prefix` in `name`; empty if it begins otherwise.
QString after(QLatin1StringView prefix, const QString& name)
{
    return name.startsWith(prefix) ? name.mid(prefix.size()) : QString();
}

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
    return translated(QT_TRANSLATE_NOOP("playback", "random, no job of its own"));
}

QString traitText(engine::Trait trait)
{
    return translated(std::string(engine::traitName(trait)).c_str());
}

QString dimensionName(const engine::Model& model, std::size_t column)
{
    if (column >= model.dimensionNames.size())
        return QString::number(column + 1);
    const QString name = QString::fromStdString(model.dimensionNames[column]);
    if (const QString wave = after("position "_L1, name); !wave.isEmpty())
        return wave;
    if (const QString number = after("identity "_L1, name); !number.isEmpty())
        //: dimension that tells words apart, with its number; short
        return QCoreApplication::translate("playback", "id %1").arg(number);
    return translated(model.dimensionNames[column].c_str());
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
