/** Whether the page is in a frame on another site: there it has no login and stores nothing. */
export function isFramed(): boolean {
  if (typeof window === 'undefined' || window.parent === window) return false;
  try {
    return window.parent.location.origin !== window.location.origin;
  } catch {
    // The browser hides another site's location.
    return true;
  }
}
