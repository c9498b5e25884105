#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace casefile::content {

/// Words of a GIFT item, and how they are marked up.
struct GiftText
{
    QString text;
    QString format = {}; ///< "plain", "html", "markdown", "moodle"; empty: as the stem

    bool isEmpty() const { return text.isEmpty(); }
    bool operator==(const GiftText&) const = default;
};

/// An option, or an answer that is typed.
struct GiftAnswer
{
    GiftText text;
    double value = 0.0;     ///< of a numeric item
    double tolerance = 0.0; ///< likewise: half the width of a range
    double weight = 0.0;    ///< per cent
    GiftText feedback;      ///< empty: none

    bool operator==(const GiftAnswer&) const = default;
};

/// A pair to be matched; without a left side the right one is there to mislead.
struct GiftPair
{
    GiftText left;
    QString right;

    bool operator==(const GiftPair&) const = default;
};

enum class GiftType { Category, Description, Essay, TrueFalse, Choice, Short, Numeric, Matching };

/// One item of a GIFT file, as it is written there.
struct GiftItem
{
    GiftType type = GiftType::Description;
    QString path; ///< of a category
    QString id;
    QStringList tags;
    QString title;
    GiftText stem;        ///< its format is "moodle" where none is said
    bool isBlank = false; ///< the answers stand in a sentence; the stem has five underscores there
    GiftText generalFeedback;
    bool isSingle = true;      ///< of a choice: one option may be chosen
    QList<GiftAnswer> answers; ///< options, or answers that are typed
    GiftText otherwise;        ///< of a numeric item: feedback for any other number
    QList<GiftPair> pairs;
    bool isTrue = false; ///< of a true-false
    GiftText feedbackWrong;
    GiftText feedbackRight;

    bool operator==(const GiftItem&) const = default;
};

/// What became of one item of a file.
struct GiftRecord
{
    int line = 0; ///< where it begins, from 1
    GiftItem item;
    QString error;             ///< "unbalanced-braces", …: the item could not be read
    QString message;           ///< the same in a sentence
    QString unused;            ///< a part that was not read
    QStringList warnings = {}; ///< what was read otherwise than the author may have meant

    void refuse(const QString& code, const QString& sentence)
    {
        error = code;
        message = sentence;
    }
};

} // namespace casefile::content
