import { formById, saveFormResponse } from '../custom-forms.ts';
import { leagueFixtures } from '../league-fixtures.ts';
import { registerForLeague, registrationById, registrationLeagueName } from '../league-registrations.ts';
import { leagueTable } from '../league-tables.ts';
import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueCategories,
  leagueHome,
  leagues,
  leagueSocial,
} from '../leagues.ts';
import { sample } from './sample.ts';

const league = {
  id: 3,
  slug: 'monsoon-cup',
  name: 'Monsoon Cup',
  details: '<p>Eight teams</p>',
  thumbnail: '/api/media/cup.png',
  sponsor_name: null,
  sponsor_img: null,
};
const stringsLeague = { ...league, id: '3' };
const numbersLeague = { ...league, sponsor_name: '', sponsor_img: 'null', season: 2026 };

const fixture = {
  type: 'Semi-final',
  team_1: 'Jayanagar Jets',
  team_2: 'Hebbal Hawks',
  result_1: '0',
  result_2: null,
  date: '2026-11-20',
  time: '6:30 PM',
};
const row = { tablename: 'Hebbal Hawks', matches: 4, win: 3, lost: 1, nrr: '+0.350', points: 6 };

const team = { group_name: 'Jayanagar Jets', regleague_id: 2, regsport_id: 5, groupid: 11 };
const registration = {
  id: 2,
  league_name: 'Monsoon Cup',
  league_description: '<p>Pick a team</p>',
  image: null,
  theme_color: 'MetallicChic',
};

const field = {
  id: 1,
  label: 'Position',
  type: 'radio' as const,
  is_required: 1 as const,
  options: [{ id: 4, option_text: 'Keeper' }],
  image_url: null,
  subtext: null,
};
const form = {
  id: 8,
  title: 'Trials',
  description: null,
  image: null,
  theme: 'CoolAndCollected',
  fields: [field],
};

export const leagueSamples = [
  sample([leagues], { full: [league], strings: [stringsLeague], numbers: [numbersLeague, null] }),
  sample([latestLeague, leagueBySlug, leagueHome], { full: league, strings: stringsLeague, numbers: numbersLeague }),
  sample([leagueAbout], {
    full: { name: null, content: '<p>Who we are</p>' },
    strings: { name: null, content: '<p>Who we are</p>' },
    numbers: { id: 1, content: '<p>Who we are</p>' },
  }),
  sample([leagueSocial], { full: { url: '/social/3' }, strings: { url: '/social/3' }, numbers: { url: '/social/3' } }),
  sample([leagueCategories], {
    full: [{ yslcategory_id: 6, name: 'Under 19', selected: 1 }],
    strings: [{ yslcategory_id: '6', name: 'Under 19', selected: '1' }],
    numbers: [{ yslcategory_id: 6, name: 'Under 19', selected: true }],
  }),
  sample([leagueFixtures], {
    full: { 'Group A': [fixture] },
    strings: { 'Group A': [fixture] },
    numbers: { 'Group A': [{ ...fixture, result_1: 0, result_2: '', date: '2026-11-20 00:00:00' }, 4] },
  }),
  sample([leagueTable], {
    full: { 'Group A': [row] },
    strings: { 'Group A': [row] },
    numbers: { 'Group A': [{ ...row, matches: '4', win: '3', lost: '1', points: '6' }] },
  }),
  sample([registrationLeagueName], {
    full: { id: 2, reg_leaguename: 'Monsoon Cup' },
    strings: { id: '2', reg_leaguename: 'Monsoon Cup' },
    numbers: { id: 2, reg_leaguename: 'Monsoon Cup', form: 8 },
  }),
  sample([registrationById], {
    full: { ...registration, groups: { 'Under 19': [team] } },
    strings: {
      ...registration,
      id: '2',
      groups: { 'Under 19': [{ ...team, regleague_id: '2', regsport_id: '5', groupid: '11' }] },
    },
    numbers: { ...registration, image: '', groups: { 'Under 19': { 7: team } } },
  }),
  sample([registerForLeague], {
    full: { status: 'success', message: null, reg_leaguename: 'Monsoon Cup' },
    strings: { status: 'success', message: null, reg_leaguename: 'Monsoon Cup' },
    numbers: { status: 'success', reg_leaguename: 'Monsoon Cup' },
  }),
  sample([formById], {
    full: form,
    strings: {
      ...form,
      id: '8',
      fields: [{ ...field, id: '1', is_required: '1', options: [{ id: '4', option_text: 'Keeper' }] }],
    },
    numbers: { ...form, fields: [{ ...field, is_required: true, image_url: '', subtext: '' }] },
  }),
  sample([formById], { full: null, strings: null, numbers: [] }),
  sample([saveFormResponse], {
    full: { status: 'success', message: 'Thank you', id: 77 },
    strings: { status: 'success', message: 'Thank you', id: '77' },
    numbers: { status: 'success', message: 'Thank you', id: 77 },
  }),
];
