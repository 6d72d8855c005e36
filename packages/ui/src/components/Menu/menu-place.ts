/** Least distance from the window's edges, and from the button, in pixels. */
const MARGIN = 8;

/** Puts an open menu under its button, one end in line, above it where there is more room; never outside the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const about = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = innerHeight - about.bottom - 2 * MARGIN;
  const above = about.top - 2 * MARGIN;
  const goesUp = height > below && above > below;
  const { clientWidth } = document.documentElement;
  // In line with the end of the button that is nearer to an edge, as the text around it is.
  const left = about.left + about.right < clientWidth ? about.left : about.right - width;
  menu.style.left = `${Math.max(MARGIN, Math.min(clientWidth - MARGIN - width, left))}px`;
  menu.style.top = goesUp ? `${Math.max(MARGIN, about.top - MARGIN - height)}px` : `${about.bottom + MARGIN}px`;
  menu.style.maxHeight = `${goesUp ? above : below}px`;
}
