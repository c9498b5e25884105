#include "app/views/code_highlighter.h"

#include "app/views/appearance.h"

#include <QRegularExpression>

namespace casefile::views {

using namespace Qt::StringLiterals;
using figures::Role;

namespace {

const QRegularExpression& wordsOf(CodeHighlighter::Language language)
{
    static const QRegularExpression cpp(
        uR"(\b(const|constexpr|auto|for|if|else|while|return|void|bool|int|double|float|struct|class|enum|namespace|using|static|inline|std|true|false|switch|case|break|throw|#include|size_t)\b)"_s);
    static const QRegularExpression python(
        uR"(\b(def|return|for|in|if|else|elif|while|import|from|as|None|True|False|and|or|not|with|assert|lambda|range)\b)"_s);
    return language == CodeHighlighter::Language::Cpp ? cpp : python;
}

} // namespace

CodeHighlighter::CodeHighlighter(const Appearance& appearance, QTextDocument* document)
    : QSyntaxHighlighter(document)
    , m_appearance(appearance)
{
    connect(&appearance, &Appearance::changed, this, &QSyntaxHighlighter::rehighlight);
}

void CodeHighlighter::setLanguage(Language language)
{
    m_language = language;
}

void CodeHighlighter::highlightBlock(const QString& text)
{
    static const QRegularExpression numbers(uR"(\b\d+(\.\d+)?([eE][-+]?\d+)?\b)"_s);
    static const QRegularExpression strings(uR"("(\\.|[^"\\])*"|'(\\.|[^'\\])*')"_s);
    static const QRegularExpression cppComment(u"//.*$"_s);
    static const QRegularExpression pythonComment(u"#.*$"_s);
    const auto color = [&](const QRegularExpression& pattern, Role role) {
        QRegularExpressionMatchIterator matches = pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            setFormat(int(match.capturedStart()), int(match.capturedLength()), m_appearance.color(role));
        }
    };
    color(wordsOf(m_language), Role::Query);
    color(numbers, Role::Key);
    color(strings, Role::Value);
    color(m_language == Language::Cpp ? cppComment : pythonComment, Role::Muted);
}

} // namespace casefile::views
