#pragma once

#include "engine/attention/mistakes.h"
#include "engine/matrix/matrix.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace casefile::content {

/// How the engine is run.
struct CallSettings
{
    double temperature = 1.0;
    std::optional<engine::Mistake> mistake;
};

/// What a template may have the engine compute from rows and matrices of its own.
struct EngineCall
{
    const char* name;  ///< "weights"
    const char* takes; ///< "q, K", for messages
    int arguments;
    bool attends;     ///< knows temperature and mistakes
    bool givesNumber; ///< one, whatever the shapes it is given
    /// Throws engine::InputError when the shapes do not fit.
    engine::Matrix (*run)(const std::vector<engine::Matrix>& given, const CallSettings& settings);
};

/// THE table of engine calls.
const QList<EngineCall>& engineCallTable();
const EngineCall* engineCallNamed(const QString& name); ///< nullptr if unknown
QStringList engineCallNames();

} // namespace casefile::content
