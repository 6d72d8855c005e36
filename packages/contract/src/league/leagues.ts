import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { flag, id, link, optionalId, optionalText, optionalYesNo, extension, text } from '../core/wire.ts';
import { listReply, slugFromId } from '../core/wire-lists.ts';

/** `details` is HTML, or '' if there are none. */
export const league = z
  .object({
    id,
    slug: text,
    name: text,
    details: text,
    thumbnail: link,
    thumbnail_variants: pictureVariants,
    sponsor_name: optionalText,
    sponsor_img: link,
    sponsor_img_variants: pictureVariants,
    /** The calendar of all its fixtures. */
    calendar: extension(link),
    /** Picture for link previews, 1200 by 630 pixels. */
    preview: extension(link),
    /** The id of its newest registration if that is open. */
    open_registration: extension(optionalId),
  })
  .check(slugFromId);
export type League = z.output<typeof league>;

/** `selected` 1 marks the one to show first. */
const leagueCategory = z.object({
  yslcategory_id: id,
  name: text,
  selected: flag(0),
  calendar: extension(link),
  preview: extension(link),
  /** Whether it has knockouts that fill in themselves. */
  knockouts: extension(optionalYesNo),
});
export type LeagueCategory = z.output<typeof leagueCategory>;

const publicGet = { service: 'league', method: 'GET', auth: 'public' } as const;

export const leagues = defineEndpoint({
  ...publicGet,
  id: 'leagues',
  path: 'leagues',
  response: listReply(league),
  summary: 'All leagues',
});

export const latestLeague = defineEndpoint({
  ...publicGet,
  id: 'latestLeague',
  path: 'latest_league',
  response: league,
  summary: 'The latest league, shown when no league is named',
});

export const leagueBySlug = defineEndpoint({
  ...publicGet,
  id: 'leagueBySlug',
  path: 'league/{slug}',
  params: z.strictObject({ slug: idInput }),
  response: league,
  summary: 'One league by slug or id',
});

export const leagueHome = defineEndpoint({
  ...publicGet,
  id: 'leagueHome',
  path: 'home/{id}',
  params: z.strictObject({ id: idInput }),
  response: league,
  summary: "The data of a league's home page",
});

/** `content` is HTML. */
export const leagueAbout = defineEndpoint({
  ...publicGet,
  id: 'leagueAbout',
  path: 'about',
  response: z.object({ name: optionalText, content: text }),
  summary: 'The About page',
});

export const leagueSocial = defineEndpoint({
  ...publicGet,
  id: 'leagueSocial',
  path: 'socialmedia/{id}',
  params: z.strictObject({ id: idInput }),
  response: z.object({ url: link }),
  summary: "The address of a league's social page, for an iframe",
});

export const leagueCategories = defineEndpoint({
  id: 'leagueCategories',
  service: 'league',
  method: 'POST',
  path: 'leaguecategories',
  auth: 'public',
  body: z.strictObject({ league_id: idInput }),
  response: listReply(leagueCategory),
  summary: 'The categories of a league',
});
