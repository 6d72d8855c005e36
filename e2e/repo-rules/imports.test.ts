import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, sources } from './tracked-files.ts';

/** The parts that each part of the workspace may import. Everything else is refused. */
const ALLOWED: Record<string, string[]> = {
  'packages/brand': [],
  'packages/browser': [],
  'packages/http-edge': [],
  'packages/i18n': ['brand'],
  'packages/match': ['contract'],
  'packages/service-worker': ['browser', 'contract'],
  'packages/contract': [],
  'packages/api-client': ['contract', 'browser', 'i18n'],
  'packages/ui': ['brand', 'browser', 'i18n'],
  'packages/media': ['brand', 'ui', 'browser', 'i18n'],
  'packages/auth': ['contract', 'api-client', 'browser', 'i18n', 'ui'],
  'packages/actions': ['contract', 'api-client', 'auth', 'browser', 'i18n', 'ui'],
  'packages/site': [
    'brand',
    'browser',
    'i18n',
    'contract',
    'api-client',
    'auth',
    'actions',
    'ui',
    'http-edge',
    'service-worker',
  ],
  'packages/launcher': ['http-edge'],
  'packages/storybook': ['ui'],
  'apps/feed': ['brand', 'browser', 'i18n', 'contract', 'api-client', 'ui', 'media', 'auth', 'actions', 'site'],
  'apps/ysl': ['brand', 'browser', 'i18n', 'match', 'contract', 'api-client', 'ui', 'media', 'auth', 'actions', 'site'],
  'apps/desk': ['brand', 'browser', 'i18n', 'match', 'contract', 'api-client', 'ui', 'auth', 'site'],
  'apps/api': ['contract', 'brand', 'i18n', 'match', 'http-edge'],
  e2e: ['launcher'],
};

/** Libraries that only their owners may import. */
const OWNED: [library: RegExp, owners: string[]][] = [
  [/^swiper(?:\/|$)/, ['packages/media']],
  [/^hls\.js/, ['packages/media']],
  [/^ky$/, ['packages/api-client']],
  [/^(?:kysely|better-sqlite3|pg)$/, ['apps/api']],
  [/^hono(?:\/|$)/, ['apps/api', 'packages/site', 'e2e']],
  [/^react-router(?:\/|$)/, ['apps/feed', 'apps/ysl', 'apps/desk', 'packages/site']],
  [/^zod(?:\/|$)/, ['packages/contract', 'packages/api-client', 'apps/api']],
];

interface Import {
  file: string;
  from: string;
  /** The package or app the importing file is in. */
  part: string;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

function partOf(path: string): string {
  if (path.startsWith('e2e/')) return 'e2e';
  return path.startsWith('.') ? dirname(path) : path.split('/').slice(0, 2).join('/');
}

const imports: Import[] = sources
  // Recipes contain the imports of other files as text.
  .filter((path) => !path.includes('/content/') && !path.startsWith('e2e/recipes/'))
  .flatMap((file) =>
    [...read(file).matchAll(IMPORT)].map((match) => ({
      file,
      from: match[1] ?? match[2] ?? match[3] ?? '',
      part: partOf(file),
    })),
  );

const name = ({ file, from }: Import) => `${file} imports ${from}`;

describe('imports', () => {
  test('imports are found', () => {
    expect(imports.length).toBeGreaterThan(200);
  });

  test('a part imports only the parts it is allowed to', () => {
    const refused = imports.filter(({ from, part }) => {
      const target = /^@maidan\/([^/]+)/.exec(from)?.[1];
      return target !== undefined && !(ALLOWED[part] ?? []).includes(target) && !part.endsWith(`/${target}`);
    });
    expect(refused.map(name)).toEqual([]);
  });

  test('no part imports from another part by a relative path', () => {
    const outside = imports.filter(
      ({ file, from, part }) => from.startsWith('.') && partOf(normalize(join(dirname(file), from))) !== part,
    );
    // Storybook includes the stories of player and login by a glob, not by an import.
    expect(outside.map(name)).toEqual([]);
  });

  test('in the diagram of the layers every part is above all parts that it imports', () => {
    const [, stack = '', others = ''] =
      /```\n( +apps\/feed [^]*?)\n\n([^]*?)```/.exec(read('.github/ARCHITECTURE.md')) ?? [];
    // The rest of a row describes its parts.
    const rows = stack.split(/^ +-+\n/m).map((row): string[] => row.slice(0, 44).match(/[\w/-]+/g) ?? []);
    const parts = Object.entries(ALLOWED).map(([part, used]) => ({ part: part.replace('packages/', ''), used }));
    const rowOf = (part: string): number => rows.findIndex((row) => row.includes(part));
    const isApart = (part: string): boolean => new RegExp(`^ +${part} +imports `, 'm').test(others);
    expect(parts.filter(({ part }) => rowOf(part) < 0 && !isApart(part))).toEqual([]);
    const upwards = parts.flatMap(({ part, used }) =>
      isApart(part) ? [] : used.filter((other) => rowOf(other) <= rowOf(part)).map((other) => `${part} uses ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  test('only its owners import an owned library', () => {
    const foreign = imports.filter(({ from, part }) =>
      OWNED.some(([library, owners]) => library.test(from) && !owners.includes(part)),
    );
    expect(foreign.map(name)).toEqual([]);
  });

  test('a feature imports packages and its own folder only', () => {
    const crossing = imports.filter(({ file, from }) => {
      const feature = /^(apps\/(?:feed|ysl|desk)\/src\/features\/[^/]+\/)/.exec(file)?.[1];
      if (feature === undefined || !from.startsWith('.')) return false;
      const target = normalize(join(dirname(file), from));
      // From the app itself a feature needs the path builder and the width of the site's pages; in the desk also the signed-in
      // member, shared parts of screens, and helpers for stories.
      const ofApp =
        /^apps\/(?:\w+\/src\/(?:paths(?:\.ts)?|frame\.css\.ts)$|desk\/src\/(?:acts|dialogs|files|page|rows|session|testing|text|times|webhooks)\/)/;
      return !target.startsWith(feature) && !ofApp.test(target);
    });
    expect(crossing.map(name)).toEqual([]);
  });

  test('page and document modules of the site package import neither its browser nor its server code', () => {
    const crossing = imports.filter(({ file, from }) => {
      if (!/^packages\/site\/src\/(?:page|document)\//.test(file) || !from.startsWith('.')) return false;
      return /^packages\/site\/src\/(?:browser|server)\//.test(normalize(join(dirname(file), from)));
    });
    expect(crossing.map(name)).toEqual([]);
  });

  test('a server file of a site is named so that no browser bundle accepts it', () => {
    const inServer = sources.filter((path) => path.startsWith('packages/site/src/server/'));
    expect(inServer.filter((path) => !/\.server(?:(?:\.all)?\.test)?\.tsx?$/.test(path))).toEqual([]);
  });

  test('there are no barrels', () => {
    expect(sources.filter((path) => /\/src\/(?:.*\/)?index\.tsx?$/.test(path))).toEqual([]);
  });
});
