#pragma once

#include "app/learner/store.h"

#include <QJsonArray>

namespace casefile::tests {

/// The n-th answer of a series, every field different from its default.
inline content::AnswerRecord answer(int n)
{
    using namespace Qt::StringLiterals;
    content::AnswerRecord record;
    record.questionId = u"ov-row-sum-%1"_s.arg(n);
    record.questionVersion = 2;
    record.chapter = n % 2 == 0 ? u"overview"_s : u"qkv"_s;
    record.optionIds = {u"b"_s, u"a"_s, u"c"_s};
    record.seed = 0xfedcba9876543210U + quint64(n);
    record.given = u"a"_s;
    record.right = n % 3 == 0;
    record.misconception = u"M-OV-01"_s;
    record.certainty = content::Certainty::Sure;
    record.hintsUsed = 1;
    record.attempt = 2;
    record.state = {{u"sentence"_s, u"猫追着球跑 🐈"_s}, {u"head"_s, n}};
    record.durationMs = 1234;
    const QDateTime start(QDate(2026, 3, 29), QTime(1, 30), Qt::OffsetFromUTC, 8 * 3600);
    record.when = start.addMSecs(n);
    return record;
}

} // namespace casefile::tests
