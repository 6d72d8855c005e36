import { leagueTeams, teamBySlug } from '../league/teams.ts';
import { fixturePlace, fullFixture, fullRow, plainFixture, plainRow, readFixture, readRow } from './league.ts';
import { sample } from './sample.ts';

const team = {
  id: 9,
  slug: 'jayanagar-jets',
  name: 'Jayanagar Jets',
  short_name: 'Jets',
  former_names: ['Jayanagar Juniors'],
  yslcategory_id: 6,
  colour_1: 'blue' as const,
  colour_2: 'yellow' as const,
  crest: '/media/jets.png',
  crest_variants: null,
};
const { crest_variants: _none, ...plain } = team;
const strings = { ...plain, id: '9', yslcategory_id: '6' };

export const fullTeam = {
  ...team,
  groups: ['Group A'],
  category: { name: 'Under 19', calendar: '/api/ysl/calendar/category/u19.ics' },
  league: fixturePlace.league,
  standing: { group: 'Group A', place: 1, of: 4, row: fullRow },
  form: ['lost' as const, 'won' as const],
  fixtures: [fullFixture],
  squad: [{ shirt: 7, label: 'R.S.', role: 'batter' as const, captain: true }],
  squad_size: 11,
};

const place = { group: 'Group A', place: 1, of: 4 };
const { thumbnail_variants: _variants, ...plainLeague } = fixturePlace.league;
const { crest_variants: _variant, ...withoutVariants } = fullTeam;
const plainTeam = {
  ...withoutVariants,
  league: plainLeague,
  standing: { ...place, row: plainRow },
  fixtures: [plainFixture],
};

export const teamSamples = [
  sample([leagueTeams], { full: { data: [team] }, strings: { data: [strings] }, numbers: { data: [team] } }),
  // Spec-only mode never sends it.
  sample([teamBySlug], {
    full: fullTeam,
    strings: { ...plainTeam, ...strings, league: { ...plainLeague, id: '3' } },
    numbers: plainTeam,
    read: { ...fullTeam, standing: { ...place, row: readRow }, fixtures: [readFixture] },
  }),
];
