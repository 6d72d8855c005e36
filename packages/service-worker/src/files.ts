import { DOCUMENTS_CACHE, FILES_CACHE, SHELL_PATH } from './messages.ts';
import { isExpired, stamp } from './copies.ts';

/** The scripts of the build that pages may need, as paths. The build inserts them. */
declare const BUILD_FILES: readonly string[];
declare const self: ServiceWorkerGlobalScope;

const DAY = 24 * 60 * 60_000;

export const isFile = (path: string): boolean => path.startsWith('/assets/');

/**
 * Loads missing files one by one, because pages load theirs at the same time.
 * @throws {Error} if their version is outdated and a new worker is waiting, which takes over once this one is idle
 */
async function storeFiles(paths: readonly string[], isInstalling: boolean): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  for (const path of paths) {
    if (!isInstalling && self.registration.waiting) throw new Error('A newer version waits');
    if (await cache.match(path)) continue;
    const file = await fetch(path, { priority: 'low' });
    if (file.ok) await cache.put(path, file);
  }
}

export const fillFiles = (): Promise<void> => storeFiles(BUILD_FILES, false);

const FILE_OF_DOCUMENT = /"(\/assets\/[\w.-]+)"/g;

/**
 * The page for addresses without a copy, with the files it needs to continue to another page.
 * @param isInstalling only replaces an existing page by the new build's; without one, pages request it once they have time
 */
export async function storeShell({ isInstalling = false } = {}): Promise<void> {
  const documents = await caches.open(DOCUMENTS_CACHE);
  const known = await documents.match(SHELL_PATH);
  if (isInstalling ? !known : known && !isExpired(known, DAY)) return;
  const shell = await fetch(SHELL_PATH, { priority: 'low' });
  if (!shell.ok) return;
  const text = await shell.clone().text();
  await storeFiles(
    [...text.matchAll(FILE_OF_DOCUMENT)].map(([, path = '']) => path),
    isInstalling,
  );
  await documents.put(SHELL_PATH, stamp(shell));
}

/** Deletes files of earlier builds, except those that a stored document starts with. */
export async function dropOldFiles(): Promise<void> {
  const documents = await caches.open(DOCUMENTS_CACHE);
  const texts = await Promise.all(
    (await documents.keys()).map(async (key) => (await documents.match(key))?.text() ?? ''),
  );
  const files = await caches.open(FILES_CACHE);
  for (const key of await files.keys()) {
    const { pathname } = new URL(key.url);
    if (BUILD_FILES.includes(pathname) || texts.some((text) => text.includes(pathname))) continue;
    await files.delete(key);
  }
}
