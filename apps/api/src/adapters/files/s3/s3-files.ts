import { stat } from 'node:fs/promises';
import { isFileName, mediaType, type Files } from '../files.ts';
import { s3Bucket, type S3Account } from './s3-client.ts';
import { s3Objects, type ObjectHeaders } from './s3-objects.ts';

/** Stores round an object's time to whole seconds. */
const SECOND_STARTED = 999;

/** Media in a bucket. Only the API reads it, so that a withdrawn file disappears at once. */
export function s3Files(account: S3Account, bucket: string): Files {
  const objects = s3Objects(s3Bucket(account, bucket));
  const size = async (name: string): Promise<number | null> =>
    isFileName(name) ? ((await objects.head(name))?.bytes ?? null) : null;
  const store = async (name: string, bytes: number, send: (headers: ObjectHeaders) => Promise<void>): Promise<void> => {
    const headers = { 'content-type': mediaType(keyOf(name)) };
    await ((await size(name)) === bytes ? objects.touch(name, bucket, headers) : send(headers));
  };
  return {
    size,
    put: (name, bytes) => store(name, bytes.byteLength, (headers) => objects.put(name, bytes, headers)),
    putFile: async (name, file) =>
      store(name, (await stat(file)).size, (headers) => objects.putFile(name, file, headers)),
    read: (name, start, end) => objects.read(keyOf(name), { start, end }),
    async *list() {
      for await (const { key, bytes } of objects.list()) if (isFileName(key)) yield { name: key, bytes };
    },
    async *listBefore(time) {
      await objects.dropUnfinished(time);
      for await (const { key, bytes, storedAt } of objects.list()) {
        if (isFileName(key) && storedAt + SECOND_STARTED < time) yield { name: key, bytes };
      }
    },
    async remove(name, time) {
      const found = await objects.head(keyOf(name));
      if (found !== null && found.storedAt + SECOND_STARTED >= time) return false;
      await objects.remove(name);
      return true;
    },
  };
}

function keyOf(name: string): string {
  if (!isFileName(name)) throw new Error(`not a media name: ${JSON.stringify(name)}`);
  return name;
}
