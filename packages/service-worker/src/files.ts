import { DOCUMENTS_CACHE, FILES_CACHE, SHELL_PATH } from './messages.ts';
import { isExpired, stamp } from './copies.ts';

/** The scripts of the build that pages may need, as paths. The build puts them in. */
declare const BUILD_FILES: readonly string[];
declare const self: ServiceWorkerGlobalScope;

const DAY = 24 * 60 * 60_000;

export const isFile = (path: string): boolean => path.startsWith('/assets/');

/**
 * Loads those that are missing, one by one: pages load theirs meanwhile.
 * @throws {Error} where they are of a version whose successor waits: it takes over once this one has nothing to do
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
 * The page for addresses that were never seen, with what it needs to go on to another one.
 * @param isInstalling a new build has a new one; where there was none, pages send for it once they have time
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

/** Drops files of earlier builds, but for those that a stored document still starts with. */
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
