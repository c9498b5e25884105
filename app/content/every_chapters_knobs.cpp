#include "app/content/chapter_knobs.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace casefile::content {

/// The choices of compared-tensor are the tensors in the order of engine::TensorId.
std::vector<Knob> everyChaptersKnobs()
{
    return {
        {u"compared-tensor"_s,
         QT_TRANSLATE_NOOP("knobs", "Tensor that is compared"),
         Knob::Kind::Choice,
         0,
         21,
         18,
         1,
         {QT_TRANSLATE_NOOP("knobs", "E: embedding"),
          QT_TRANSLATE_NOOP("knobs", "P: position"),
          QT_TRANSLATE_NOOP("knobs", "X: embedding + position"),
          QT_TRANSLATE_NOOP("knobs", "M: text that is asked"),
          QT_TRANSLATE_NOOP("knobs", "W_Q"),
          QT_TRANSLATE_NOOP("knobs", "W_K"),
          QT_TRANSLATE_NOOP("knobs", "W_V"),
          QT_TRANSLATE_NOOP("knobs", "W_O"),
          QT_TRANSLATE_NOOP("knobs", "Q: queries"),
          QT_TRANSLATE_NOOP("knobs", "K: keys"),
          QT_TRANSLATE_NOOP("knobs", "V: values"),
          QT_TRANSLATE_NOOP("knobs", "QKᵀ: scores"),
          QT_TRANSLATE_NOOP("knobs", "S: scaled scores"),
          QT_TRANSLATE_NOOP("knobs", "S+M: masked scores"),
          QT_TRANSLATE_NOOP("knobs", "max of each row"),
          QT_TRANSLATE_NOOP("knobs", "S−max: shifted scores"),
          QT_TRANSLATE_NOOP("knobs", "exp"),
          QT_TRANSLATE_NOOP("knobs", "sum of each row"),
          QT_TRANSLATE_NOOP("knobs", "A: weights"),
          QT_TRANSLATE_NOOP("knobs", "AV: context"),
          QT_TRANSLATE_NOOP("knobs", "concat: heads side by side"),
          QT_TRANSLATE_NOOP("knobs", "O: output")}},
    };
}

} // namespace casefile::content
