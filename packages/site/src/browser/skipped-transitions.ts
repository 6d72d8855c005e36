/**
 * A view transition that another navigation cuts short rejects promises that nobody holds, and the browser would report each
 * as an error. The page is where it should be: nothing is amiss.
 * @returns how to stop listening
 */
export function forgiveSkippedTransitions(page: Window): () => void {
  page.addEventListener('unhandledrejection', forgive);
  return () => page.removeEventListener('unhandledrejection', forgive);
}

function forgive(event: PromiseRejectionEvent): void {
  if (isSkippedTransition(event.reason)) event.preventDefault();
}

/** Skipped by another one, or not begun since the page was hidden or its size changed. */
export function isSkippedTransition(reason: unknown): boolean {
  if (!(reason instanceof DOMException)) return false;
  return /^(?:AbortError|InvalidStateError|TimeoutError)$/.test(reason.name) && /transition/i.test(reason.message);
}
