/** The address in a session's cache at which the service worker notes that it has sent a request, by idempotency key. */
export const sentPath = (key: string): string => `/sent/${encodeURIComponent(key)}`;
