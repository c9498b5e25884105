#pragma once

#include "app/content/fault.h"
#include "app/content/localized.h"

#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <limits>
#include <optional>

namespace casefile::content {

enum class Need { Required, Optional };

/// How strictly questions are read.
enum class Rules {
    Course, ///< what is shipped is complete, and in every language
    Own     ///< of an instructor or a learner: one language is enough, and what only helps may be missing
};

/// A JSON value that knows its file and path ("steps[2].stage"). Whatever is wrong becomes a fault at that
/// place and reading goes on, so that one pass collects all faults. Conversions of a value that is not there
/// give nothing, without a fault.
class JsonReader
{
public:
    JsonReader(const QJsonValue& value, const QString& file, Faults& faults, const QString& path = {},
               Rules rules = Rules::Course);

    /// The top-level object of a file; not there (and a fault with line and column) when it cannot be read.
    static JsonReader fromFile(const QString& file, Faults& faults);

    bool isThere() const { return !m_value.isUndefined(); }
    bool isOwn() const { return m_rules == Rules::Own; }
    const QJsonValue& value() const { return m_value; }
    const QString& file() const { return m_file; }
    const QString& path() const { return m_path; }
    Faults& faults() const { return *m_faults; }
    void fault(const QString& message) const;

    /// False, with a fault, when this is not an object; every key that is not in `known` is a fault.
    bool expectObject(const QStringList& known) const;
    bool has(const QString& key) const;
    JsonReader member(const QString& key, Need need = Need::Required) const;

    std::optional<QString> asString() const;
    std::optional<double> asNumber() const;
    std::optional<int> asInteger(int least = 0, int most = std::numeric_limits<int>::max()) const;
    std::optional<bool> asBool() const;
    std::optional<QString> asId() const; ///< letters and digits, joined by single hyphens
    std::optional<QString> asName(const QStringList& known, const QString& kind) const; ///< kind: "a stage"
    /// Every required language must be there and say something; of an own question, one of them.
    Localized asLocalized() const;
    QList<JsonReader> asArray() const;

    void expectVersion(int version) const; ///< member "version" must be this number

private:
    bool mayBeMissing() const;
    template <typename T>
    std::optional<T> wrongType(const char* wanted) const;

    QJsonValue m_value;
    QString m_file;
    QString m_path;
    Rules m_rules;
    Faults* m_faults;
};

/// Adds a fault when `id` is already in `seen`; else remembers it.
void expectNew(const QString& id, const JsonReader& place, QStringList& seen);

} // namespace casefile::content
