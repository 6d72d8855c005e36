import { deskCalls } from './desk-calls.ts';
import { indianTimeIn } from './indian-time.ts';

interface Fixture {
  readonly id: number;
  readonly team_1: string;
  readonly team_2: string;
}
type Sides = readonly [one: string, two: string];
type Time = ReturnType<typeof indianTimeIn>;

const GROUP = 'Group A';

const place = (rank: number, group: number) => ({ kind: 'place', ref: group, rank });
const winner = (match: number) => ({ kind: 'winner', ref: match, rank: null });

/** An owner's work with a seeded league, through the API calls of the desk's screens. */
export async function leagueDesk(api: string, slug: string) {
  const call = await deskCalls(api);
  const { id: league } = await call<{ id: number }>(`ysl/league/${slug}`);
  const [first] = await call<{ yslcategory_id: number }[]>('ysl/leaguecategories', { league_id: league });
  const seeded = first?.yslcategory_id ?? 0;

  const fixtureOf = async ([one, two]: Sides, category = seeded): Promise<number> => {
    const body = { league_id: league, yslcategory_id: category };
    const groups = await call<Record<string, Fixture[]>>('ysl/league_fixtures', body);
    const found = Object.values(groups)
      .flat()
      .find(({ team_1, team_2 }) => team_1 === one && team_2 === two);
    if (!found) throw new Error(`${one} v ${two} is no fixture of ${slug}`);
    return found.id;
  };
  const read = async (id: number) =>
    (await call<{ fixture: { version: string; ground: string | null } }>(`desk/fixtures/${id}`)).fixture;

  return {
    fixtureOf,
    /** Adds a category with one group, Group A. @returns its id */
    async addCategory(name: string, rules: { overs: string; tie_breaks: string[] }, teams: string[]): Promise<number> {
      const points = { win_points: 2, tie_points: 1, no_result_points: 1 };
      const body = { name, selected: false, wickets: 10, ...points, ...rules };
      const { categories } = await call<{ categories: { id: number; name: string }[] }>(
        `desk/leagues/${league}/categories`,
        body,
      );
      const id = categories.find((category) => category.name === name)?.id ?? 0;
      const named = teams.map((team) => ({ name: team, was: null }));
      await call(`desk/league-categories/${id}/groups`, { name: GROUP, has_table: true, teams: named });
      return id;
    },
    /** Adds a match today. @returns its id */
    async addFixture(sides: Sides, category = seeded): Promise<number> {
      const [team_1, team_2] = sides;
      const row = { group: GROUP, type: '', team_1, team_2, date: indianTimeIn(0).day, time: '', ground: '' };
      await call(`desk/league-categories/${category}/fixtures`, { rows: [row] });
      return fixtureOf(sides, category);
    },
    async moveFixture(id: number, { day, time }: Time): Promise<void> {
      const { version, ground } = await read(id);
      await call(`desk/fixtures/${id}/move`, { version, ground, date: day, time });
    },
    /** The path of the scorer's link of a match. */
    async scorersLink(id: number, sport: 'cricket' | 'futsal'): Promise<string> {
      const { address } = await call<{ address: string }>(`desk/fixtures/${id}/match/links`, { sport });
      const { pathname, hash } = new URL(address);
      return pathname + hash;
    },
    /** Enters a result after six overs a side. */
    async enterResult(id: number, result_1: string, result_2: string, more: object = {}): Promise<void> {
      const scores = { status: 'played', result_1, result_2, overs_1: '6', overs_2: '6', ...more };
      const { version } = await read(id);
      await call(`desk/fixtures/${id}/result`, { version, ...scores });
    },
    /** Creates a knock-out of the first two or three teams of the table. @returns the id of its final */
    async makeKnockout(name: string, each: 2 | 3, { day, time }: Time): Promise<number> {
      const path = `desk/league-categories/${seeded}/brackets`;
      const { groups } = await call<{ groups: { id: number }[] }>(path);
      const group = groups[0]?.id ?? 0;
      const sources =
        each === 2
          ? [[place(1, group), place(2, group)]]
          : [
              [place(2, group), place(3, group)],
              [place(1, group), winner(1)],
            ];
      const matches = sources.map((two) => ({ sources: two, date: day, time, ground: null }));
      type Made = { brackets: { matches: { fixture_id: number }[] }[] };
      const { brackets } = await call<Made>(path, { name, matches });
      return brackets[0]?.matches.at(-1)?.fixture_id ?? 0;
    },
  };
}

/** Completes the group of a seeded league, with the final order Strikers, Jets, Kings. */
export async function playGroup(desk: Awaited<ReturnType<typeof leagueDesk>>): Promise<void> {
  const strikers = 'Rajarajeshwari Nagar Strikers';
  const last = await desk.addFixture(['Jets', strikers]);
  await desk.enterResult(await desk.fixtureOf(['Jets', 'Kings']), '50', '40');
  await desk.enterResult(await desk.fixtureOf([strikers, 'Kings']), '30', '20');
  await desk.enterResult(last, '20', '30');
}
