#include "app/content/json_reader.h"

#include "app/content/nearest_name.h"
#include "app/content/source_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace casefile::content {
namespace {

QString typeName(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return u"null"_s;
    case QJsonValue::Bool:
        return u"true or false"_s;
    case QJsonValue::Double:
        return u"a number"_s;
    case QJsonValue::String:
        return u"a string"_s;
    case QJsonValue::Array:
        return u"a list"_s;
    case QJsonValue::Object:
        return u"an object"_s;
    case QJsonValue::Undefined:
        break;
    }
    return u"nothing"_s;
}

/// "line 3, column 12" of a byte offset; columns count characters.
QString placeOf(qsizetype offset, const QByteArray& bytes)
{
    const QByteArray before = bytes.first(qBound(qsizetype(0), offset, bytes.size()));
    const auto lineStart = before.lastIndexOf('\n') + 1;
    const auto column = QString::fromUtf8(before.sliced(lineStart)).size() + 1;
    return u"line %1, column %2"_s.arg(before.count('\n') + 1).arg(column);
}

/// What helps with a question and is no part of it. Each word of feedback is one of these, too.
bool isHelp(const QString& key)
{
    static const QStringList help{u"feedback"_s,
                                  u"hints"_s,
                                  u"repair"_s,
                                  u"misconception"_s,
                                  u"missed"_s,
                                  u"misconceptionTransposed"_s,
                                  u"misconceptionOpposite"_s,
                                  u"version"_s};
    return help.contains(key);
}

} // namespace

JsonReader::JsonReader(const QJsonValue& value, const QString& file, Faults& faults, const QString& path,
                       Rules rules)
    : m_value(value)
    , m_file(file)
    , m_path(path)
    , m_rules(rules)
    , m_faults(&faults)
{}

/// Of an own question: help, or a word of it.
bool JsonReader::mayBeMissing() const
{
    const QStringList keys = m_path.split(u'.');
    return isOwn() && (isHelp(keys.last()) || keys.value(keys.size() - 2) == "feedback"_L1);
}

JsonReader JsonReader::fromFile(const QString& file, Faults& faults)
{
    const JsonReader nothing(QJsonValue(QJsonValue::Undefined), file, faults);
    const SourceFile source = readSource(file);
    if (!source.problem.isEmpty()) {
        nothing.fault(source.problem);
        return nothing;
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(source.bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        faults.append(
            {file, placeOf(error.offset, source.bytes), u"not JSON: %1"_s.arg(error.errorString())});
        return nothing;
    }
    if (!document.isObject()) {
        nothing.fault(u"must be an object"_s);
        return nothing;
    }
    return JsonReader(document.object(), file, faults);
}

void JsonReader::fault(const QString& message) const
{
    m_faults->append({m_file, m_path.isEmpty() ? u"top level"_s : m_path, message});
}

bool JsonReader::expectObject(const QStringList& known) const
{
    if (!isThere())
        return false;
    if (!m_value.isObject()) {
        fault(u"must be an object, but is %1"_s.arg(typeName(m_value)));
        return false;
    }
    const QJsonObject object = m_value.toObject();
    for (const QString& key : object.keys()) {
        if (!known.contains(key))
            member(key).fault(unknownName(key, u"a known key"_s, known));
    }
    return true;
}

bool JsonReader::has(const QString& key) const
{
    return m_value.isObject() && m_value.toObject().contains(key);
}

JsonReader JsonReader::member(const QString& key, Need need) const
{
    JsonReader place(m_value.toObject().value(key), m_file, *m_faults,
                     m_path.isEmpty() ? key : u"%1.%2"_s.arg(m_path, key), m_rules);
    if (need == Need::Required && m_value.isObject() && !has(key) && !place.mayBeMissing())
        fault(u"\"%1\" is missing"_s.arg(key));
    return place;
}

template <typename T>
std::optional<T> JsonReader::wrongType(const char* wanted) const
{
    if (isThere())
        fault(u"must be %1, but is %2"_s.arg(QString::fromLatin1(wanted), typeName(m_value)));
    return std::nullopt;
}

std::optional<QString> JsonReader::asString() const
{
    if (!m_value.isString())
        return wrongType<QString>("a string");
    return m_value.toString();
}

std::optional<double> JsonReader::asNumber() const
{
    if (!m_value.isDouble())
        return wrongType<double>("a number");
    return m_value.toDouble();
}

std::optional<int> JsonReader::asInteger(int least, int most) const
{
    if (!m_value.isDouble())
        return wrongType<int>("a whole number");
    const double number = m_value.toDouble();
    if (number == std::floor(number) && number >= least && number <= most)
        return int(number);
    fault(most == std::numeric_limits<int>::max()
              ? u"must be a whole number from %1 up"_s.arg(least)
              : u"must be a whole number from %1 to %2"_s.arg(least).arg(most));
    return std::nullopt;
}

std::optional<bool> JsonReader::asBool() const
{
    if (!m_value.isBool())
        return wrongType<bool>("true or false");
    return m_value.toBool();
}

std::optional<QString> JsonReader::asId() const
{
    static const QRegularExpression form(uR"(\A[A-Za-z0-9]+(-[A-Za-z0-9]+)*\z)"_s);
    const auto id = asString();
    if (id && !form.match(*id).hasMatch()) {
        fault(u"\"%1\" is not an id: letters, digits and hyphens"_s.arg(*id));
        return std::nullopt;
    }
    return id;
}

std::optional<QString> JsonReader::asName(const QStringList& known, const QString& kind) const
{
    const auto name = asString();
    if (name && !known.isEmpty() && !known.contains(*name)) {
        fault(unknownName(*name, kind, known));
        return std::nullopt;
    }
    return name;
}

Localized JsonReader::asLocalized() const
{
    if (!m_value.isObject())
        return wrongType<Localized>("an object with a text for each language").value_or(Localized());
    Localized words;
    const QJsonObject object = m_value.toObject();
    for (const QString& language : object.keys()) {
        const JsonReader place = member(language);
        const auto text = place.asString();
        if (text && !text->trimmed().isEmpty())
            words.insert(language, *text);
        else if (text && !isOwn())
            place.fault(u"is empty"_s);
    }
    if (isOwn()) {
        if (words.isEmpty() && !mayBeMissing())
            fault(u"says nothing in any language"_s);
        return words;
    }
    for (const QString& language : requiredLanguages()) {
        if (!has(language))
            fault(u"\"%1\" is missing"_s.arg(language));
    }
    return words;
}

QList<JsonReader> JsonReader::asArray() const
{
    if (!m_value.isArray())
        return wrongType<QList<JsonReader>>("a list").value_or(QList<JsonReader>());
    QList<JsonReader> items;
    const QJsonArray array = m_value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i)
        items.append(JsonReader(array[i], m_file, *m_faults, u"%1[%2]"_s.arg(m_path).arg(i), m_rules));
    return items;
}

void JsonReader::expectVersion(int version) const
{
    const JsonReader place = member(u"version"_s);
    const auto number = place.asInteger();
    if (number && *number != version)
        place.fault(u"must be %1: this program does not know version %2"_s.arg(version).arg(*number));
}

void expectNew(const QString& id, const JsonReader& place, QStringList& seen)
{
    if (seen.contains(id))
        place.fault(u"\"%1\" is used twice"_s.arg(id));
    else
        seen.append(id);
}

} // namespace casefile::content
