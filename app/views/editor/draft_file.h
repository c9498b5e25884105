#pragma once

#include "app/views/editor/question_document.h"

#include <QString>

#include <optional>

namespace casefile::views {

/// What is being written, on disk, so that a crash or a power cut takes at most the last second of it. It is
/// there only while there is something that was not saved.
class DraftFile
{
public:
    /// In this folder, one for each question; all new ones share one. An empty folder: nothing is kept.
    DraftFile(const QString& folder, const QString& questionId);

    bool write(const EditedQuestion& question) const; ///< whole or not at all
    std::optional<EditedQuestion> read() const;       ///< nothing when there is none, or it is not one
    void remove() const;

private:
    QString m_path;
};

} // namespace casefile::views
