#pragma once

#include "app/views/exchange/export_choices.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace casefile::views {

class Appearance;

/// Writes questions into a file for another program, or for another Casefile: which, in what form, where to.
/// Says at the end what was left out and why.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    ExportDialog(ExportOffer offer, const ExportChoices& choices, const Appearance& appearance,
                 QWidget* parent = nullptr);

    ExportChoices choices() const;
    QString file() const; ///< with the ending of the format
    void setFile(const QString& file);
    void choose(const QString& format); ///< by its id
    QPushButton* exportButton() const { return m_export; }
    bool run();             ///< writes it; true when it was written
    QString report() const; ///< what came of it

public slots:
    void reject() override; ///< while it is written: ends that

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(QFormLayout* form);
    void fillChapters();
    void setChoices(const ExportChoices& choices);
    void retranslate();
    void follow(); ///< what the format asks for
    void checkAll(bool on);
    void chooseFile();
    bool mayReplace(const QString& file);
    void setRunning(bool on);
    void say(const QString& sentence, const QStringList& leftOut = {});
    const exports::QuestionFormat& format() const;
    bool isOwn() const;

    ExportOffer m_offer;
    QComboBox* m_format;
    QLabel* m_holds;
    QComboBox* m_source;
    QListWidget* m_chapters;
    QPushButton* m_all;
    QPushButton* m_none;
    QComboBox* m_language;
    QCheckBox* m_log;
    QLineEdit* m_file;
    QPushButton* m_choose;
    QProgressBar* m_progress;
    QLabel* m_result;
    QPlainTextEdit* m_leftOut;
    QPushButton* m_export;
    QPushButton* m_close;
    QList<QLabel*> m_captions; ///< of the rows, in order
    QString m_replacing;       ///< the file that may be replaced: that was asked
    bool m_isRunning = false;
    bool m_isEnded = false;
};

} // namespace casefile::views
