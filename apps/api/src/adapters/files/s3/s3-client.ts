import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { STORE_UNAVAILABLE } from '../../../http/errors/send-error.ts';
import { MINUTE, SECOND } from '../../../runtime/clock.ts';
import { missingFile } from '../missing-file.ts';

/** An S3-compatible store, and how to sign requests to it. */
export interface S3Account {
  /** An origin, such as `https://s3.example`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in the path rather than in the host name. */
  readonly addressing: 'path' | 'host';
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

/**
 * Sends a request, and retries when the store is busy. @throws StoreError, or an error `ENOENT` for an object that does
 * not exist
 */
export type S3Send = (request: S3Request) => Promise<Response>;

/** The store refused a request or could not be reached. Users are only told to try again. */
export class StoreError extends Error {
  readonly code = STORE_UNAVAILABLE;
}

const TRIES = 3;
const PAUSE = 300;

/** Signs and sends requests to one bucket. The signature covers the body, so the store rejects altered bytes. */
export function s3Bucket(account: S3Account, bucket: string): S3Send {
  const { accessKeyId, secretAccessKey, region } = account;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = bucketAddress(account, bucket);

  const trySend = async ({ method, key = '', query = {}, headers, body }: S3Request): Promise<Response> => {
    const url = new URL(`${base}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await signer.sign(url.href, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sum },
      ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> | string }),
    });
    // Limits the time until the reply starts; its body may take as long as its reader needs.
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), body === undefined ? 30 * SECOND : 5 * MINUTE);
    try {
      return await fetch(signed, { signal: tooLong.signal, redirect: 'error' });
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request) => {
    for (let tried = 1; ; tried += 1) {
      const isLast = tried === TRIES;
      const response = await trySend(request).catch((error: unknown) => {
        if (isLast) throw new StoreError(`cannot reach the file store: ${reason(error)}`, { cause: error });
        return null;
      });
      if (response?.ok) return response;
      if (response !== null) {
        const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? '';
        if (response.status === 404 && code !== 'NoSuchBucket') throw missingFile(request.key ?? bucket);
        const isBusy = response.status >= 500 || response.status === 429 || response.status === 408;
        if (isLast || !isBusy)
          throw new StoreError(`the file store answered ${response.status} ${code} for the bucket ${bucket}`);
      }
      await wait(PAUSE * 4 ** (tried - 1));
    }
  };
}

/** The address in front of an object's key, without a trailing slash. */
export function bucketAddress({ endpoint, addressing }: S3Account, bucket: string): string {
  const { protocol, host } = new URL(endpoint);
  return addressing === 'path' ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

/** The cause of a `fetch` error, whose own message only says that it failed. */
function reason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
