#include "app/views/own/own_list_model.h"

#include "app/content/library.h"
#include "app/views/interview/interview_words.h"
#include "app/views/own/own_words.h"

using namespace Qt::StringLiterals;

namespace casefile::views {

OwnListModel::OwnListModel(const content::Library& library, QObject* parent)
    : QAbstractTableModel(parent)
    , m_library(library)
    , m_targets(content::lintTargetsOf(library))
{}

void OwnListModel::setQuestions(const QList<learner::OwnQuestion>& questions, const QString& language)
{
    beginResetModel();
    m_questions = questions;
    m_language = language;
    endResetModel();
}

int OwnListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_questions.size());
}

int OwnListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant OwnListModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const learner::OwnQuestion& own = m_questions[index.row()];
    switch (index.column()) {
    case Asked:
        return listedAs(own.question, m_language);
    case Type:
        return typeWords(own.question[u"type"_s].toString());
    case Chapter:
        return chapterWords(m_library, own.chapter, m_language);
    case Languages:
        return languagesOf(own.question);
    case Advice: {
        const auto notes = content::lintQuestion(own.question, m_targets).size();
        return notes > 0 ? QString::number(notes) : QString();
    }
    default:
        return {};
    }
}

QVariant OwnListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const QString words[] = {tr("Question"), tr("Type"), tr("Chapter"), tr("Languages"), tr("Advice")};
    return words[section];
}

} // namespace casefile::views
