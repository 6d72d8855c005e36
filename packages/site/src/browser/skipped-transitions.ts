/**
 * A view transition that another navigation interrupts rejects promises that no code handles, and the browser would report
 * them as errors. The page itself is correct.
 * @returns how to stop listening
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
