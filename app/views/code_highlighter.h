#pragma once

#include <QSyntaxHighlighter>

namespace casefile::views {

class Appearance;

/// Colours for C++ and Python: comments, strings, numbers and the few words that both panels use.
class CodeHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    enum class Language { Cpp, Python };

    CodeHighlighter(const Appearance& appearance, QTextDocument* document);
    void setLanguage(Language language);

protected:
    void highlightBlock(const QString& text) override;

private:
    const Appearance& m_appearance;
    Language m_language = Language::Cpp;
};

} // namespace casefile::views
