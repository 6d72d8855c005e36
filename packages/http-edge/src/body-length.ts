import type { IncomingMessage } from 'node:http';

/** Digits that every reader of a length understands the same way. */
const LENGTH = /^\d{1,15}$/;

/**
 * Whether every reader finds the same end of a request: it has one plain Content-Length, or is only chunked, or has no
 * body (RFC 9112, section 6.3). Node's parser on its own also accepts `identity, chunked`.
 */
export function hasOneLength({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const valuesOf = (name: string) =>
    rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
  const lengths = valuesOf('content-length');
  const codings = valuesOf('transfer-encoding');
  if (lengths.length + codings.length > 1) return false;
  return (
    lengths.every((length) => LENGTH.test(length)) &&
    codings.every((coding) => coding === 'chunked' && httpVersion === '1.1')
  );
}
