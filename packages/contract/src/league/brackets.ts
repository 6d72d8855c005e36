/** Knockouts that fill in themselves. All of it is an extension: in the specification a knockout is a list of fixtures. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { count, id, optionalCount, optionalText, text, word, yesNo } from '../core/wire.ts';
import { list, optional } from '../core/wire-lists.ts';
import { fixture } from './league-fixtures.ts';
import { waysToDecide } from './ways-to-decide.ts';

export const sourceKinds = ['place', 'winner', 'loser', 'team'] as const;

/**
 * `to_go` counts the rounds that follow: 0 is the final, 1 the semi-finals. Null is a match between losers, such as the one
 * for third place.
 */
const round = { to_go: optionalCount, at: count };

const source = z.object({
  kind: word(sourceKinds, 'team'),
  /** For `place`. */
  group: optionalText,
  rank: optionalCount,
  /** For `winner` and `loser`: the round of the awaited match, and its number in the round from 1; 0 if it is the only one. */
  ...round,
});
export type BracketSource = z.output<typeof source>;

const side = z.object({
  /** Null while undecided. */
  team: optionalText,
  /** Whether a result still to come can change it. */
  as_it_stands: yesNo,
  /** Whether the other side advances without a match. */
  bye: yesNo,
  source,
});
export type BracketSide = z.output<typeof side>;

const match = z.object({
  number: count,
  ...round,
  fixture,
  /** Always two. */
  sides: list(side),
  winner: optional(z.literal([1, 2])),
  decided_by: optional(word(waysToDecide, 'lots')),
  /** The number of the match that the winner advances to. */
  next: optionalCount,
});
export type KnockoutMatch = z.output<typeof match>;

const bracket = z.object({
  /** The heading of its fixtures. */
  group: text,
  /** From the first round on; matches between losers come last. */
  rounds: list(z.object({ to_go: optionalCount, matches: list(match) })),
});
export type Bracket = z.output<typeof bracket>;

/** Empty for a category without knockouts. */
export const bracketsOfCategory = defineEndpoint({
  id: 'bracketsOfCategory',
  service: 'league',
  extension: true,
  auth: 'public',
  method: 'GET',
  path: 'bracket/{id}',
  params: z.strictObject({ id: idInput }),
  response: z.object({ yslcategory_id: id, brackets: list(bracket) }),
  summary: 'The knockouts of a category, with the pairings known so far',
});
