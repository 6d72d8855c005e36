/** Minimum distance from the window's edge, and from the control, in pixels. */
const MARGIN = 8;

/**
 * Opens a note below its control, or above if there is no room, and always inside the window. Below first, because
 * a field still to be filled in is often above a button.
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
