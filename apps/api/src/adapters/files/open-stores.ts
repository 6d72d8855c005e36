import path from 'node:path';
import { hasStore } from '../../runtime/file-settings.ts';
import type { Env } from '../../runtime/env.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { folderUploads } from './folder-uploads.ts';
import { s3Files } from './s3/s3-files.ts';
import { s3Uploads } from './s3/s3-uploads.ts';
import { filesInTwoPlaces, uploadsInTwoPlaces } from './two-places.ts';
import type { Uploads } from './uploads.ts';

/** A storage place for media and uploads. */
export interface FilePlace {
  /** The name shown in messages. */
  readonly name: string;
  readonly files: Files;
  readonly uploads: Uploads;
}

export interface FilePlaces {
  /** The place for new files. */
  readonly main: FilePlace;
  /** A second place with older files, or null. */
  readonly former: FilePlace | null;
}

export function openPlaces(env: Env): FilePlaces {
  const folder: FilePlace = {
    name: `the folder ${env.dataDir}`,
    files: folderFiles(path.join(env.dataDir, 'media')),
    uploads: folderUploads(path.join(env.dataDir, 'uploads')),
  };
  if (!hasStore(env)) return { main: folder, former: null };
  const account = {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    addressing: env.S3_ADDRESSING,
  };
  const store: FilePlace = {
    name: `the store ${env.S3_ENDPOINT}`,
    files: s3Files(account, env.S3_MEDIA_BUCKET),
    uploads: s3Uploads(account, env.S3_UPLOADS_BUCKET, folder.uploads),
  };
  return env.FILE_STORE === 's3' ? { main: store, former: folder } : { main: folder, former: store };
}

/** Media and uploads in either place: while they are being moved, both are read. */
export function bothOf({ main, former }: FilePlaces): Omit<FilePlace, 'name'> {
  const { files, uploads } = main;
  if (former === null) return { files, uploads };
  return {
    files: filesInTwoPlaces(main.files, former.files),
    uploads: uploadsInTwoPlaces(main.uploads, former.uploads),
  };
}

/** @throws StoreError when the place cannot be reached, or one of its buckets does not exist */
export async function tryStores({ files, uploads }: Omit<FilePlace, 'name'>): Promise<void> {
  for (const listed of [files.list(), uploads.list()]) await listed.next().finally(() => listed.return(undefined));
}
