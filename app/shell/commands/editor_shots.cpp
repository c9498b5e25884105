// The pictures of the editor of questions in the tour.
#include "app/content/json_path.h"
#include "app/content/lint/question_fields.h"
#include "app/shell/commands/studio.h"
#include "app/shell/commands/tour_shots.h"
#include "app/shell/program.h"
#include "app/views/editor/question_editor.h"
#include "app/views/editor/question_form.h"
#include "app/views/editor/question_preview.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace casefile::shell {

using namespace Qt::StringLiterals;
using views::EditedQuestion;

namespace {

/// The question of the course with this id, as its file has it.
EditedQuestion shippedQuestion(const content::Quiz& quiz, int position)
{
    QFile file(quiz.file);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonArray all = QJsonDocument::fromJson(file.readAll())["questions"_L1].toArray();
    return {quiz.questions.at(position).id, quiz.chapter,
            all.at(quiz.questions.at(position).position).toObject()};
}

QWidget* editorOf(Studio& studio, const EditedQuestion& question)
{
    MainWindow& window = studio.window();
    const views::EditorSetup setup{studio.library(),
                                   window.appearance(),
                                   knownNames(),
                                   window.language(),
                                   window.language() == "zh"_L1 ? u"猫追着球跑"_s
                                                                : u"The cat sat on the mat"_s,
                                   {},
                                   {}};
    auto* editor = new views::QuestionEditor(setup, question);
    while (editor->preview().session().isComputing())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return editor;
}

void addShot(QList<TourShot>& shots, const QString& name, const EditedQuestion& question,
             const QString& place = u"prompt"_s)
{
    shots << TourShot{u"editor-"_s + name, {}, [question, place](Studio& studio) {
                          QWidget* editor = editorOf(studio, question);
                          editor->findChild<views::QuestionForm*>()->goTo(place);
                          return editor;
                      }};
}

} // namespace

void addEditorShots(QList<TourShot>& shots, const content::Library& library)
{
    QStringList kinds;
    for (const content::Quiz& quiz : library.quizzes) {
        for (int i = 0; i < int(quiz.questions.size()); ++i) {
            const QString kind = quiz.questions.at(i).type;
            if (kinds.contains(kind))
                continue;
            kinds.append(kind);
            addShot(shots, kind, shippedQuestion(quiz, i));
        }
    }
    if (library.quizzes.isEmpty())
        return;
    const QString chapter = library.quizzes.first().chapter;
    addShot(shots, u"new"_s, {{}, chapter, content::newQuestion(u"choice"_s)});
    EditedQuestion flawed = shippedQuestion(library.quizzes.first(), 0);
    flawed.question = content::withValue(flawed.question, u"prompt.zh"_s, QJsonValue::Undefined);
    flawed.question = content::withValue(flawed.question, u"options[1].feedback"_s, QJsonValue::Undefined);
    flawed.question = content::withValue(flawed.question, u"hints"_s, QJsonValue::Undefined);
    addShot(shots, u"advice"_s, flawed, u"options[1].feedback"_s);
}

} // namespace casefile::shell
