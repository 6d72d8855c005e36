import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { line, wholeNumber } from '../core/request.ts';
import { amount, count, id, link, optionalText, text, yesNo } from '../core/wire.ts';
import { anyReply, list } from '../core/wire-lists.ts';
import { fixture } from '../league/league-fixtures.ts';
import { SEARCH_MAX } from '../rules/limits.ts';
import { post } from './posts.ts';
import { topic } from './tags.ts';

/** The types of results: first the options of the specified select. */
export const searchTypes = ['tags', 'categories', 'videos', 'posts', 'leagues', 'teams', 'matches'] as const;
export type SearchType = (typeof searchTypes)[number];

const foundLeague = z.object({ slug: text, name: text, thumbnail: link, thumbnail_variants: pictureVariants });
export type FoundLeague = z.output<typeof foundLeague>;
/** The league and category of a team or match. */
const place = {
  category: z.object({ yslcategory_id: id, name: text }),
  league: foundLeague,
};
const foundTeam = z.object({ name: text, ...place });
export type FoundTeam = z.output<typeof foundTeam>;
const foundMatch = z.object({ id, fixture, ...place });
export type FoundMatch = z.output<typeof foundMatch>;

/** The moment in a clip at which a searched word is spoken. */
const moment = z.object({
  post_id: id,
  /** Seconds. */
  at: amount,
  text,
});

const searchReply = z.object({
  /** The number of results of each type, at most 240 except for tags and categories. Videos count as posts, too. */
  counts: anyReply({
    tags: count,
    categories: count,
    videos: count,
    posts: count,
    leagues: count,
    teams: count,
    matches: count,
  }),
  /** The type listed: the requested one, or else the first with results. */
  type: orElse(z.enum(searchTypes), 'tags'),
  /** The spelling that was searched for instead, because nothing matches `q`. */
  spelling: optionalText,
  /** One page of that type; the other lists are empty. */
  tags: list(topic),
  categories: list(topic),
  videos: list(post),
  posts: list(post),
  leagues: list(foundLeague),
  teams: list(foundTeam),
  matches: list(foundMatch),
  /** For the videos or posts of this page: the first moment at which most of the words are spoken. */
  moments: list(moment),
  /** Whether another page follows. */
  more: yesNo,
});
export type SearchReply = z.output<typeof searchReply>;

export const search = defineEndpoint({
  id: 'search',
  service: 'main',
  method: 'GET',
  path: 'search',
  auth: 'public',
  query: z.object({
    q: line(SEARCH_MAX),
    type: z.optional(z.enum(searchTypes)),
    page: z.prefault(wholeNumber(1, 10_000), 1),
  }),
  response: searchReply,
  extension: true,
  summary:
    'Tags, categories, leagues, teams or matches by the words of `q` in their names, or videos or posts by words starting with them, best first; falls back to the nearest spelling',
});
