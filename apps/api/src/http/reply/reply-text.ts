import { hash } from 'node:crypto';
import { chooseEncoding, type createCompressor } from './compress.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type Compress = ReturnType<typeof createCompressor>;

/** Weak, because one reply has several encodings. */
export function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** The bytes of a reply, with the headers that describe them. */
export function encodeReply<Body extends string | Bytes>(
  body: Body,
  etag: string | null,
  acceptEncoding: string | undefined,
  compress: Compress,
): { readonly body: Body | Bytes; readonly encoding: string | null } {
  const encoding = chooseEncoding(acceptEncoding);
  const smaller = compress(body, etag, encoding);
  return smaller === null ? { body, encoding: null } : { body: smaller, encoding };
}
