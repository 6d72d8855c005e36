import { isUploadName, type Uploads } from '../uploads.ts';
import { s3Bucket, type S3Account } from './s3-client.ts';
import { s3Objects } from './s3-objects.ts';

/** A browser that reaches an object saves it, whatever it contains. */
const HEADERS = { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' };

/**
 * Uploads in a bucket. The API streams them after it has checked the reader, so no address of the bucket is ever
 * revealed.
 * @param drafts where files are received and inspected
 */
export function s3Uploads(account: S3Account, bucket: string, drafts: Uploads): Uploads {
  const objects = s3Objects(s3Bucket(account, bucket));
  return {
    begin: drafts.begin,
    async keep(draft, name) {
      await objects.putFile(keyOf(name), draft.path, HEADERS);
      await draft.drop();
    },
    size: async (name) => (isUploadName(name) ? ((await objects.head(name))?.bytes ?? null) : null),
    read: (name) => objects.read(keyOf(name)),
    remove: (name) => objects.remove(keyOf(name)),
    async *list() {
      for await (const { key } of objects.list()) if (isUploadName(key)) yield key;
    },
    async *listBefore(time) {
      await objects.dropUnfinished(time);
      for await (const { key, storedAt } of objects.list()) if (isUploadName(key) && storedAt < time) yield key;
    },
  };
}

function keyOf(name: string): string {
  if (!isUploadName(name)) throw new Error('not the name of an upload');
  return name;
}
