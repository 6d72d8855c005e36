/**
 * A view transition interrupted by another navigation rejects promises that no code handles, which the browser would report
 * as errors. The page itself is correct.
 * @returns a function that stops it
 */
export function forgiveSkippedTransitions(page: Window): () => void {
  page.addEventListener('unhandledrejection', forgive);
  return () => page.removeEventListener('unhandledrejection', forgive);
}

function forgive(event: PromiseRejectionEvent): void {
  if (isSkippedTransition(event.reason)) event.preventDefault();
}

/** Interrupted by another one, or not started because the page was hidden or resized. */
export function isSkippedTransition(reason: unknown): boolean {
  if (!(reason instanceof DOMException)) return false;
  return /^(?:AbortError|InvalidStateError|TimeoutError)$/.test(reason.name) && /transition/i.test(reason.message);
}
