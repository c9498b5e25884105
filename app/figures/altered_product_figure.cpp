#include "app/figures/altered_product_figure.h"

#include "app/figures/plot_tools.h"

namespace casefile::figures {

namespace {

/// Takes from every mark and item the cell of the trace that it stood for.
void forgetCells(Scene& scene)
{
    for (Mark& mark : scene.marks)
        std::visit(
            [](auto& any) {
                if constexpr (requires { any.meaning; })
                    any.meaning.cell.reset();
            },
            mark);
    for (SceneItem& item : scene.items)
        item.meaning.cell.reset();
}

} // namespace

Scene AlteredProductFigure::layout(const Frame& frame) const
{
    Frame after = frame;
    if (isDrawable(frame))
        after.trace = m_altered.of(frame);
    Scene scene = m_product.layout(after);
    forgetCells(scene);
    return scene;
}

} // namespace casefile::figures
