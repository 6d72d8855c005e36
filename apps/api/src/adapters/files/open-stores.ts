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

/** A place for media and uploads. */
export interface FilePlace {
  /** For messages. */
  readonly name: string;
  readonly files: Files;
  readonly uploads: Uploads;
}

export interface FilePlaces {
  /** Where new files go. */
  readonly main: FilePlace;
  /** Where files may still be from before; null when there is no second place. */
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

/** Media and uploads wherever they are: while they move from one place to the other, both are read. */
export function bothOf({ main, former }: FilePlaces): Omit<FilePlace, 'name'> {
  const { files, uploads } = main;
  if (former === null) return { files, uploads };
  return {
    files: filesInTwoPlaces(main.files, former.files),
    uploads: uploadsInTwoPlaces(main.uploads, former.uploads),
  };
}

/** @throws StoreError when the place cannot be reached, or a bucket of it does not exist */
export async function tryStores({ files, uploads }: Omit<FilePlace, 'name'>): Promise<void> {
  for (const listed of [files.list(), uploads.list()]) await listed.next().finally(() => listed.return(undefined));
}
