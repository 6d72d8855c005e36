/** Under which address the copies of a session note that the service worker has sent a request, by its idempotency key. */
export const sentPath = (key: string): string => `/sent/${encodeURIComponent(key)}`;
