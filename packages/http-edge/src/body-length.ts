import type { IncomingMessage } from 'node:http';

/** Digits that no reader of a length can understand differently. */
const LENGTH = /^\d{1,15}$/;

/**
 * Whether every reader finds the same end of a request: it has one plain Content-Length, or it is chunked and nothing
 * else, or it has no body (RFC 9112, section 6.3). Node's parser alone also takes `identity, chunked`.
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
