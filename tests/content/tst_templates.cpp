#include "app/content/check.h"
#include "app/content/templates/parameter.h"
#include "app/content/templates/seeded_draw.h"
#include "app/content/templates/template_generator.h"
#include "app/content/templates/template_numbers.h"
#include "app/content/templates/template_words.h"
#include "app/content/typed_number.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <thread>

using namespace casefile;
using namespace casefile::content;
using namespace Qt::StringLiterals;

namespace {

constexpr int shippedCount = 80;
#if defined(__SANITIZE_ADDRESS__)
constexpr quint64 seedsPerTemplate = 1'000; // each takes ten times as long
#else
constexpr quint64 seedsPerTemplate = 10'000;
#endif

QList<QuestionTemplate> shippedTemplates()
{
    QList<QuestionTemplate> all;
    Faults faults;
    for (const QString& file : templateFiles(u":/quizzes"_s))
        all += readTemplates(file, faults).templates;
    return all;
}

QuestionTemplate shippedTemplate(const QString& id)
{
    const QList<QuestionTemplate> all = shippedTemplates();
    return all[std::ranges::find(all, id, &QuestionTemplate::id) - all.begin()];
}

double distance(const engine::Matrix& left, const engine::Matrix& right)
{
    double most = 0.0;
    for (std::size_t i = 0; i < left.values().size(); ++i)
        most = std::max(most, std::abs(left.values()[i] - right.values()[i]));
    return most;
}

bool isFiniteRow(const engine::Matrix& numbers)
{
    return std::ranges::all_of(numbers.values(), [](double number) { return std::isfinite(number); });
}

/// What is wrong with an item, beside what the generator itself looks at; empty: nothing.
QString complaintAbout(const TemplateDraw& draw, const QuestionTemplate& source)
{
    QList<engine::Matrix> options{draw.answer};
    for (const TemplateDraw::Mistaken& mistaken : draw.mistaken)
        options.append(mistaken.answer);
    if (options.size() < 2)
        return u"nothing wrong to choose"_s;
    QList<int> places = draw.order;
    std::ranges::sort(places);
    for (int i = 0; i < int(options.size()); ++i) {
        if (places.value(i, -1) != i)
            return u"an option is lost"_s;
        if (!isFiniteRow(options[i]) || options[i].shape() != draw.answer.shape())
            return u"option %1 is not such a number"_s.arg(i);
        for (int j = 0; j < i; ++j) {
            const double apart = distance(options[i], options[j]);
            if (source.isWhole ? apart < 1.0 : apart <= tolerancesApart * draw.tolerance)
                return u"options %1 and %2 are alike"_s.arg(j).arg(i);
        }
    }
    return {};
}

/// Every seed of one template; the first complaint, or nothing.
QString complaintOf(const QuestionTemplate& source)
{
    TemplateGenerator generator(source);
    for (quint64 seed = 0; seed < seedsPerTemplate; ++seed) {
        const auto draw = generator.draw(seed);
        const QString complaint = draw ? complaintAbout(*draw, source) : u"no item"_s;
        if (!complaint.isEmpty())
            return u"%1, seed %2: %3"_s.arg(source.id).arg(seed).arg(complaint);
    }
    return {};
}

} // namespace

