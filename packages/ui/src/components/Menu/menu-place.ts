/** Minimum distance from the window's edges, and from the button, in pixels. */
const MARGIN = 8;

/** Places an open menu below its button with one end aligned, or above if there is more room; always inside the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const about = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = innerHeight - about.bottom - 2 * MARGIN;
  const above = about.top - 2 * MARGIN;
  const goesUp = height > below && above > below;
  const { clientWidth } = document.documentElement;
  // Aligned with the end of the button that is nearer to an edge, like the text around it.
  const left = about.left + about.right < clientWidth ? about.left : about.right - width;
  menu.style.left = `${Math.max(MARGIN, Math.min(clientWidth - MARGIN - width, left))}px`;
  menu.style.top = goesUp ? `${Math.max(MARGIN, about.top - MARGIN - height)}px` : `${about.bottom + MARGIN}px`;
  menu.style.maxHeight = `${goesUp ? above : below}px`;
}
