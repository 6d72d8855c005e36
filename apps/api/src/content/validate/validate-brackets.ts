import { findBracketProblem, type BracketMatch } from '@maidan/match/bracket/bracket';
import { sourceReader } from '../../modules/league/brackets/read-source.service.ts';
import type { Issue } from '../format/issue.ts';
import type { Pack } from '../format/pack-schema.ts';

const named = (names: readonly string[]) => names.map((name, at) => ({ id: at + 1, name }));

/** Knock-out matches with a side that cannot be parsed, and groups whose matches do not form a bracket. */
export function validateBrackets(pack: Pack): Issue[] {
  const file = 'league-fixtures.json';
  const categories = new Map(pack['league-categories.json'].map((category) => [category.slug, category]));
  const issues: Issue[] = [];
  const brackets = new Map<string, { readonly index: number; readonly matches: BracketMatch[] }>();
  for (const [index, { category: slug, group, from_1: one, from_2: two }] of pack['league-fixtures.json'].entries()) {
    if (one === null && two === null) continue;
    const groups = categories.get(slug)?.groups ?? [];
    const read = sourceReader({
      groups: named(groups.map(({ name }) => name)),
      teams: named(groups.flatMap(({ teams }) => teams)),
    });
    const sources = [read(one ?? ''), read(two ?? '')] as const;
    const [first, second] = sources;
    if (!first || !second) {
      const path = `[${index}].${first ? 'from_2' : 'from_1'}`;
      issues.push({ file, path, message: 'must be "first of Group A", "winner of 1" or the like, or a team' });
      continue;
    }
    const key = `${slug} ${group}`;
    const bracket = brackets.get(key) ?? { index, matches: [] };
    bracket.matches.push({ number: bracket.matches.length + 1, sources: [first, second] });
    brackets.set(key, bracket);
  }
  if (issues.length > 0) return issues;
  return [...brackets.values()].flatMap(({ index, matches }) =>
    findBracketProblem(matches) === null
      ? []
      : [
          {
            file,
            path: `[${index}].from_1`,
            message: 'the matches of its group do not form a bracket that ends in one final',
          },
        ],
  );
}
