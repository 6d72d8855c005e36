/** Least distance from the window's edges, and from the button, in pixels. */
const MARGIN = 8;

/** Puts an open menu under its button, its ends in line, above it where there is more room; never outside the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const about = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = innerHeight - about.bottom - 2 * MARGIN;
  const above = about.top - 2 * MARGIN;
  const goesUp = height > below && above > below;
  const toTheLeft = getComputedStyle(button).direction === 'rtl' ? about.left : about.right - width;
  menu.style.left = `${Math.max(MARGIN, Math.min(document.documentElement.clientWidth - MARGIN - width, toTheLeft))}px`;
  menu.style.top = goesUp ? `${Math.max(MARGIN, about.top - MARGIN - height)}px` : `${about.bottom + MARGIN}px`;
  menu.style.maxHeight = `${goesUp ? above : below}px`;
}
