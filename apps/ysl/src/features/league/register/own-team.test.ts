import { expect, test } from 'vitest';
import { ownTeamOf } from './own-team.ts';

const thisSeason = { form_id: 7, league_slug: 'gully-cup' };
const lastSeason = { form_id: 3, league_slug: 'gully-cup' };
/** As a team is listed right after registering. */
const justJoined = { form_id: 7, league_slug: null };
const elsewhere = { form_id: 9, league_slug: 'city-fives' };

type Teams = readonly { form_id: number; league_slug: string | null }[];

test.each<[number | string | null, Teams, object | undefined]>([
  [7, [elsewhere, thisSeason], thisSeason],
  ['7', [thisSeason], thisSeason],
  [7, [justJoined], justJoined],
  [7, [lastSeason, elsewhere], undefined],
  [null, [lastSeason, elsewhere], lastSeason],
  [null, [elsewhere], undefined],
  [7, [], undefined],
])('while registration %s is open, the own team among %j is %j', (open, own, team) => {
  expect(ownTeamOf(own, { slug: 'gully-cup', open_registration: open })).toBe(team);
});
