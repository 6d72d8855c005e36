import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { read, root, trackedFiles } from './tracked-files.ts';

const pnpm = (...args: string[]): string =>
  execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'ignore'] });

/** Licences under which the product may be distributed; the others, of libvips and the fonts, require the licence text. */
const LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense'];
const WEAK_COPYLEFT = ['LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'];

type Manifest = { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> };

describe('the deployed product', () => {
  test('has at most 45 direct dependencies [S-3]', () => {
    const direct = trackedFiles
      .filter((path) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))
      .flatMap((path) => Object.keys((JSON.parse(read(path)) as Manifest).dependencies ?? {}))
      .filter((name) => !name.startsWith('@maidan/'));
    expect(new Set(direct).size).toBeGreaterThan(20);
    expect(new Set(direct).size).toBeLessThanOrEqual(45);
  });

  test('uses only known licences [S-3]', () => {
    const found = JSON.parse(pnpm('--filter', './apps/*', 'licenses', 'list', '--prod', '--json')) as Record<
      string,
      Manifest[]
    >;
    const known = new Set([...LICENCES, ...WEAK_COPYLEFT]);
    // "(MIT OR GPL-3.0)" leaves us the choice; "A AND B" requires both.
    const isKnown = (licence: string) =>
      licence
        .replaceAll(/[()]/g, '')
        .split(' OR ')
        .some((choice) => choice.split(' AND ').every((part) => known.has(part)));
    const unknown = Object.entries(found).flatMap(([licence, packages]) =>
      isKnown(licence) ? [] : packages.map(({ name }) => `${name}: ${licence}`),
    );
    expect(Object.values(found).flat().length).toBeGreaterThan(50);
    expect(unknown).toEqual([]);
  });

  test.each(['api', 'feed', 'ysl', 'desk'])('has a bill of materials for %s [S-2]', (app) => {
    const { version } = JSON.parse(read(`apps/${app}/package.json`)) as { version: string };
    const options = 'sbom --sbom-format cyclonedx --sbom-type application --prod';
    expect(read('package.json')).toContain(`"release:sbom": "pnpm --filter './apps/*' ${options} --split`);
    const bill = JSON.parse(pnpm('--filter', `@maidan/${app}`, ...options.split(' '))) as {
      bomFormat: string;
      metadata: { component: { version: string } };
      components: { name: string; version: string; purl: string }[];
    };
    expect([bill.bomFormat, bill.metadata.component.version]).toEqual(['CycloneDX', version]);
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([app === 'api' ? 'better-sqlite3' : 'react-router']));
    expect(bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
  });
});
