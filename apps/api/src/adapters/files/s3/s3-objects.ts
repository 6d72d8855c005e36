import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isMissing } from '../missing-file.ts';
import type { S3Send } from './s3-client.ts';

/**
 * Larger files are sent in parts of this size, one of which is in memory. A store accepts 10,000 parts of at least 5
 * MiB.
 */
const PART_BYTES = 8 * 1024 * 1024;

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970 UTC; whole seconds in some stores. */
  readonly storedAt: number;
}

export type ObjectHeaders = Readonly<Record<string, string>>;

/** The objects of a bucket. */
export function s3Objects(send: S3Send) {
  const head = async (key: string): Promise<StoredObject | null> => {
    try {
      const { headers } = await send({ method: 'HEAD', key });
      const storedAt = Date.parse(headers.get('last-modified') ?? '');
      return { key, bytes: Number(headers.get('content-length')), storedAt };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const put = async (key: string, body: Uint8Array, headers: ObjectHeaders): Promise<void> => {
    await drain(send({ method: 'PUT', key, body, headers }));
  };
  return {
    head,
    put,

    async putFile(key: string, file: string, headers: ObjectHeaders): Promise<void> {
      await using handle = await open(file);
      const { size } = await handle.stat();
      const read = async (start: number): Promise<Uint8Array> => {
        const part = new Uint8Array(Math.min(PART_BYTES, size - start));
        for (let filled = 0; filled < part.length;) {
          const { bytesRead } = await handle.read(part, filled, part.length - filled, start + filled);
          if (bytesRead === 0) throw new Error('the file became shorter while it was stored');
          filled += bytesRead;
        }
        return part;
      };
      await (size <= PART_BYTES ? put(key, await read(0), headers) : putParts(send, { key, size, read, headers }));
    },

    /** Makes the store treat the object as new, without sending it again. */
    async touch(key: string, bucket: string, headers: ObjectHeaders): Promise<void> {
      const copy = { 'x-amz-copy-source': `/${bucket}/${key}`, 'x-amz-metadata-directive': 'REPLACE' };
      await drain(send({ method: 'PUT', key, headers: { ...headers, ...copy } }));
    },

    /** The whole object, or the bytes from `start` to `end`, inclusive. A missing object is an error `ENOENT`. */
    read(key: string, range?: { readonly start: number; readonly end: number }): Readable {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return Readable.from(
        bytesOf(() => send({ method: 'GET', key, headers })),
        { objectMode: false },
      );
    },

    async remove(key: string): Promise<void> {
      await drain(send({ method: 'DELETE', key }));
    },

    async *list(): AsyncGenerator<StoredObject> {
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', ...(token === undefined ? {} : { 'continuation-token': token }) };
        const page = await (await send({ method: 'GET', query })).text();
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          yield {
            key: valueOf(entry, 'Key'),
            bytes: Number(valueOf(entry, 'Size')),
            storedAt: Date.parse(valueOf(entry, 'LastModified')),
          };
        }
        token = valueOf(page, 'IsTruncated') === 'true' ? valueOf(page, 'NextContinuationToken') : undefined;
      } while (token !== undefined);
    },

    /** Aborts multipart uploads that began before `time` and never finished: a kill leaves their parts. */
    async dropUnfinished(time: number): Promise<void> {
      const page = await (await send({ method: 'GET', query: { uploads: '' } })).text();
      for (const [, entry = ''] of page.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
        if (Date.parse(valueOf(entry, 'Initiated')) >= time) continue;
        const query = { uploadId: valueOf(entry, 'UploadId') };
        await drain(send({ method: 'DELETE', key: valueOf(entry, 'Key'), query }));
      }
    },
  };
}

interface Parts {
  readonly key: string;
  readonly size: number;
  readonly headers: ObjectHeaders;
  read(start: number): Promise<Uint8Array>;
}

async function putParts(send: S3Send, { key, size, headers, read }: Parts): Promise<void> {
  const begun = await send({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = valueOf(await begun.text(), 'UploadId');
  try {
    const parts: string[] = [];
    for (let start = 0; start < size; start += PART_BYTES) {
      const partNumber = String(parts.length + 1);
      const sent = await send({ method: 'PUT', key, query: { partNumber, uploadId }, body: await read(start) });
      await sent.body?.cancel();
      const etag = sent.headers.get('etag') ?? '';
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`);
    }
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const done = await (await send({ method: 'POST', key, query: { uploadId }, body })).text();
    // The status is sent before the parts are joined, so a failure appears only in the body.
    if (done.includes('<Error>')) throw new Error(`the store could not join the parts: ${valueOf(done, 'Code')}`);
  } catch (error) {
    await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function* bytesOf(get: () => Promise<Response>): AsyncGenerator<Uint8Array> {
  const { body } = await get();
  if (body !== null) yield* body;
}

/** Releases the connection. */
async function drain(sent: Promise<Response>): Promise<void> {
  await (await sent).body?.cancel();
}

/** The text of the first element with this name. Our own keys need no unescaping, a store's tokens may. */
function valueOf(xml: string, element: string): string {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
