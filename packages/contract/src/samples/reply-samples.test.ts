import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../core/all.ts';
import { toSpecOnly } from '../core/spec-only.ts';
import { allSamples } from './all.ts';

const cases = allSamples.flatMap((sample) =>
  sample.endpoints.map((endpoint) => ({ ...sample, endpoint, name: endpoint.id })),
);

test('every endpoint that a site may call on another server has a sample', () => {
  const covered = new Set(cases.map(({ name }) => name));
  // The desk uses only our server.
  const ofSites = allEndpoints.filter(({ path }) => !path.startsWith('desk/'));
  expect(ofSites.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});

describe.for(cases)('$name', ({ endpoint, full, strings, numbers, read }) => {
  test('keeps the canonical form', () => {
    expect(endpoint.response.parse(full)).toEqual(full);
  });

  test('reads ids and flags as strings, with null for absent fields', () => {
    expect(endpoint.response.parse(strings)).toEqual(read);
  });

  test('reads ids and flags as numbers, with absent fields missing', () => {
    expect(endpoint.response.parse(numbers)).toEqual(read);
  });

  test('has no extension in spec-only mode', () => {
    expect(toSpecOnly(endpoint, full)).toEqual(strings);
  });
});

const retyped = [undefined, null, '', 'x', '<!doctype html>', -1, 1.5, 10 ** 20, true, [], {}, [[]], { a: 1 }];

/** Every copy of `value` with one part changed, however deep; `undefined` stands for a missing field. */
function* mutants(value: unknown, path = ''): Generator<{ path: string; mutant: unknown }> {
  for (const other of retyped) yield { path, mutant: other };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const { path: deeper, mutant } of mutants(part, `${path}.${key}`)) {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = mutant;
      if (mutant === undefined && !Array.isArray(value)) delete copy[key];
      yield { path: deeper, mutant: copy };
    }
  }
}

const ruleNames = [
  ...(['sport', 'balls', 'wickets', 'isLastAlone', 'wideRuns', 'noBallRuns'] as const),
  ...(['isBowledAgain', 'hasFreeHit', 'oversABowler'] as const),
];

/** The parts without which a reply is useless. */
const essential: Record<string, readonly string[]> = {
  tagPosts: ['.0', '.0.id'],
  authTagPosts: ['.0', '.0.id'],
  tagVideoPosts: ['.0', '.0.id'],
  authTagVideoPosts: ['.0', '.0.id'],
  categoryPosts: ['.0', '.0.id'],
  authCategoryPosts: ['.0', '.0.id'],
  categoryVideoPosts: ['.0', '.0.id'],
  authCategoryVideoPosts: ['.0', '.0.id'],
  exchangeSession: ['.access_token', '.user_id'],
  bracketsOfCategory: ['.yslcategory_id'],
  leagueWall: ['.slug', '.name'],
  liveTablesOfCategory: ['.yslcategory_id', '.rules'],
  matchById: ['.league_id'],
  liveScores: ['.league_id'],
  // With other rules, a match would be scored wrongly.
  openScore: ['.token', '.scorer', '.match', '.match.id', '.rules', ...ruleNames.map((name) => `.rules.${name}`)],
  teamBySlug: ['.slug', '.name', '.yslcategory_id', '.category', '.league', '.league.id'],
  fixtureById: ['.fixture', '.category', '.category.yslcategory_id', '.league', '.league.id'],
};

test.for(cases)('$name survives the loss or change of any single part [K-1]', ({ endpoint, name, strings }) => {
  const read = [...mutants(strings)].map(({ path, mutant }) => ({ path, result: endpoint.response.safeParse(mutant) }));
  const failed = new Set(read.filter(({ result }) => !result.success).map(({ path }) => path));
  for (const path of ['', '.id', ...(essential[name] ?? [])]) failed.delete(path);
  expect([...failed]).toEqual([]);

  const canonical = read.flatMap(({ result }) => (result.success ? [result.data] : []));
  expect(canonical.map((data) => endpoint.response.parse(data))).toEqual(canonical);
});
