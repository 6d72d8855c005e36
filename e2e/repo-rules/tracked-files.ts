import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Files that git tracks or would track with the next add, so that rules cover a file before it is committed. */
export const trackedFiles: string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
)
  .split('\0')
  .filter((path) => path !== '');

export function read(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    // Deleted in the work tree but still in the index.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

export const sources = trackedFiles.filter((path) => /\.(?:ts|tsx|mts|mjs)$/.test(path));

/** Every matching line of these files, as `path:line: text`, except in excused files. */
export function linesThatMatch(files: string[], pattern: RegExp, excused: (path: string) => boolean): string[] {
  return files
    .filter((path) => !excused(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}
