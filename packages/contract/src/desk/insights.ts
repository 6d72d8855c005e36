/** Plain counts of data the product stores anyway. Nothing about a single person, device or place. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { id, optionalCount, requiredText, text, word } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';

/** What is counted by day. */
export const insightKinds = [
  'accounts',
  'likes',
  'follows',
  'votes',
  'comments',
  'conversations',
  'registrations',
  'answers',
] as const;
export type InsightKind = (typeof insightKinds)[number];

/** The longest period, in days. */
export const INSIGHT_DAYS_MAX = 90;
/** A count from 1 up to, but not including, this number is null, because it could identify a person. */
export const INSIGHT_LEAST = 10;

const named = z.object({ id, name: text, count: optionalCount });

const counted = z.object({
  kind: word(insightKinds, 'likes'),
  total: optionalCount,
  /** One for each day of the period, in their order. */
  days: list(optionalCount),
});
export type Counted = z.output<typeof counted>;

export const insights = defineEndpoint({
  service: 'main',
  auth: 'staff',
  roles: ['owner', 'editor', 'moderator'],
  extension: true,
  id: 'insights',
  method: 'GET',
  path: 'desk/insights',
  query: z.object({ days: z.prefault(wholeNumber(1, INSIGHT_DAYS_MAX), 28) }),
  response: z.object({
    /** Days in India, oldest first; the last one is today. */
    days: list(requiredText),
    counts: list(counted),
    /** Most liked in the period, with at least ten likes. */
    posts: list(named),
    /** Most followed in the period, with at least ten new followers. */
    tags: list(named),
  }),
  summary: 'Daily counts: accounts, likes, follows, votes, comments, conversations, registrations, answers',
});
