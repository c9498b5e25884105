#pragma once

namespace casefile::views {

class Appearance;
class SceneHost;

/// Scrolls the page until the item that the keyboard is on, and what is said about it, can be seen; the item
/// first where there is not room for both.
void bringWalkedIntoView(SceneHost& host, const Appearance& appearance);

} // namespace casefile::views
