import { waysToDecide } from '@maidan/contract/league/brackets';
import type { Source } from '@maidan/match/bracket/bracket';
import { makeBracket, seedPlaces } from '@maidan/match/bracket/make-bracket';
import { z } from 'zod';
import { leagueFixture, leagueGroup } from '../../content/format/pack-leagues.ts';
import { fixtureDay } from '../../content/import/league-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { findCategoryOfFixture } from '../../modules/league/brackets/brackets.store.ts';
import { decideMatch } from '../../modules/league/brackets/decide-match.service.ts';
import { readSourcesOf } from '../../modules/league/brackets/read-source.service.ts';
import { readBrackets } from '../../modules/league/brackets/resolve-brackets.service.ts';
import { addBracket } from '../../modules/league/brackets/save-bracket.service.ts';
import { spotName } from '../../modules/league/brackets/source-words.service.ts';
import { findCategoryOfLeagues, listGroups } from '../../modules/league/fixtures/league-fixtures.store.ts';
import { CommandError, defineCommand, flag, none, pickOptions, text } from '../command.ts';
import { idOrSlug, requireCategory, requireFixture } from '../known.ts';

const sides = { '1': 1, '2': 2, neither: 0 } as const;

export const bracketCommands = [
  defineCommand({
    name: 'bracket add',
    summary: 'adds a knock-out that fills itself: the first of each group, or the matches as typed',
    args: z.object({ category: idOrSlug, name: leagueGroup.shape.name }),
    options: z.object({
      ...pickOptions(leagueFixture, {
        date: '<2026-12-06> the day of its matches in India, until they are moved; +6d is six days from today',
        time: '<16:30> the time in India',
        ground: '<text> the ground',
      }),
      each: z
        .string()
        .regex(/^[1-9]\d?$/)
        .default('2')
        .describe('<number> how many of each group with a table go through; 2 without it'),
      third_place: flag('the losers of the semi-finals play for the third place'),
      match: z
        .array(z.string())
        .default([])
        .describe('<one v two> a match, once for each: "first of Group A v winner of 1", "Jets v loser of 2"'),
    }),
    access: 'write',
    example: 'cup-u17 Knockouts --each 2 --third-place --date 2026-12-06 --time 16:30',
    async run({ category: key, name, date, time, ground, each, third_place: thirdPlace, match }, { tx, now }) {
      const category = await requireCategory(tx, key);
      const sources =
        match.length > 0
          ? await readMatches(tx, category.id, match)
          : await planMatches(tx, category.id, { each: Number(each), thirdPlace });
      const day = fixtureDay(date, now);
      const matches = sources.map((two) => ({ sources: two, day, time, ground }));
      const added = await addBracket(tx, category, { name, matches }, now);
      if ('problem' in added) throw new CommandError(added.problem);
      return showBrackets(tx, category.id);
    },
  }),

  defineCommand({
    name: 'bracket show',
    summary: 'prints the knock-outs of a category, with what waits for a decision',
    args: z.object({ category: idOrSlug }),
    options: none,
    access: 'read',
    async run({ category: key }, { tx }) {
      return showBrackets(tx, (await requireCategory(tx, key)).id);
    },
  }),

  defineCommand({
    name: 'bracket decide',
    summary: 'records who goes through where the scores do not say; a walkover before a match cancels it',
    args: z.object({ fixture: idOrSlug, side: z.enum(['1', '2', 'neither']) }),
    options: z.object({ by: text(`<way> ${waysToDecide.join(', ')}`) }),
    access: 'write',
    example: 'cup-u17-knockout-1 2 --by penalties',
    async run({ fixture: key, side, by }, { tx, now }) {
      const { fixture } = await requireFixture(tx, key, now);
      const category = await findCategoryOfFixture(tx, fixture.id);
      const states = await readStates(tx, category?.category_id ?? 0);
      const state = states.find(({ rows }) => rows.some((row) => row.fixture.id === fixture.id));
      if (!state) throw new CommandError('The fixture belongs to no knock-out: bracket add makes one.');
      const decidedBy = waysToDecide.find((way) => way === by);
      if (decidedBy === undefined) throw new CommandError(`--by is one of ${waysToDecide.join(', ')}.`);
      const problem = await decideMatch(tx, fixture, state, { winner: sides[side], decidedBy }, now);
      if (problem !== null) throw new CommandError(problem);
      return showBrackets(tx, state.categoryId);
    },
  }),
];

type Sources = readonly [Source, Source];

async function readMatches(tx: Tx, categoryId: number, typed: readonly string[]): Promise<Sources[]> {
  const read = await readSourcesOf(tx, categoryId);
  return typed.map((match) => {
    const [one, two, ...rest] = match.split(/ v /i).map(read);
    if (!one || !two || rest.length > 0) {
      throw new CommandError(
        `--match "${match}" is not two of "first of Group A", "winner of 1", "loser of 1" and teams with " v " between.`,
      );
    }
    return [one, two];
  });
}

async function planMatches(tx: Tx, categoryId: number, wanted: { each: number; thirdPlace: boolean }) {
  const groups = (await listGroups(tx, categoryId)).filter(({ has_table: hasTable }) => hasTable === 1);
  const seeds = seedPlaces(
    groups.map(({ id }) => id),
    wanted.each,
  );
  if (seeds.length < 2) throw new CommandError('A knock-out needs two places: the category has no group with a table.');
  return makeBracket(seeds, wanted).map(({ sources }) => sources);
}

async function readStates(tx: Tx, categoryId: number) {
  const category = await findCategoryOfLeagues(tx, categoryId);
  return category ? readBrackets(tx, category, 'results') : [];
}

async function showBrackets(tx: Tx, categoryId: number): Promise<string> {
  const states = await readStates(tx, categoryId);
  if (states.length === 0) return 'The category has no knock-out: bracket add makes one.';
  return states.map(showBracket).join('\n\n');
}

function showBracket({ group, rows, resolved, spots }: Awaited<ReturnType<typeof readStates>>[number]): string {
  const lines = rows.map(({ number, fixture, decided_by: by }) => {
    const spot = spots.get(number);
    const match = resolved.get(number);
    const winner = match?.winner ? fixture[`team_${match.winner}`] : null;
    const notes = [
      winner === null ? '' : `${winner} goes through${by === null ? '' : ` (${by})`}`,
      match?.needsWord ? 'bracket decide says who goes through' : '',
      match?.changed.length ? 'an earlier result was corrected after it had begun' : '',
    ].filter(Boolean);
    const name = spot ? spotName(spot) : '';
    const what = `${number}  ${name}: ${fixture.team_1} v ${fixture.team_2} (${fixture.slug})`;
    return notes.length === 0 ? what : `${what}: ${notes.join('; ')}`;
  });
  return [group.name, ...lines].join('\n');
}
