import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root as repository, trackedFiles } from './tracked-files.ts';

/**
 * Copies the tracked files to a temporary folder, with the installed packages; links between workspaces lead to the
 * copy.
 * @returns the folder, which the caller must remove
 */
export function copyRepository(prefix: string): string {
  const root = mkdtempSync(join(tmpdir(), prefix));
  // A file deleted in the work tree may still be in the index.
  for (const path of trackedFiles.filter((each) => existsSync(join(repository, each)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const workspace of trackedFiles.filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))) {
    const modules = join(dirname(workspace), 'node_modules');
    if (!existsSync(join(repository, modules))) continue;
    cpSync(join(repository, modules), join(root, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(?!bin)/.test(path.slice(repository.length)),
    });
  }
  return root;
}
