import { FILES_CACHE } from '@maidan/service-worker/messages';

let paths: ReadonlySet<string> = new Set();

/** Looks up which files of the build are stored on the device. */
export async function readStoredFiles(): Promise<void> {
  const files = await (await caches.open(FILES_CACHE)).keys();
  paths = new Set(files.map(({ url }) => new URL(url).pathname));
}

/** As of the last lookup. */
export const isFileStored = (path: string): boolean => paths.has(path);
