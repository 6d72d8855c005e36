/** Least distance from the window's edge, and from the control, in pixels. */
const MARGIN = 8;

/** Opens a note above its control, below it where there is no room, and never outside the window. */
export function openNote(note: HTMLElement | null, control: HTMLElement): void {
  if (!note?.isConnected || note.showPopover === undefined) return;
  if (!note.matches(':popover-open')) note.showPopover();
  const about = control.getBoundingClientRect();
  const own = note.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - MARGIN - own.width;
  const left = Math.max(MARGIN, Math.min(furthest, about.left + (about.width - own.width) / 2));
  const above = about.top - MARGIN - own.height;
  note.style.left = `${left}px`;
  note.style.top = `${above < MARGIN ? about.bottom + MARGIN : above}px`;
}

export function closeNote(note: HTMLElement | null): void {
  if (note?.isConnected && note.hidePopover !== undefined && note.matches(':popover-open')) note.hidePopover();
}
