#include "app/playback/model_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace casefile::playback {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("playback", text);
}

/// A purpose for which a head is set by hand, and which of several keys that fit such a head prefers
/// (engine/models/README.md); a habit that needs positions is gone without them.
struct PurposeRow
{
    const char* name;
    const char* habit;
    bool needsPositions;
};

constexpr const char* nearer = QT_TRANSLATE_NOOP(
    "playback", "When several clues fit, this hand-set head slightly prefers the nearer one.");

constexpr std::array purposes{
    PurposeRow{QT_TRANSLATE_NOOP("playback", "previous token"),
               QT_TRANSLATE_NOOP("playback",
                                 "This hand-set head knows places only, not words: the first token, "
                                 "which has none before it, looks mostly at itself."),
               true},
    PurposeRow{QT_TRANSLATE_NOOP("playback", "verb with its nouns"), nearer, true},
    PurposeRow{QT_TRANSLATE_NOOP("playback", "pronoun with the nouns it may mean"), nearer, true},
    PurposeRow{QT_TRANSLATE_NOOP("playback", "same or similar word"),
               QT_TRANSLATE_NOOP("playback",
                                 "This hand-set head compares words and knows no places: equal words "
                                 "get equal weights, wherever they stand."),
               false},
};

const PurposeRow* purposeOf(const engine::Model& model, int head)
{
    if (std::size_t(head) >= model.headNames.size())
        return nullptr;
    const auto row =
        std::ranges::find(purposes, std::string_view(model.headNames[std::size_t(head)]),
                          [](const PurposeRow& purpose) { return std::string_view(purpose.name); });
    return row == purposes.end() ? nullptr : &*row;
}

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

/// Where the weights come from, before anybody set entries by hand.
static QString originName(const engine::Model& model)
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

QString modelName(const engine::Model& model)
{
    if (!model.unedited)
        return originName(model);
    //: name of a model in which the learner set entries of the weights
    return translated(QT_TRANSLATE_NOOP("playback", "%1, edited by hand")).arg(originName(model));
}

QString headName(const engine::Model& model, int head)
{
    if (std::size_t(head) < model.headNames.size())
        return translated(model.headNames[std::size_t(head)].c_str());
    if (model.origin == engine::Origin::Untrained)
        return translated(QT_TRANSLATE_NOOP("playback", "random, no job of its own"));
    return translated(QT_TRANSLATE_NOOP("playback", "its job has no name"));
}

QString headPurpose(const engine::Model& model, int head)
{
    const QString number = QString::number(head + 1);
    switch (model.origin) {
    case engine::Origin::HandSet:
        return translated(QT_TRANSLATE_NOOP("playback", "Head %1 is hand-set to look for this: %2."))
            .arg(number, headName(model, head));
    case engine::Origin::Untrained:
        return translated(QT_TRANSLATE_NOOP(
                              "playback", "Head %1 looks for nothing in particular: its weights are random."))
            .arg(number);
    case engine::Origin::Trained:
        return translated(QT_TRANSLATE_NOOP("playback", "Head %1 was trained: nobody set what it looks for."))
            .arg(number);
    }
    return {};
}

QString headHabit(const engine::Model& model, int head, engine::PositionScheme scheme)
{
    const PurposeRow* purpose = purposeOf(model, head);
    if (!purpose)
        return translated(QT_TRANSLATE_NOOP(
            "playback", "No rule set by hand says so: it can only be read off the scores of this head."));
    if (purpose->needsPositions && scheme == engine::PositionScheme::None)
        return translated(
            QT_TRANSLATE_NOOP("playback", "Without positions this hand-set head cannot tell near from far."));
    return translated(purpose->habit);
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
