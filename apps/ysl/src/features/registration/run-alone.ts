/** Runs work in one tab of the site at a time. */
export async function runAlone<T>(work: () => T): Promise<T> {
  // Missing on a plain-http origin that is not the loopback.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('event-registration', work);
}
