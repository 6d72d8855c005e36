/** Teams, each with a page of its own. All of it is an extension: in the specification a team is just a name. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { count, id, link, optionalCount, optionalText, requiredText, text, word, yesNo } from '../core/wire.ts';
import { list, optional } from '../core/wire-lists.ts';
import { teamColourNames } from '../rules/team-colours.ts';
import { fixture } from './league-fixtures.ts';
import { tableRow } from './league-tables.ts';

const league = { service: 'league', extension: true, auth: 'public', method: 'GET' } as const;
const colour = word(teamColourNames, 'grey');

const team = z.object({
  id,
  slug: requiredText,
  /** Unique in its category. */
  name: requiredText,
  /** For narrow places; null for none. */
  short_name: optionalText,
  /** Former names, latest first, except those another team of the category has now. Saved links and lists may still use them. */
  former_names: list(requiredText),
  yslcategory_id: id,
  colour_1: colour,
  colour_2: colour,
  /** Null for a team that shows its colours instead. */
  crest: link,
  crest_variants: pictureVariants,
});
export type Team = z.output<typeof team>;

/** Maps the teams of a category to their pages: fixtures and tables contain only names. */
export const leagueTeams = defineEndpoint({
  ...league,
  id: 'leagueTeams',
  path: 'teams/{id}',
  params: z.strictObject({ id: idInput }),
  response: z.object({ data: list(team) }),
  summary: 'The teams of a league',
});

export const playerRoles = ['batter', 'bowler', 'all_rounder', 'keeper', 'player'] as const;
export type PlayerRole = (typeof playerRoles)[number];

/** Only players with consent: `label` is their initials, or the first name if that was agreed. */
const squadPlayer = z.object({
  shirt: optionalCount,
  label: requiredText,
  role: word(playerRoles, 'player'),
  captain: yesNo,
});
export type SquadPlayer = z.output<typeof squadPlayer>;

export const outcomes = ['won', 'lost', 'tied', 'no_result'] as const;
export type Outcome = (typeof outcomes)[number];

const standing = z.object({ group: text, place: count, of: count, row: tableRow });

const teamPage = z.object({
  ...team.shape,
  /** The groups of the category that it plays in. */
  groups: list(text),
  category: z.object({ name: text, calendar: link }),
  league: z.object({ id, slug: text, name: text, thumbnail: link, thumbnail_variants: pictureVariants }),
  /** In the first group with a table; null in a knockout. */
  standing: optional(standing),
  /** Results of its latest five matches that count, the newest last. */
  form: list(word(outcomes, 'no_result')),
  fixtures: list(fixture),
  squad: list(squadPlayer),
  /** The size of the whole squad, including players who are not shown. */
  squad_size: count,
});
export type TeamPage = z.output<typeof teamPage>;

export const teamBySlug = defineEndpoint({
  ...league,
  id: 'teamBySlug',
  path: 'team/{id}/{slug}',
  params: z.strictObject({ id: idInput, slug: idInput }),
  response: teamPage,
  summary: 'A team of a league, by current or former slug: matches, standing, form and squad',
});
