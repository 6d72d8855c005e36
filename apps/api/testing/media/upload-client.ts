import { request } from 'node:http';
import { Readable } from 'node:stream';
import { BOUNDARY } from '../form-sender.ts';

export interface SentUpload {
  /** As built by `writeForm`. */
  readonly body: Buffer;
  readonly token: string;
  readonly key?: string;
}

export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a form over a socket in pieces of 64 KB, no faster than the server reads them. */
export async function upload(address: string, { body, token, key }: SentUpload): Promise<UploadAnswer> {
  const sending = request(`${address}/api/forms/formresponse/save`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
      authorization: `Bearer ${token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
  const answered = new Promise<UploadAnswer>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
  });
  Readable.from(pieces(body)).pipe(sending);
  return answered;
}

function* pieces(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536);
}
