/** Least distance from the window's edge, and from the control, in pixels. */
const MARGIN = 8;

/**
 * Opens a note below its control, above it where there is no room, and never outside the window. Below first: what
 * is above a button is often the field that has still to be filled in.
 */
export function openNote(note: HTMLElement | null, control: HTMLElement): void {
  if (!note?.isConnected || note.showPopover === undefined) return;
  if (!note.matches(':popover-open')) note.showPopover();
  const about = control.getBoundingClientRect();
  const own = note.getBoundingClientRect();
  const furthest = document.documentElement.clientWidth - MARGIN - own.width;
  const left = Math.max(MARGIN, Math.min(furthest, about.left + (about.width - own.width) / 2));
  const below = about.bottom + MARGIN;
  const fits = below + own.height <= document.documentElement.clientHeight - MARGIN;
  note.style.left = `${left}px`;
  note.style.top = `${fits ? below : Math.max(MARGIN, about.top - MARGIN - own.height)}px`;
}

export function closeNote(note: HTMLElement | null): void {
  if (note?.isConnected && note.hidePopover !== undefined && note.matches(':popover-open')) note.hidePopover();
}
