/** Teams: short name, crest, colours, and the squad with each player's consent. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../core/endpoint.ts';
import { pictureVariants } from '../../../media/picture-variants.ts';
import { mediaId } from '../../../media/media-id.ts';
import { idInput, nameLine, wholeNumber } from '../../../core/request.ts';
import { id, link, optionalCount, optionalText, requiredText, text, word, yesNo } from '../../../core/wire.ts';
import { list } from '../../../core/wire-lists.ts';
import { TEAM_NAME_MAX } from '../../limits.ts';
import { playerRoles } from '../../../league/teams.ts';
import { teamColourNames } from '../../../rules/team-colours.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const byId = z.strictObject({ id: idInput });

/** As much as a table on a phone has room for. */
export const SHORT_NAME_MAX = 12;
/** Names forgotten in one call. */
const FORGOTTEN_MAX = 100;
export const SQUAD_MAX = 25;
export const SHIRT_MAX = 99;
export const INITIALS_MAX = 6;
export const FIRST_NAME_MAX = 30;

/** What a parent or an adult player agreed to show. Without consent, a player is on no public page. */
export const shownLevels = ['none', 'initials', 'first_name'] as const;
export type ShownLevel = (typeof shownLevels)[number];

const player = z.object({
  shirt: optionalCount,
  initials: text,
  /** Stored only while consent covers it. */
  first_name: text,
  role: word(playerRoles, 'player'),
  captain: yesNo,
  shows: word(shownLevels, 'none'),
});
export type DeskPlayer = z.output<typeof player>;

const colour = word(teamColourNames, 'grey');
const team = z.object({
  id,
  name: requiredText,
  slug: requiredText,
  short_name: optionalText,
  /** Latest first. */
  former_names: list(requiredText),
  colour_1: colour,
  colour_2: colour,
  crest: link,
  crest_variants: pictureVariants,
  crest_id: optionalText,
  squad: list(player),
});
export type DeskTeam = z.output<typeof team>;

export const deskTeams = defineEndpoint({
  ...desk,
  roles: ['owner', 'editor', 'organiser'],
  id: 'deskTeams',
  method: 'GET',
  path: 'desk/league-categories/{id}/teams',
  params: byId,
  response: z.object({ data: list(team) }),
  summary: 'The teams of a category, with their squads',
});

const typedPlayer = z.strictObject({
  shirt: z.nullable(wholeNumber(0, SHIRT_MAX)),
  initials: nameLine(INITIALS_MAX),
  first_name: nameLine(FIRST_NAME_MAX),
  role: z.enum(playerRoles),
  captain: z.boolean(),
  shows: z.enum(shownLevels),
});

/** Replaces the whole squad. */
export const saveTeam = defineEndpoint({
  ...desk,
  roles: ['owner', 'organiser'],
  id: 'saveTeam',
  method: 'POST',
  path: 'desk/teams/{id}',
  params: byId,
  body: z.strictObject({
    /** Empty for none. */
    short_name: nameLine(SHORT_NAME_MAX),
    /** Former names that should no longer lead to the team, such as typos. */
    forgotten_names: z.array(nameLine(TEAM_NAME_MAX)).check(z.maxLength(FORGOTTEN_MAX)),
    crest: z.nullable(mediaId),
    colour_1: z.enum(teamColourNames),
    colour_2: z.enum(teamColourNames),
    squad: z.array(typedPlayer).check(z.maxLength(SQUAD_MAX)),
  }),
  response: team,
  summary: "Changes a team's short name, crest, colours and squad, and removes former names",
});
