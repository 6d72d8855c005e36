/** The setup of a league: categories, groups and teams. Owners set up every league, organisers their own. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../core/endpoint.ts';
import { mediaId } from '../../../media/media-id.ts';
import { pictureVariants } from '../../../media/picture-variants.ts';
import { filledName, idInput, line, nameLine, wholeNumber } from '../../../core/request.ts';
import { count, id, link, optionalText, requiredText, text, yesNo } from '../../../core/wire.ts';
import { list, nothing } from '../../../core/wire-lists.ts';
import { TEAM_NAME_MAX } from '../../limits.ts';
import { POST_TEXT_MAX } from '../../posts/post-rules.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const organising = { ...desk, roles: ['owner', 'organiser'] } as const;
const byId = z.strictObject({ id: idInput });

export const LEAGUE_NAME_MAX = 120;
export const CATEGORY_NAME_MAX = 80;
export const TEAMS_MAX = 100;

/** Criteria for ordering teams level on points. */
export const tieBreakNames = ['head_to_head', 'nrr', 'difference', 'scored', 'wins'] as const;
export type TieBreakName = (typeof tieBreakNames)[number];

const seasonGroup = z.object({
  id,
  name: requiredText,
  teams: list(requiredText),
  has_table: yesNo,
  fixtures: count,
});
export type SeasonGroup = z.output<typeof seasonGroup>;

const seasonCategory = z.object({
  id,
  name: requiredText,
  /** Shown first. */
  selected: yesNo,
  win_points: count,
  tie_points: count,
  no_result_points: count,
  /** Per innings; null without net run rate. */
  overs: optionalText,
  wickets: count,
  tie_breaks: list(z.enum(tieBreakNames)),
  groups: list(seasonGroup),
});
export type SeasonCategory = z.output<typeof seasonCategory>;

const season = z.object({
  id,
  slug: requiredText,
  name: requiredText,
  /** HTML, on its home page. */
  details: text,
  picture: link,
  picture_variants: pictureVariants,
  picture_id: optionalText,
  sponsor_name: optionalText,
  sponsor_picture: link,
  sponsor_picture_id: optionalText,
  categories: list(seasonCategory),
});
export type Season = z.output<typeof season>;

export const leagueSeason = defineEndpoint({
  ...desk,
  roles: ['owner', 'editor', 'organiser'],
  id: 'leagueSeason',
  method: 'GET',
  path: 'desk/leagues/{id}/season',
  params: byId,
  response: season,
  summary: 'A league with its categories, groups and teams',
});

/** Only owners add a league; it becomes the latest one. */
export const saveDeskLeague = defineEndpoint({
  ...organising,
  id: 'saveDeskLeague',
  method: 'POST',
  path: 'desk/leagues',
  body: z.strictObject({
    id: z.optional(idInput),
    name: filledName(LEAGUE_NAME_MAX),
    details: line(POST_TEXT_MAX),
    picture: z.nullable(mediaId),
    sponsor_name: nameLine(LEAGUE_NAME_MAX),
    sponsor_picture: z.nullable(mediaId),
  }),
  response: season,
  summary: 'Adds or changes a league',
});

const points = wholeNumber(0, 100);

export const saveCategory = defineEndpoint({
  ...organising,
  id: 'saveCategory',
  method: 'POST',
  path: 'desk/leagues/{id}/categories',
  params: byId,
  body: z.strictObject({
    category_id: z.optional(idInput),
    name: filledName(CATEGORY_NAME_MAX),
    selected: z.boolean(),
    win_points: points,
    tie_points: points,
    no_result_points: points,
    /** '20' or '19.3'; empty without net run rate. */
    overs: line(6),
    wickets: wholeNumber(1, 20),
    tie_breaks: z.array(z.enum(tieBreakNames)).check(z.maxLength(tieBreakNames.length)),
  }),
  response: season,
  summary: 'Adds or changes a category of a league',
});

/** A team with a fixture can be renamed but not removed: 409 names it. */
export const saveGroup = defineEndpoint({
  ...organising,
  id: 'saveGroup',
  method: 'POST',
  path: 'desk/league-categories/{id}/groups',
  params: byId,
  body: z.strictObject({
    group_id: z.optional(idInput),
    name: filledName(CATEGORY_NAME_MAX),
    has_table: z.boolean(),
    /** `was`: the current name in the group; null for a new team. */
    teams: z
      .array(z.strictObject({ name: filledName(TEAM_NAME_MAX), was: z.nullable(nameLine(TEAM_NAME_MAX)) }))
      .check(z.maxLength(TEAMS_MAX)),
  }),
  response: season,
  summary: 'Adds or changes a group with its teams',
});

export const seasonPartKinds = ['categories', 'groups'] as const;

/** 409 for a part with fixtures. */
export const removeSeasonPart = defineEndpoint({
  ...organising,
  id: 'removeSeasonPart',
  method: 'DELETE',
  path: 'desk/season/{kind}/{id}',
  params: z.strictObject({ kind: z.enum(seasonPartKinds), id: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Removes a category or group without matches',
});
