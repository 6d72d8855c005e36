import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, root, sources, trackedFiles } from './tracked-files.ts';

const TOP_LEVEL = [
  'LICENSE',
  'README.md',
  'apps',
  'e2e',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
];

describe('layout', () => {
  test('the top level has exactly these files and folders, except for dotfiles', () => {
    const entries = new Set(trackedFiles.map((path) => path.split('/')[0] ?? ''));
    expect([...entries].filter((name) => !name.startsWith('.')).toSorted()).toEqual(TOP_LEVEL);
  });

  test('no folder has a vague name such as utils or common', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|common|shared|misc|lib)(?:\/|$)/;
    expect(trackedFiles.map((path) => dirname(path)).filter((path) => vague.test(path))).toEqual([]);
  });

  test('a component is PascalCase.tsx, everything else kebab-case', () => {
    const odd = sources.filter((path) => {
      const name = basename(path).replace(/^\./, '').split('.')[0] ?? '';
      const named =
        path.endsWith('.css.ts') || path.endsWith('.tsx') || /\/pages\/[A-Z]/.test(path)
          ? /^(?:[A-Z][A-Za-z0-9]*|[a-z0-9-]+)$/
          : /^[a-z0-9-]+$/;
      // The form palettes are named after the theme ids in the API.
      return !named.test(name) && !path.includes('/palettes/') && !/^[A-Z]\w+\.test\.tsx?$/.test(basename(path));
    });
    expect(odd).toEqual([]);
  });

  test('a file of the product has at most 250 lines', () => {
    const ofProduct = sources.filter((path) => !/\.(?:test|spec|stories)\.|\/(?:testing|samples)\//.test(path));
    expect(ofProduct.filter((path) => read(path).split('\n').length > 251)).toEqual([]);
  });

  test('a folder has at most 25 files', () => {
    const files = new Map<string, number>();
    // Migrations only accumulate, and are read from the newest.
    for (const folder of sources.map(dirname).filter((path) => !path.endsWith('/db/migrations'))) {
      files.set(folder, (files.get(folder) ?? 0) + 1);
    }
    expect([...files].filter(([, count]) => count > 25)).toEqual([]);
  });

  test('every component of the kit and the player has a story', () => {
    const folders = new Set(
      trackedFiles.flatMap((path) => /^packages\/(?:ui|media)\/src\/components\/[A-Z]\w+(?=\/)/.exec(path)?.[0] ?? []),
    );
    const without = [...folders].filter((folder) => !existsSync(join(root, folder, `${basename(folder)}.stories.tsx`)));
    expect(folders.size).toBeGreaterThan(0);
    expect(without).toEqual([]);
  });

  test('an install is strict about builds and trust, and takes packages only a week after their release [S-1]', () => {
    const settings = read('pnpm-workspace.yaml');
    for (const line of [
      'verifyDepsBeforeRun: install',
      'strictDepBuilds: true',
      'blockExoticSubdeps: true',
      'minimumReleaseAge: 10080',
      'trustPolicy: no-downgrade',
    ]) {
      expect(settings).toContain(line);
    }
    expect(settings).not.toContain('minimumReleaseAgeExclude');
  });

  test('every deployed app states its minimum Node version, which is the one it is tested with [S-1]', () => {
    const [, oldest] = /OLDEST_NODE = '([\d.]+)'/.exec(read('packages/http-edge/src/require-node.ts')) ?? [];
    expect(read('pnpm-workspace.yaml')).toContain(`\n  node: ${oldest}\n`);
    expect(read('.nvmrc')).toBe(`${oldest}\n`);
    for (const app of ['api', 'feed', 'ysl', 'desk']) {
      const { engines } = JSON.parse(read(`apps/${app}/package.json`)) as { engines: unknown };
      expect([app, engines]).toEqual([app, { node: `>=${oldest}` }]);
    }
  });

  test('the sites are versioned alone', () => {
    const config = JSON.parse(read('.changeset/config.json')) as { fixed: unknown[]; linked: unknown[] };
    expect([config.fixed, config.linked]).toEqual([[], []]);
    expect(JSON.parse(read('apps/feed/package.json'))).toMatchObject({ version: expect.stringMatching(/^5\./) });
    expect(JSON.parse(read('apps/ysl/package.json'))).toMatchObject({ version: expect.stringMatching(/^2\./) });
  });
});
