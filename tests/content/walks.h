#pragma once

#include "app/content/code_walk.h"

#include <QList>
#include <QString>

#include <memory>

namespace casefile::tests {

/// A walk of the course and the folder of its chapter.
struct ShippedWalk
{
    QString folder;
    QString name;
};

/// The kinds of attention that the code laboratory must have.
inline QList<ShippedWalk> shippedWalks()
{
    using namespace Qt::StringLiterals;
    return {{u"02-qkv"_s, u"cross"_s},
            {u"03-scoring"_s, u"single-head"_s},
            {u"03-scoring"_s, u"masked"_s},
            {u"04-multihead"_s, u"multi-head"_s},
            {u"05-longrange"_s, u"streaming"_s}};
}

inline std::shared_ptr<const content::CodeWalk> readShipped(const ShippedWalk& walk, content::Faults& faults)
{
    using namespace Qt::StringLiterals;
    return std::make_shared<const content::CodeWalk>(
        content::readCodeWalk(QStringLiteral(CASEFILE_SOURCE_DIR "/lessons/") + walk.folder,
                              u"walk/%1.json"_s.arg(walk.name), faults));
}

inline std::shared_ptr<const content::CodeWalk> shipped(const QString& name)
{
    content::Faults faults;
    for (const ShippedWalk& walk : shippedWalks())
        if (walk.name == name)
            return readShipped(walk, faults);
    return nullptr;
}

} // namespace casefile::tests
