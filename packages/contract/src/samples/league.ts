import { fixtureById, leagueFixtures, type Fixture } from '../league/league-fixtures.ts';
import {
  cancelRegistration,
  ownRegistrations,
  registerForLeague,
  registrationById,
  registrationLeagueName,
} from '../league/league-registrations.ts';
import { leagueTable } from '../league/league-tables.ts';
import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueCategories,
  leagueHome,
  leagues,
  leagueSocial,
  type League,
} from '../league/leagues.ts';
import { sample } from './sample.ts';
import { variants } from './variants.ts';

const calendar = '/api/ysl/calendar/league/monsoon-cup.ics';
const league = {
  id: 3,
  slug: 'monsoon-cup',
  name: 'Monsoon Cup',
  details: '<p>Eight teams</p>',
  thumbnail: '/api/media/cup.png',
  sponsor_name: null,
  sponsor_img: null,
};
const preview = '/api/preview/league/monsoon-cup/abc.jpg';
export const fullLeague: League = {
  ...league,
  thumbnail_variants: variants,
  sponsor_img_variants: null,
  calendar,
  preview,
  open_registration: 2,
};
const readLeague = {
  ...league,
  thumbnail_variants: null,
  sponsor_img_variants: null,
  calendar: null,
  preview: null,
  open_registration: null,
};
const stringsLeague = { ...league, id: '3' };
const numbersLeague = { ...league, sponsor_name: '', sponsor_img: 'null', season: 2026 };

/** Without extensions. */
export const plainFixture = {
  type: 'Semi-final',
  team_1: 'Jayanagar Jets',
  team_2: 'Hebbal Hawks',
  result_1: '0',
  result_2: null,
  date: '2026-11-20',
  time: '6:30 PM',
};
export const fullFixture: Fixture = {
  ...plainFixture,
  id: 12,
  starts_at: '2026-11-20T18:30:00+05:30',
  ground: 'Kodihalli',
  cancelled: false,
  moved_from_date: '2026-11-13',
  moved_from_time: '4:30 PM',
  won_by: { team: 2, margin: 4, unit: 'wickets' },
  winner: 2,
  decided_by: null,
  level: null,
  target: null,
  overs: null,
  live: { version: 57, stage: 'break', score_1: '48/5', score_2: '' },
};
export const readFixture = {
  ...plainFixture,
  id: null,
  starts_at: null,
  ground: null,
  cancelled: null,
  moved_from_date: null,
  moved_from_time: null,
  won_by: null,
  winner: null,
  decided_by: null,
  level: null,
  target: null,
  overs: null,
  live: null,
};
/** Without extensions. */
export const plainRow = { tablename: 'Hebbal Hawks', matches: 4, win: 3, lost: 1, nrr: '+0.350', points: 6 };
export const fullRow = {
  ...plainRow,
  workings: { scored: 512, overs_faced: '78.3', conceded: 490, overs_bowled: '80' },
  level: {
    teams: ['Hebbal Hawks', 'Jayanagar Jets'],
    steps: [{ placed_by: 'nrr' as const, parts: [['Hebbal Hawks'], ['Jayanagar Jets']] }],
  },
};
const placeLeague = { id: 3, slug: 'monsoon-cup', name: 'Monsoon Cup', thumbnail: null };
export const fixturePlace = {
  id: 12,
  group: 'Group A',
  category: { yslcategory_id: 6, name: 'Under 19', calendar: '/api/ysl/calendar/category/u19.ics' },
  league: { ...placeLeague, thumbnail_variants: null },
  preview: null,
};
const stringsCategory = { ...fixturePlace.category, yslcategory_id: '6' };
export const readRow = { ...plainRow, workings: null, level: null };

const team = { group_name: 'Jayanagar Jets', regleague_id: 2, regsport_id: 5, groupid: 11 };
const registration = {
  id: 2,
  league_name: 'Monsoon Cup',
  league_description: '<p>Pick a team</p>',
  image: null,
  theme_color: 'MetallicChic',
};
export const fullOwnRegistration = {
  form_id: 2,
  sport_id: 5,
  group_id: 11,
  group_name: 'Jayanagar Jets',
  heading: 'Under 19',
  league_name: 'Monsoon Cup',
  league_slug: 'monsoon-cup',
  closes_at: '2026-12-01T18:30:00.000Z',
  conversation_id: 77,
};

