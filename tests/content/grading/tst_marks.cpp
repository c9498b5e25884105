#include "tests/content/grading/cases.h"

#include "app/content/grading/marks.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace casefile::content;
using namespace casefile::tests;
using namespace Qt::StringLiterals;

namespace {

template <typename T>
std::vector<T> numbersOf(const QJsonValue& list)
{
    std::vector<T> numbers;
    for (const QJsonValue& number : list.toArray())
        numbers.push_back(T(number.toDouble()));
    return numbers;
}

bool isNear(double one, double other)
{
    return std::abs(one - other) < 1e-9;
}

} // namespace

class TestMarks : public QObject
{
    Q_OBJECT

private slots:
    void ordersAreMarkedAsTheCasesSay()
    {
        const QList<std::pair<QString, OrderMarking>> markings{
            {u"all_or_nothing"_s, OrderMarking::AllOrNothing},
            {u"absolute_position"_s, OrderMarking::Position},
            {u"next_pairs"_s, OrderMarking::NextPairs},
            {u"pairwise"_s, OrderMarking::Pairs},
            {u"longest_ordered_subset"_s, OrderMarking::LongestOrdered}};
        const QJsonArray rows = gradingCases(u"ordering"_s);
        QCOMPARE(rows.size(), 8);
        for (const QJsonValue& row : rows) {
            for (const auto& [name, marking] : markings)
                QVERIFY2(isNear(markOrder(numbersOf<int>(row[u"given"_s]), marking), row[name].toDouble()),
                         qPrintable(name));
        }
    }

    void choicesPairsAndCertaintyAreMarkedAsTheCasesSay()
    {
        const QJsonArray choices = gradingCases(u"multi_select"_s);
        QCOMPARE(choices.size(), 8);
        for (const QJsonValue& row : choices)
            QVERIFY(
                isNear(markChoices(numbersOf<double>(row[u"weights"_s]), numbersOf<int>(row[u"chosen"_s])),
                       row[u"score"_s].toDouble()));
        const QJsonArray pairs = gradingCases(u"matching"_s);
        QCOMPARE(pairs.size(), 3);
        for (const QJsonValue& row : pairs)
            QVERIFY(isNear(markPairs(row[u"right"_s].toInt(), row[u"pairs"_s].toInt()),
                           row[u"score"_s].toDouble()));
        const QJsonArray certainties = gradingCases(u"certainty_marking"_s);
        QCOMPARE(certainties.size(), 7);
        for (const QJsonValue& row : certainties)
            QCOMPARE(markWithCertainty(row[u"fraction"_s].toDouble(), Certainty(row[u"certainty"_s].toInt())),
                     row[u"mark"_s].toDouble());
    }

    /// Over all orders of five: what stays is in order, and nothing longer is.
    void theFewestItemsAreMoved()
    {
        std::vector<int> given(5);
        std::iota(given.begin(), given.end(), 0);
        do {
            const std::vector<int> moved = itemsToMove(given);
            std::vector<int> stay;
            for (const int item : given) {
                if (std::ranges::find(moved, item) == moved.end())
                    stay.push_back(item);
            }
            QVERIFY(std::ranges::is_sorted(stay));
            QCOMPARE(stay.size() + moved.size(), given.size());
            std::size_t longest = 0;
            for (unsigned chosen = 0; chosen < 1U << given.size(); ++chosen) {
                std::vector<int> some;
                for (std::size_t i = 0; i < given.size(); ++i) {
                    if (chosen >> i & 1U)
                        some.push_back(given[i]);
                }
                if (std::ranges::is_sorted(some))
                    longest = std::max(longest, some.size());
            }
            QCOMPARE(stay.size(), longest);
        } while (std::ranges::next_permutation(given).found);
    }

    void nothingToOrderIsInOrder()
    {
        QCOMPARE(markOrder({}, OrderMarking::LongestOrdered), 1.0);
        QCOMPARE(markOrder(std::vector{0}, OrderMarking::LongestOrdered), 1.0);
        QVERIFY(itemsToMove({}).empty());
    }

    /// The thresholds that make honest certainty the best certainty: two in three, and four in five.
    void honestCertaintyPaysBest()
    {
        const auto expected = [](double chance, Certainty certainty) {
            return chance * markWithCertainty(1.0, certainty) +
                   (1.0 - chance) * markWithCertainty(0.0, certainty);
        };
        for (const double chance : {0.3, 0.5, 0.6})
            QVERIFY(expected(chance, Certainty::Guess) > expected(chance, Certainty::Think));
        for (const double chance : {0.7, 0.79}) {
            QVERIFY(expected(chance, Certainty::Think) > expected(chance, Certainty::Guess));
            QVERIFY(expected(chance, Certainty::Think) > expected(chance, Certainty::Sure));
        }
        for (const double chance : {0.81, 0.95})
            QVERIFY(expected(chance, Certainty::Sure) > expected(chance, Certainty::Think));
    }
};

QTEST_APPLESS_MAIN(TestMarks)
#include "tst_marks.moc"
