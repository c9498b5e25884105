#include "engine/matrix/arma_bridge.h"
#include "engine/matrix/matrix.h"

#include <QTest>

#include <armadillo>

using namespace casefile::engine;

/// The row-major value matrix and its copies into and out of Armadillo's.
class TestMatrix : public QObject
{
    Q_OBJECT

private slots:
    void rowsLieOneAfterTheOther()
    {
        const Matrix matrix{{1, 2, 3}, {4, 5, 6}};
        QVERIFY(matrix.shape() == (Shape{2, 3}));
        QCOMPARE(matrix(1, 0), 4.0);
        QCOMPARE(matrix.values()[3], 4.0);
        QCOMPARE(matrix.row(1)[2], 6.0);
    }

    void aShapeIsSaidAsRowsByColumns() { QVERIFY(toString(Shape{5, 32}) == "5 x 32"); }

    void aMatrixWithoutCellsIsEmpty()
    {
        QVERIFY(Matrix().empty() && Matrix(0, 3).empty() && Matrix(3, 0).empty());
        QVERIFY(!Matrix(1, 1).empty());
    }

    void armadilloHoldsTheSameRowsAndColumns()
    {
        const arma::mat copy = toArma({{1, 2, 3}, {4, 5, 6}});
        QCOMPARE(copy.n_rows, arma::uword(2));
        QCOMPARE(copy.n_cols, arma::uword(3));
        QCOMPARE(copy(1, 0), 4.0);
    }

    void thereAndBackIsTheSame()
    {
        for (const Matrix& matrix :
             {Matrix{{1, 2, 3}, {4, 5, 6}}, Matrix{{7}}, Matrix(1, 5, 2.0), Matrix(5, 1, 3.0), Matrix()})
            QVERIFY(fromArma(toArma(matrix)) == matrix);
    }
};

QTEST_GUILESS_MAIN(TestMatrix)
#include "tst_matrix.moc"