export const leagueSamples = [
  sample([leagues], {
    full: [fullLeague],
    strings: [stringsLeague],
    numbers: [numbersLeague, null],
    read: [readLeague],
  }),
  sample([latestLeague, leagueBySlug, leagueHome], {
    full: fullLeague,
    strings: stringsLeague,
    numbers: numbersLeague,
    read: readLeague,
  }),
  sample([leagueAbout], {
    full: { name: null, content: '<p>Who we are</p>' },
    strings: { name: null, content: '<p>Who we are</p>' },
    numbers: { id: 1, content: '<p>Who we are</p>' },
  }),
  sample([leagueSocial], { full: { url: '/social/3' }, strings: { url: '/social/3' }, numbers: { url: '/social/3' } }),
  sample([leagueCategories], {
    full: [
      {
        yslcategory_id: 6,
        name: 'Under 19',
        selected: 1,
        calendar: '/api/ysl/calendar/category/u19.ics',
        preview,
        knockouts: true,
      },
    ],
    strings: [{ yslcategory_id: '6', name: 'Under 19', selected: '1' }],
    numbers: [{ yslcategory_id: 6, name: 'Under 19', selected: true }],
    read: [{ yslcategory_id: 6, name: 'Under 19', selected: 1, calendar: null, preview: null, knockouts: null }],
  }),
  sample([leagueFixtures], {
    full: { 'Group A': [fullFixture] },
    strings: { 'Group A': [plainFixture] },
    numbers: { 'Group A': [{ ...plainFixture, result_1: 0, result_2: '', date: '2026-11-20 00:00:00' }, 4] },
    read: { 'Group A': [readFixture] },
  }),
  sample([leagueTable], {
    full: { 'Group A': [fullRow] },
    strings: { 'Group A': [plainRow] },
    numbers: { 'Group A': [{ ...plainRow, matches: '4', win: '3', lost: '1', points: '6' }] },
    read: { 'Group A': [readRow] },
  }),
  // Spec-only mode never sends it.
  sample([fixtureById], {
    full: { ...fixturePlace, fixture: fullFixture },
    strings: {
      ...fixturePlace,
      id: '12',
      category: stringsCategory,
      league: { ...placeLeague, id: '3' },
      fixture: plainFixture,
    },
    numbers: { ...fixturePlace, fixture: plainFixture },
    read: { ...fixturePlace, fixture: readFixture },
  }),
  sample([registrationLeagueName], {
    full: { id: 2, reg_leaguename: 'Monsoon Cup' },
    strings: { id: '2', reg_leaguename: 'Monsoon Cup' },
    numbers: { id: 2, reg_leaguename: 'Monsoon Cup', form: 8 },
  }),
  sample([registrationById], {
    full: {
      ...registration,
      image_variants: variants,
      heading: 'Pull on a shirt',
      opens_at: '2026-11-01T18:30:00.000Z',
      closes_at: '2026-12-01T18:30:00.000Z',
      has_waiting_list: true,
      groups: { 'Under 19': [{ ...team, places_left: 0, teams_each: 1 }] },
    },
    strings: {
      ...registration,
      id: '2',
      groups: { 'Under 19': [{ ...team, regleague_id: '2', regsport_id: '5', groupid: '11' }] },
    },
    numbers: { ...registration, image: '', groups: { 'Under 19': { 7: team } } },
    read: {
      ...registration,
      image_variants: null,
      heading: null,
      opens_at: null,
      closes_at: null,
      has_waiting_list: false,
      groups: { 'Under 19': [{ ...team, places_left: null, teams_each: null }] },
    },
  }),
  sample([registerForLeague], {
    full: { status: 'success', message: null, reg_leaguename: 'Monsoon Cup' },
    strings: { status: 'success', message: null, reg_leaguename: 'Monsoon Cup' },
    numbers: { status: 'success', reg_leaguename: 'Monsoon Cup' },
  }),
  // Spec-only mode never sends these two.
  sample([cancelRegistration], {
    full: { status: 'success', message: null },
    strings: { status: 'success', message: null },
    numbers: { status: 'success' },
    read: { status: 'success', message: null },
  }),
  sample([ownRegistrations], {
    full: [fullOwnRegistration],
    strings: [{ ...fullOwnRegistration, form_id: '2', sport_id: '5', group_id: '11', conversation_id: '77' }],
    numbers: [fullOwnRegistration, null],
    read: [fullOwnRegistration],
  }),
];
