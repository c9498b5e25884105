#include "app/learner/study_choices.h"

#include "app/learner/deck.h"
#include "app/learner/store.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace casefile::learner {

namespace {

const QString preferenceKey = u"study-choices"_s;

/// The number of this name, or how it is by default.
int numberIn(const QJsonObject& object, const QString& name, int least, int most, int otherwise)
{
    const int number = object[name].toInt(otherwise);
    return number >= least && number <= most ? number : otherwise;
}

} // namespace

StudyChoices studyChoices(const Store& store)
{
    const QJsonObject kept = QJsonDocument::fromJson(store.preference(preferenceKey).toUtf8()).object();
    StudyChoices choices;
    const double retention = kept[u"retention"_s].toDouble(choices.retention);
    if (retention >= StudyChoices::leastRetention && retention <= StudyChoices::mostRetention)
        choices.retention = retention;
    choices.newCards = numberIn(kept, u"newCards"_s, 0, StudyChoices::mostCards, choices.newCards);
    choices.reviews = numberIn(kept, u"reviews"_s, 0, StudyChoices::mostCards, choices.reviews);
    choices.dayStartsAt = numberIn(kept, u"dayStartsAt"_s, 0, StudyChoices::latestStart, choices.dayStartsAt);
    choices.backlogDays =
        numberIn(kept, u"backlogDays"_s, 1, StudyChoices::mostBacklogDays, choices.backlogDays);
    choices.backlogFrom = kept[u"backlogFrom"_s].toInt();
    return choices;
}

bool keepStudyChoices(Store& store, const StudyChoices& choices)
{
    const QJsonObject object{
        {u"retention"_s, choices.retention},     {u"newCards"_s, choices.newCards},
        {u"reviews"_s, choices.reviews},         {u"dayStartsAt"_s, choices.dayStartsAt},
        {u"backlogDays"_s, choices.backlogDays}, {u"backlogFrom"_s, choices.backlogFrom},
    };
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return store.setPreference(preferenceKey, QString::fromUtf8(text));
}

void apply(const StudyChoices& choices, const QTimeZone& zone, Deck& deck)
{
    deck.setCalendar(StudyCalendar(zone, choices.dayStartsAt));
    ScheduleSettings settings = deck.settings();
    settings.desiredRetention = choices.retention;
    deck.setSettings(settings);
    DailyLimits limits = deck.limits();
    limits.newCards = choices.newCards;
    limits.reviews = choices.reviews;
    limits.backlog.reset();
    if (choices.backlogDays > 1)
        limits.backlog = BacklogPlan{choices.backlogFrom, choices.backlogDays};
    deck.setLimits(limits);
}

} // namespace casefile::learner
