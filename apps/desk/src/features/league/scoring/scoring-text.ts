import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { DeskMatch, MatchLink } from '@maidan/contract/desk/league/match-day';
import { clockAt, momentAt } from '../../../times/time.ts';

type Scored = NonNullable<DeskMatch['match']>;

/** '48/5 - 31, live.', or a sentence if nothing is scored yet. */
export function scoredText({ stage, scores }: Pick<Scored, 'stage' | 'scores'>): string {
  if (stage === 'ready') return 'Nothing scored yet.';
  const score = scores.map((one) => one || '–').join(' - ');
  return `${score}, ${{ live: 'live', break: 'in a break', finished: 'finished' }[stage]}.`;
}

type Entered = Pick<DeskFixture, 'status' | 'result_1' | 'result_2'>;

/** What confirming the score does to an existing result. */
export function enteredText({ status, result_1, result_2 }: Entered, { confirmed }: Pick<Scored, 'confirmed'>): string {
  if (confirmed) return 'The result is confirmed. Confirming again corrects it.';
  const result = { walkover: 'a walkover', no_result: 'no result' }[String(status)] ?? `${result_1} - ${result_2}`;
  return `The organiser entered ${result}. Confirming replaces it.`;
}

/** Whether the link has expired or an organiser ended it. */
export const isOver = ({ revoked, expires_at: expires }: Pick<MatchLink, 'revoked' | 'expires_at'>, now: number) =>
  revoked || (expires !== null && Date.parse(expires) <= now);

export function linkText(link: Pick<MatchLink, 'revoked' | 'opens_at' | 'expires_at'>, now: number): string {
  const { revoked, opens_at: opens, expires_at: expires } = link;
  if (revoked) return 'Ended';
  if (opens !== null && Date.parse(opens) > now) return `Works from ${momentAt(opens)}`;
  if (expires === null) return 'Works';
  return isOver(link, now) ? `Expired on ${momentAt(expires)}` : `Works until ${momentAt(expires)}`;
}

export const entriesText = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** 'Scorer 1: 34 entries, last seen at 15:32, has checked the score.' */
function scorerText({ scorer, events, seen_at: seen, agrees }: MatchLink['scorers'][number]): string {
  const lastSeen = seen === null ? '' : `, last seen at ${clockAt(seen)}`;
  return `Scorer ${scorer}: ${entriesText(events)}${lastSeen}${agrees ? ', has checked the score' : ''}.`;
}

/** A line for each phone that has scored, and one counting those that only opened the link. */
export function scorersText(scorers: MatchLink['scorers']): string[] {
  const writers = scorers.filter(({ events }) => events > 0);
  const idle = scorers.length - writers.length;
  const phones = idle === 1 ? '1 phone has' : `${idle} phones have`;
  return [...writers.map(scorerText), ...(idle === 0 ? [] : [`${phones} opened it without scoring.`])];
}
