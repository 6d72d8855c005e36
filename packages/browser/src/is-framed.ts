/** Whether the page is in a frame of another site: there it has no login, and leaves nothing behind. */
export function isFramed(): boolean {
  if (typeof window === 'undefined' || window.parent === window) return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    // The browser hides the address of another site.
    return true;
  }
}
