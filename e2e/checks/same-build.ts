/** Builds again and compares the result, byte by byte, with the existing build: builds must be reproducible. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';

function hashBuild(): Map<string, string> {
  const files = globSync(['apps/*/build/**', 'apps/*/dist/**'], { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile())
    .toSorted();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

const first = hashBuild();
const { status } = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--force', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
});
const second = hashBuild();
const names = [...new Set([...first.keys(), ...second.keys()])];
const different = names.filter((file) => first.get(file) !== second.get(file));
for (const file of different) console.error(`${file} differs.`);
console.log(`${names.length} built files, ${different.length} different in the second build.`);
process.exit(status === 0 && first.size > 0 && different.length === 0 ? 0 : 1);
