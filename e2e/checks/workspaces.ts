import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@maidan/launcher/product';

/** The folders of the workspaces that have a script of this name. */
export function findWorkspaces(script: string): string[] {
  return globSync(['packages/*/package.json', 'apps/*/package.json', 'e2e/package.json'], { cwd: root })
    .filter((manifest) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { scripts?: object };
      return script in scripts;
    })
    .map(dirname)
    .toSorted();
}
