import type { DecidedBy } from '../league/ways-to-decide.ts';
import { aheadByScore } from '../league/fixture-winner.ts';
import { ballsOfOvers } from './overs.ts';

/** A result as scorers write it: scores and overs are text. */
export interface ScorerResult {
  readonly status: 'scheduled' | 'played' | 'walkover' | 'no_result' | 'cancelled';
  readonly result_1: string | null;
  readonly result_2: string | null;
  readonly overs_1: string | null;
  readonly overs_2: string | null;
  readonly all_out_1: boolean;
  readonly all_out_2: boolean;
  /** Null if not recorded. */
  readonly batted_first: 1 | 2 | null;
  readonly wickets_1: number | null;
  readonly wickets_2: number | null;
  /** Overs a side of a shortened match; with a target, the overs of the second innings. Null for those of the category. */
  readonly match_overs: string | null;
  /** Runs that the side batting second needed; null unless revised. */
  readonly target: number | null;
  /** For a walkover, and for a knockout that the scores do not decide. */
  readonly winner: 0 | 1 | 2 | null;
  readonly decided_by: DecidedBy | null;
}

/** What a match allows: without overs it has no innings, and only a knockout needs a winner when level. */
export interface ResultRules {
  readonly overs: string | null;
  readonly wickets: number;
  readonly isKnockout: boolean;
}

/** A field of a result. */
export type ResultField = Exclude<keyof ScorerResult, 'status'>;

const sides = [1, 2] as const;
const balls = (overs: string | null): number => ballsOfOvers(overs ?? '') ?? 0;

/** The first problem found, as a sentence for the person entering the result. */
const texts = {
  'not-played': () => 'A match that was not played has no score.',
  'no-score': () => 'Enter both scores.',
  'bad-score': () => 'Enter a whole number.',
  'bad-overs': () => 'Enter overs and balls, such as 5.3.',
  'no-innings': () => 'This category has no overs or wickets.',
  'no-overs': () => 'Enter the overs of both innings.',
  'no-ball': () => 'No ball was bowled: that is a walkover or no result.',
  'too-many-overs': ({ overs }: ResultRules) => `An innings has ${overs} overs at most.`,
  'over-match-overs': () => 'That is more than the overs of this match.',
  'too-many-wickets': ({ wickets }: ResultRules) => `An innings has ${wickets} wickets at most.`,
  'not-all-out': ({ wickets }: ResultRules) => `A side with ${wickets} wickets down is all out.`,
  'no-order': () => 'Say who batted first: the target is for the other side.',
  'no-match-overs': () => 'Enter the overs in which the target was to be reached.',
  'no-winner': () => 'Say which side gets the points.',
  'no-way-through': () => 'The scores are level: say who goes through, and how.',
  'no-decision': () => 'Only a walkover or a level knockout needs a winner.',
} as const satisfies Record<string, (rules: ResultRules) => string>;

export interface ResultProblem {
  readonly kind: keyof typeof texts;
  readonly field: ResultField;
}

export const resultProblemText = ({ kind }: ResultProblem, rules: ResultRules): string => texts[kind](rules);

/** The same for a result scored on the ground. @param isOpen whether a knockout ended level */
export const resultDecisionText = (isOpen: boolean): string => texts[isOpen ? 'no-way-through' : 'no-decision']();

/** Tables are calculated only from complete results. */
export function findResultProblem(result: ScorerResult, rules: ResultRules): ResultProblem | null {
  const wrong = findMistyped(result);
  if (wrong) return wrong;
  const isPlayed = result.status === 'played';
  const score = sides.find((side) => (result[`result_${side}`] === null) === isPlayed);
  if (score) return { kind: isPlayed ? 'no-score' : 'not-played', field: `result_${score}` };
  const innings =
    isPlayed && rules.overs !== null ? findInningsProblem(result, rules.overs, rules) : findInnings(result);
  return innings ?? findWinnerProblem(result, rules);
}

function findMistyped(result: ScorerResult): ResultProblem | null {
  const score = sides.find((side) => !/^\d{1,5}$/.test(result[`result_${side}`] ?? '0'));
  if (score) return { kind: 'bad-score', field: `result_${score}` };
  const fields = ['overs_1', 'overs_2', 'match_overs'] as const;
  const overs = fields.find((field) => ballsOfOvers(result[field] ?? '0') === null);
  return overs ? { kind: 'bad-overs', field: overs } : null;
}

/** A value that only innings have, in a match without innings. */
function findInnings(result: ScorerResult): ResultProblem | null {
  const fields = ['overs_1', 'overs_2', 'batted_first', 'wickets_1', 'wickets_2', 'match_overs', 'target'] as const;
  const field = fields.find((name) => result[name] !== null);
  if (field === undefined) return null;
  return { kind: result.status === 'played' ? 'no-innings' : 'not-played', field };
}

function findInningsProblem(result: ScorerResult, overs: string, { wickets }: ResultRules): ResultProblem | null {
  const open = sides.find((side) => result[`overs_${side}`] === null);
  if (open) return { kind: 'no-overs', field: `overs_${open}` };
  if (balls(result.overs_1) + balls(result.overs_2) === 0) return { kind: 'no-ball', field: 'overs_1' };
  if (result.match_overs !== null && (balls(result.match_overs) === 0 || balls(result.match_overs) > balls(overs))) {
    return { kind: 'too-many-overs', field: 'match_overs' };
  }
  if (result.target !== null && result.batted_first === null) return { kind: 'no-order', field: 'batted_first' };
  if (result.target !== null && result.match_overs === null) return { kind: 'no-match-overs', field: 'match_overs' };
  // The first innings may have been longer than the overs left for the second.
  const mostOf = (side: 1 | 2) =>
    result.target !== null && side === result.batted_first ? overs : (result.match_overs ?? overs);
  const long = sides.find((side) => balls(result[`overs_${side}`]) > balls(mostOf(side)));
  if (long) return { kind: mostOf(long) === overs ? 'too-many-overs' : 'over-match-overs', field: `overs_${long}` };
  const many = sides.find((side) => (result[`wickets_${side}`] ?? 0) > wickets);
  if (many) return { kind: 'too-many-wickets', field: `wickets_${many}` };
  const down = sides.find((side) => result[`wickets_${side}`] === wickets && !result[`all_out_${side}`]);
  return down ? { kind: 'not-all-out', field: `all_out_${down}` } : null;
}

/** Whether an organiser must say who goes through, because the scores of a knockout are level. */
export const isOpenKnockout = (result: ScorerResult, { isKnockout }: Pick<ResultRules, 'isKnockout'>): boolean =>
  isKnockout &&
  result.status === 'played' &&
  result.result_1 !== null &&
  result.result_2 !== null &&
  aheadByScore({ ...result, score_1: Number(result.result_1), score_2: Number(result.result_2) }) === 0;

function findWinnerProblem(result: ScorerResult, rules: ResultRules): ResultProblem | null {
  const { status, winner, decided_by: by } = result;
  if (status === 'walkover') return winner === 1 || winner === 2 ? null : { kind: 'no-winner', field: 'winner' };
  if (isOpenKnockout(result, rules)) {
    if (winner !== 1 && winner !== 2) return { kind: 'no-way-through', field: 'winner' };
    return by === null || by === 'walkover' ? { kind: 'no-way-through', field: 'decided_by' } : null;
  }
  // For a knockout without a result, the winner may come later or be neither side.
  const mayDecide = rules.isKnockout && (status === 'no_result' || status === 'cancelled');
  return (winner === null && by === null) || mayDecide ? null : { kind: 'no-decision', field: 'winner' };
}
