#pragma once

#include "tests/learner/classroom/class_server_fixture.h"
#include "tests/learner/deck_answers.h"

#include "app/learner/classroom/class_link.h"

#include <QRandomGenerator>

namespace casefile::tests {

/// Three weeks of a class of five, for the pictures of the tour: the same answers each time, sent to the
/// server by the program and read from there.
class SampleClass
{
public:
    const QString name = u"class9b"_s;

    struct Learner
    {
        QString login;
        QString shown;
        int questions; ///< of the table, from its beginning
        int wrongOf10; ///< answers
        int days;      ///< on which something was done
    };

    QList<Learner> learners() const
    {
        return {{u"lin"_s, u"林晓"_s, 15, 2, 20},
                {u"mary"_s, u"Mary Jones"_s, 12, 4, 9},
                {u"omar"_s, u"Omar Haddad"_s, 8, 5, 4},
                {u"wei"_s, u"韦一鸣"_s, 15, 1, 14},
                {u"zoe"_s, u"Zoë Martin"_s, 4, 6, 2}};
    }

    /// What one learner did, into their own store.
    void study(const Learner& who, int number, learner::Store& store) const
    {
        learner::Deck deck(store, calendar);
        QRandomGenerator chance(quint32(number + 1));
        for (int day = 0; day < who.days; ++day)
            for (int n = 0; n < who.questions; ++n) {
                if ((n + day) % 4 != 0)
                    continue;
                const Asked& asked = table()[std::size_t(n)];
                const bool isRight = chance.bounded(10) >= who.wrongOf10 - day / 5;
                content::AnswerRecord record;
                record.questionId = asked.question;
                record.chapter = asked.chapter;
                record.right = isRight;
                record.misconception = isRight ? QString() : asked.misconception;
                record.certainty = content::Certainty(1 + chance.bounded(3));
                record.durationMs = 1000 * (10 + chance.bounded(50));
                learner::CardAnswer answer =
                    cardAnswer(isRight ? learner::Grade::Good : learner::Grade::Again, day);
                answer.when = answer.when.addSecs(60 * n);
                record.when = answer.when;
                QVERIFY(deck.keep({{asked.question, asked.chapter}, answer, record, {}}));
            }
    }

    /// As of the evening of the last day. When a card was written is the only thing that is never the same.
    static learner::ClassRows asOfTheEnd(learner::ClassRows rows)
    {
        rows.read = cardAnswer(learner::Grade::Good, 20).when.addSecs(3600).toUTC();
        rows.upTo = 0;
        for (auto& cards : rows.cards)
            for (learner::ClassCard& card : cards)
                card.changedUtcMs = 0;
        return rows;
    }

private:
    struct Asked
    {
        QString chapter;
        QString question;
        QString misconception;
    };

    static const std::vector<Asked>& table()
    {
        static const std::vector<Asked> rows{{u"overview"_s, u"ov-length"_s, u"M-QK-06"_s},
                                             {u"overview"_s, u"ov-parameters"_s, u"M-OV-03"_s},
                                             {u"overview"_s, u"ov-swap"_s, u"M-OV-04"_s},
                                             {u"overview"_s, u"ov-blend"_s, u"M-OV-07"_s},
                                             {u"qkv"_s, u"qk-sources"_s, u"M-QK-12"_s},
                                             {u"qkv"_s, u"qk-roles"_s, u"M-QK-02"_s},
                                             {u"qkv"_s, u"qk-tied"_s, u"M-QK-03"_s},
                                             {u"scoring"_s, u"sc-tempers"_s, u"M-SC-01"_s},
                                             {u"scoring"_s, u"sc-deviation"_s, u"M-SC-02"_s},
                                             {u"scoring"_s, u"sc-divide-dk"_s, u"M-SC-04"_s},
                                             {u"scoring"_s, u"sc-saturated"_s, u"M-SC-03"_s},
                                             {u"multihead"_s, u"mh-single-limit"_s, u"M-OV-07"_s},
                                             {u"multihead"_s, u"mh-more-heads"_s, u"M-MH-01"_s},
                                             {u"multihead"_s, u"mh-cost"_s, u"M-MH-02"_s},
                                             {u"multihead"_s, u"mh-cells"_s, u"M-MH-02"_s}};
        return rows;
    }
};

} // namespace casefile::tests
