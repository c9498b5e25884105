#include "engine/attention/attend.h"
#include "engine/attention/score_rank.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace casefile::engine;

namespace {

Matrix randomMatrix(std::size_t rows, std::size_t columns, std::size_t filled, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> normal;
    Matrix made(rows, columns);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < filled; ++column)
            made(row, column) = normal(random);
    return made;
}

/// Q K^T in plain loops.
Matrix product(const Matrix& query, const Matrix& key)
{
    Matrix made(query.rows(), key.rows());
    for (std::size_t i = 0; i < query.rows(); ++i)
        for (std::size_t j = 0; j < key.rows(); ++j)
            for (std::size_t c = 0; c < query.columns(); ++c)
                made(i, j) += query(i, c) * key(j, c);
    return made;
}

/// Rank by elimination with full pivoting: how often a pivot is found.
std::size_t eliminatedRank(Matrix matrix)
{
    constexpr double zero = 1e-9;
    std::size_t rank = 0;
    for (; rank < std::min(matrix.rows(), matrix.columns()); ++rank) {
        std::size_t pivotRow = rank, pivotColumn = rank;
        for (std::size_t row = rank; row < matrix.rows(); ++row)
            for (std::size_t column = rank; column < matrix.columns(); ++column)
                if (std::abs(matrix(row, column)) > std::abs(matrix(pivotRow, pivotColumn)))
                    pivotRow = row, pivotColumn = column;
        if (std::abs(matrix(pivotRow, pivotColumn)) < zero)
            break;
        for (std::size_t column = 0; column < matrix.columns(); ++column)
            std::swap(matrix(rank, column), matrix(pivotRow, column));
        for (std::size_t row = 0; row < matrix.rows(); ++row)
            std::swap(matrix(row, rank), matrix(row, pivotColumn));
        for (std::size_t row = rank + 1; row < matrix.rows(); ++row) {
            const double share = matrix(row, rank) / matrix(rank, rank);
            for (std::size_t column = rank; column < matrix.columns(); ++column)
                matrix(row, column) -= share * matrix(rank, column);
        }
    }
    return rank;
}

} // namespace

/// The rank of Q K^T without Q K^T, against elimination on the product itself.
class TestScoreRank : public QObject
{
    Q_OBJECT

private slots:
    void equalsTheRankOfTheProduct_data();
    void equalsTheRankOfTheProduct();
    void neverExceedsTheWidthOfAHead();
    void noTokensHaveRankZero();
};

void TestScoreRank::equalsTheRankOfTheProduct_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("keys");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("filled"); ///< columns of Q that are not 0
    QTest::newRow("fewer tokens than columns") << 3 << 5 << 8 << 8;
    QTest::newRow("more tokens than columns") << 20 << 30 << 4 << 4;
    QTest::newRow("columns of zeros") << 9 << 9 << 8 << 2;
    QTest::newRow("nothing but zeros") << 4 << 4 << 3 << 0;
}

void TestScoreRank::equalsTheRankOfTheProduct()
{
    QFETCH(const int, queries);
    QFETCH(const int, keys);
    QFETCH(const int, width);
    QFETCH(const int, filled);
    const Matrix q = randomMatrix(std::size_t(queries), std::size_t(width), std::size_t(filled), 5);
    const Matrix k = randomMatrix(std::size_t(keys), std::size_t(width), std::size_t(width), 6);
    QCOMPARE(scoreRank(q, k), eliminatedRank(product(q, k)));
}

void TestScoreRank::neverExceedsTheWidthOfAHead()
{
    const auto trace =
        attendSentence("The children saw a small dog in the park, and when it chased the ball they ran",
                       modelNamed("untrained", 7));
    QVERIFY(trace->queries() > 8);
    QCOMPARE(scoreRank(trace->heads[0].query, trace->heads[0].key), std::size_t(8));
}

void TestScoreRank::noTokensHaveRankZero()
{
    QCOMPARE(scoreRank(Matrix(), Matrix()), std::size_t(0));
}

QTEST_GUILESS_MAIN(TestScoreRank)
#include "tst_score_rank.moc"
