#pragma once

#include <QFrame>

class QLabel;
class QTabBar;

namespace casefile::content {
struct Step;
struct WalkLine;
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
    void setVisibleLines(int least, int most); ///< 11 without it
    /// One moment of a walk: the lines of both sources are lit, and said with these words.
    void setWalkLine(const content::WalkLine& line, const QString& spoken);
    CodeText* engineText() const { return m_engine; }
    CodeText* numpyText() const { return m_numpy; }
    QTabBar* tabs() const { return m_tabs; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void openTab(bool isNumpyFirst);
    void retranslate();
    QString spokenName(const QString& file, const CodeText& text) const;

    QTabBar* m_tabs;
    QLabel* m_file;
    CodeText* m_engine;
    CodeText* m_numpy;
    QString m_stepId;
    int m_chosenTab = 0;        ///< of the learner
    bool m_isTabOfStep = false; ///< a step that opens with the listing is shown
    QString m_engineFile;
    QString m_numpyFile;
    QString m_spoken; ///< of the present moment of a walk
};

} // namespace casefile::views
