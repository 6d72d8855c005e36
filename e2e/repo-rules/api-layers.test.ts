import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, sources } from './tracked-files.ts';

const SRC = 'apps/api/src/';
/** A layer may import itself and the layers before it. */
const LAYERS = ['runtime', 'db', 'http', 'adapters', 'modules', 'content', 'jobs', 'commands', 'server'];
const PACKAGES = new Set(['brand', 'contract', 'http-edge', 'i18n', 'match']);

/** Files outside the stores that still build queries. The list may only shrink. */
const QUERIES_LEFT: ReadonlySet<string> = new Set(
  [
    'first-start',
    'import-forms',
    'import-messages',
    'import-pack',
    'import-page-parts',
    'import-registrations',
    'import-topics',
  ].map((file) => `${SRC}content/import/${file}.ts`),
);

const files = sources.filter((path) => path.startsWith(SRC) && !path.endsWith('.test.ts'));

const imports = files.flatMap((file) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from = '']) => ({
    file,
    from,
    target: from.startsWith('.') ? normalize(join(dirname(file), from)) : from,
  })),
);
const local = imports.filter(({ target }) => target.startsWith(SRC));

const layerOf = (path: string): number => LAYERS.indexOf(path.slice(SRC.length).split('/')[0] ?? '');

/** The module of a file, such as 'league/table'; null outside modules, and for shared types. */
function moduleOf(path: string): string | null {
  const found = /^apps\/api\/src\/modules\/(.+)\/[^/]+$/.exec(path)?.[1];
  return found ?? null;
}

const name = ({ file, from }: { file: string; from: string }): string => `${file} imports ${from}`;

describe('layers of the API', () => {
  test('every file belongs to a layer', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((path) => layerOf(path) < 0)).toEqual([]);
  });

  test('a layer imports only those to its left', () => {
    expect(local.filter(({ file, target }) => layerOf(target) > layerOf(file)).map(name)).toEqual([]);
  });

  test('of the packages, the API imports brand, contract, http-edge, i18n and match', () => {
    const others = imports.filter(({ from }) => {
      const found = /^@maidan\/([^/]+)/.exec(from)?.[1];
      return found !== undefined && !PACKAGES.has(found);
    });
    expect(others.map(name)).toEqual([]);
  });

  test('no product code imports tests, benchmarks or tools', () => {
    const outside = imports.filter(({ from, target }) => from.startsWith('.') && !target.startsWith(SRC));
    expect(outside.map(name)).toEqual([]);
    expect(local.filter(({ target }) => target.includes('.test.')).map(name)).toEqual([]);
  });

  test("modules import only each other's stores, services and replies; the server also imports routes", () => {
    const refused = local.filter(({ file, target }) => {
      const module = moduleOf(target);
      if (module === null || module === moduleOf(file)) return false;
      if (/\.(?:store|service|reply)\.ts$/.test(target)) return false;
      return !(file.startsWith(`${SRC}server/`) && /\/(?:[a-z-]+\.routes|preview-pages)\.ts$/.test(target));
    });
    expect(refused.map(name)).toEqual([]);
  });

  test('modules have no circular imports', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of local) {
      const [from, to] = [moduleOf(file), moduleOf(target)];
      if (from !== null && to !== null && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    const circles: string[] = [];
    const walk = (module: string, path: readonly string[]): void => {
      if (path.includes(module)) {
        circles.push([...path.slice(path.indexOf(module)), module].join(' -> '));
        return;
      }
      for (const to of edges.get(module) ?? []) walk(to, [...path, module]);
    };
    for (const module of edges.keys()) walk(module, []);
    expect([...new Set(circles)]).toEqual([]);
  });

  test('queries are only in stores and db', () => {
    const query = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
    const builders = files.filter(
      (path) => !path.endsWith('.store.ts') && !path.startsWith(`${SRC}db/`) && query.test(read(path)),
    );
    expect(builders.filter((path) => !QUERIES_LEFT.has(path))).toEqual([]);
  });
});
