#include "app/views/editor/draft_file.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace casefile::views {

DraftFile::DraftFile(const QString& folder, const QString& questionId)
{
    if (!folder.isEmpty())
        m_path = QDir(folder).filePath((questionId.isEmpty() ? u"new"_s : questionId) + u".json"_s);
}

bool DraftFile::write(const EditedQuestion& question) const
{
    if (m_path.isEmpty())
        return true;
    QDir().mkpath(QFileInfo(m_path).path());
    const QJsonObject draft{
        {u"id"_s, question.id}, {u"chapter"_s, question.chapter}, {u"question"_s, question.question}};
    QSaveFile file(m_path);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(draft).toJson()) > 0 && file.commit();
}

std::optional<EditedQuestion> DraftFile::read() const
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject draft = QJsonDocument::fromJson(file.readAll()).object();
    if (!draft.value("question"_L1).isObject())
        return std::nullopt;
    return EditedQuestion{draft.value("id"_L1).toString(), draft.value("chapter"_L1).toString(),
                          draft.value("question"_L1).toObject()};
}

void DraftFile::remove() const
{
    if (!m_path.isEmpty())
        QFile::remove(m_path);
}

} // namespace casefile::views
