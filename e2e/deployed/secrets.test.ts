import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { expect, test } from 'vitest';
import { findSecrets } from '../repo-rules/find-secrets.ts';

test('no built script contains a secret [R-11]', async () => {
  const built = globSync(['apps/*/build/**/*.js', 'apps/api/dist/**/*.js'], { cwd: root });
  expect(built).toEqual(expect.arrayContaining(['apps/api/dist/main.js', 'apps/feed/build/server/index.js']));
  const found: string[] = [];
  for (const path of built) found.push(...(await findSecrets(path, readFileSync(join(root, path), 'utf8'))));
  expect(found).toEqual([]);
});