class TestTemplates : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void allAreThere() { QCOMPARE(shippedTemplates().size(), shippedCount); }

    void shippedTemplatesHaveNoFaults()
    {
        QStringList report;
        for (const Fault& fault : checkFolders({u":/quizzes"_s}, {}))
            report.append(toString(fault));
        QCOMPARE(report.join(u'\n'), QString());
    }

    void aSeedMakesTheSameItemEverywhere_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QString>("prompt");
        QTest::newRow("whole")
            << u"N-OV-01"_s << quint64(1)
            << u"A sentence has 8 tokens and goes through one unmasked self-attention. How "
               "many scores are computed, counting each token with itself?"_s;
        QTest::newRow("matrix")
            << u"N-QK-02"_s << quint64(18446744073709551615U)
            << u"Query token row x=[1, 0], key token row y=[−3, −1], W_Q=[[1, −2], [1, 1]], "
               "W_K=[[2, −1], [−1, −2]] (row vectors, multiply on the right). What is the "
               "raw score q.k?"_s;
    }

    void aSeedMakesTheSameItemEverywhere()
    {
        QFETCH(QString, id);
        QFETCH(quint64, seed);
        QFETCH(QString, prompt);
        const QuestionTemplate source = shippedTemplate(id);
        TemplateGenerator generator(source);
        const auto draw = generator.draw(seed);
        QVERIFY(draw);
        QCOMPARE(generator.words(*draw, u"en"_s).prompt.filled(), prompt);
        const auto again = generator.draw(seed);
        QCOMPARE(toWords(again->answer), toWords(draw->answer));
        QCOMPARE(again->order, draw->order);
    }

    void seedsMakeDifferentItems()
    {
        TemplateGenerator generator(shippedTemplate(u"N-QK-02"_s));
        QSet<QString> prompts;
        for (quint64 seed = 0; seed < 100; ++seed)
            prompts.insert(generator.words(*generator.draw(seed), u"zh"_s).prompt.filled());
        QVERIFY(prompts.size() > 95);
    }

    void theRightOptionStandsAtEveryPlace()
    {
        TemplateGenerator generator(shippedTemplate(u"N-QK-02"_s));
        QList<int> counts(3);
        for (quint64 seed = 0; seed < 300; ++seed)
            ++counts[generator.draw(seed)->order.indexOf(0)];
        for (const int count : counts)
            QVERIFY(count > 70 && count < 130);
    }

    /// What an option shows is graded like the option.
    void shownOptionsAreWithinTheTolerance()
    {
        for (const QuestionTemplate& source : shippedTemplates()) {
            TemplateGenerator generator(source);
            for (quint64 seed = 0; seed < 50; ++seed) {
                const auto draw = generator.draw(seed);
                QStringList shown{toWords(draw->answer, draw->tolerance)};
                for (const TemplateDraw::Mistaken& mistaken : draw->mistaken)
                    shown.append(toWords(mistaken.answer, draw->tolerance));
                QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), shown.size());
                if (draw->answer.shape() != engine::Shape{1, 1})
                    continue;
                const double read = readTypedNumber(shown.first()).value.value_or(std::nan(""));
                QVERIFY2(std::abs(read - draw->answer(0, 0)) <= draw->tolerance,
                         qPrintable(u"%1 %2: %3"_s.arg(source.id).arg(seed).arg(shown.first())));
            }
        }
    }

    void noWordsAreLeftOpen()
    {
        for (const QuestionTemplate& source : shippedTemplates()) {
            TemplateGenerator generator(source);
            for (const QString& language : requiredLanguages()) {
                const TemplateWords& words = generator.words(*generator.draw(3), language);
                QStringList texts{words.prompt.filled(), words.hint.filled()};
                for (const PlaceText& step : words.steps)
                    texts.append(step.filled());
                for (const PlaceText& feedback : words.feedback)
                    texts.append(feedback.filled());
                static const QRegularExpression open(u"\\{|\\b(nan|inf)\\b"_s);
                for (const QString& text : texts)
                    QVERIFY2(!text.contains(open), qPrintable(source.id + u": "_s + text));
            }
        }
    }

    /// As long as the row that was drawn, time after time.
    void anAnswerMayHaveSeveralShapes()
    {
        Faults faults;
        const TemplateFile file =
            readTemplates(QStringLiteral(CASEFILE_SOURCE_DIR
                                         "/tests/fixtures/valid/several-shapes/templates/overview.json"),
                          faults);
        QVERIFY(faults.isEmpty());
        TemplateGenerator generator(file.templates.first());
        QSet<std::size_t> lengths;
        for (quint64 seed = 0; seed < 20; ++seed) {
            const auto draw = generator.draw(seed);
            QVERIFY(draw);
            QCOMPARE(draw->answer.columns(), draw->parameters.first().columns());
            lengths.insert(draw->answer.columns());
        }
        QCOMPARE(lengths.size(), 2);
    }

    void aNumberOfAnotherShapeIsRefused()
    {
        NamedNumbers numbers;
        numbers.add(u"s"_s, engine::Matrix{{3.0, 4.0}});
        QVERIFY(!numbers.set(0, engine::Matrix{{1.0, 2.0, 3.0}}));
        QCOMPARE(*numbers.cell(1), 4.0);
        QVERIFY(numbers.set(0, engine::Matrix{{1.0, 2.0}}));
        QCOMPARE(*numbers.cell(1), 2.0);
    }

    void wideRangesAreDrawnFrom()
    {
        Parameter parameter;
        parameter.to = 1e18;
        parameter.step = 2147483647;
        SeededDraw chance(1);
        for (int i = 0; i < 100; ++i)
            QVERIFY(admits(parameter, drawn(parameter, chance)));
    }

    void numbersThatAreNotFiniteAreSaid()
    {
        QCOMPARE(toWords(engine::Matrix(1, 1, std::numeric_limits<double>::infinity())), u"inf"_s);
        QCOMPARE(toWords(engine::Matrix(1, 1, std::nan(""))), u"nan"_s);
    }

    void formulasAreArithmetic_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<double>("value");
        QTest::newRow("sum of powers") << u"n^2 + s_1"_s << 53.0;
        QTest::newRow("row and matrix") << u"s_0*V_1_0"_s << 12.0;
        QTest::newRow("choice") << u"n == 7 ? 1 : 2"_s << 1.0;
        QTest::newRow("mod of a negative number") << u"mod(0-3, 5)"_s << 2.0;
        QTest::newRow("several numbers") << u"max(n, 9, s_0) - min(n, s_0)"_s << 6.0;
        QTest::newRow("natural logarithm") << u"ln(exp(2))"_s << 2.0;
        QTest::newRow("pi") << u"cos(pi)"_s << -1.0;
    }

    void formulasAreArithmetic()
    {
        QFETCH(QString, formula);
        QFETCH(double, value);
        NamedNumbers numbers;
        numbers.add(u"n"_s, engine::Matrix(1, 1, 7.0));
        numbers.add(u"s"_s, engine::Matrix{{3.0, 4.0}});
        numbers.add(u"V"_s, engine::Matrix{{1.0, 2.0}, {4.0, 5.0}});
        const Expression expression(formula, numbers);
        QCOMPARE(expression.problem(), QString());
        QCOMPARE(expression.value(), value);
    }

    void formulasKnowNothingElse_data()
    {
        QTest::addColumn<QString>("formula");
        for (const char* formula :
             {"log(2)", "rnd()", "_pi", "n = 3", "\"n\"", "n; n", "n(2)", "", "sum(1,2)"})
            QTest::newRow(formula) << QString::fromLatin1(formula);
    }

    void formulasKnowNothingElse()
    {
        QFETCH(QString, formula);
        NamedNumbers numbers;
        numbers.add(u"n"_s, engine::Matrix(1, 1, 7.0));
        const Expression expression(formula, numbers);
        QVERIFY(!expression.problem().isEmpty());
        QVERIFY(std::isnan(expression.value()));
        QCOMPARE(*numbers.cell(0), 7.0);
    }

    /// Numbers only, without words, and as many templates at once as there are cores: that keeps 690,000
    /// items within seconds.
    void everySeedEndsInAValidItem()
    {
        const QList<QuestionTemplate> all = shippedTemplates();
        QStringList complaints(all.size());
        std::atomic<qsizetype> next = 0;
        const auto work = [&] {
            for (qsizetype i = next++; i < all.size(); i = next++)
                complaints[i] = complaintOf(all[i]);
        };
        complaints.detach();
        {
            std::vector<std::jthread> workers;
            for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
                workers.emplace_back(work);
        }
        complaints.removeAll(QString());
        QCOMPARE(complaints.join(u'\n'), QString());
    }
};

QTEST_GUILESS_MAIN(TestTemplates)
#include "tst_templates.moc"
