import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

function readManifest(root: string): Record<string, Chunk> {
  return JSON.parse(readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}

/** The one style sheet, as a path relative to `root`. */
export function styleSheet(root: string): string {
  const file = readManifest(root)['style.css']?.file;
  if (file === undefined) throw new Error('The build has no style sheet.');
  return `build/client/${file}`;
}

/** Including the list of routes, which React Router writes separately, a page loads one more. */
const MAX_SCRIPTS = 7;

/**
 * The scripts a browser needs to make a page work: React Router's entry, the root and the page, with all their static
 * imports. Scripts loaded on demand do not count.
 * @param root the site's folder, after a build
 * @param page the page's module, such as 'src/pages/HomePage.tsx'
 * @returns paths relative to `root`
 * @throws Error if a page has too many files: each is a request, and on a slow network six of them cost half a second
 */
export function pageScripts(root: string, page: string): string[] {
  const manifest = readManifest(root);
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const key of Object.keys(manifest)) {
    if (key.startsWith(page) || key.startsWith('src/root.tsx') || key.includes('entry.client')) visit(key);
  }
  if (files.size > MAX_SCRIPTS) throw new Error(`${page} loads ${files.size} scripts, more than ${MAX_SCRIPTS}.`);
  return [...files].map((file) => `build/client/${file}`);
}

/** The scripts of a site's browser build that contain a text, including those loaded on demand. */
export function scriptsWith(root: string, text: RegExp): string[] {
  const folder = join(root, 'build/client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`${folder} has no scripts.`);
  return scripts.filter((name) => text.test(readFileSync(join(folder, name), 'utf8')));
}
