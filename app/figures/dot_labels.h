#pragma once

#include "app/figures/links_plan.h"

namespace casefile::figures {

/// Where tokens are dots: names the query in focus, and, unless covered, the keys that weigh most in `head`,
/// as far as their names do not meet. Needs a query in focus.
void addDotLabels(Scene& scene, const LinksPlan& plan, const LinksWords& words, int head);

} // namespace casefile::figures
