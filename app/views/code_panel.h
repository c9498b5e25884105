#pragma once

#include <QFrame>

class QLabel;
class QStackedLayout;
class QTabBar;

namespace casefile::content {
struct Step;
} // namespace casefile::content

namespace casefile::views {

class Appearance;
class CodeText;

/// The code of a step: the engine source that ran, and on the second tab the same in NumPy; the present lines
/// are lit.
class CodePanel : public QFrame
{
    Q_OBJECT

public:
    explicit CodePanel(const Appearance& appearance, QWidget* parent = nullptr);

    void setStep(const content::Step& step);
    CodeText* engineText() const { return m_engine; }
    CodeText* numpyText() const { return m_numpy; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void restyle();

    const Appearance& m_appearance;
    QTabBar* m_tabs;
    QLabel* m_file;
    QStackedLayout* m_stack;
    CodeText* m_engine;
    CodeText* m_numpy;
    QString m_engineFile;
    QString m_numpyFile;
};

} // namespace casefile::views
