#pragma once

#include <QObject>
#include <QTranslator>

namespace casefile::exports {

/// While it lives, the program's words are those of this language: for a file in another language than the
/// window's. The window does not hear of it and must not be painted meanwhile.
class WordsIn : public QObject
{
public:
    explicit WordsIn(const QString& language);
    ~WordsIn() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What it has no words for stays as it was written, and is not asked of another language.
    class Translator : public QTranslator
    {
    public:
        QString translate(const char* context, const char* source, const char* comment, int n) const override;
        bool isEmpty() const override { return false; }
    };
    Translator m_words;
};

} // namespace casefile::exports
