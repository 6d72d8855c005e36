import { ballsOfOvers } from './overs.ts';

/** A result as scorers write it: scores and overs are text. */
export interface ScorerResult {
  readonly status: 'scheduled' | 'played' | 'no_result' | 'cancelled';
  readonly result_1: string | null;
  readonly result_2: string | null;
  readonly overs_1: string | null;
  readonly overs_2: string | null;
  readonly all_out_1: boolean;
  readonly all_out_2: boolean;
  /** Where the overs leave it open. */
  readonly batted_first: 1 | 2 | null;
  readonly wickets_1: number | null;
  readonly wickets_2: number | null;
}

/** What a category allows of an innings; without overs it has none. */
export interface InningsRules {
  readonly overs: string | null;
  readonly wickets: number;
}

/** A field of a result. */
export type ResultField = Exclude<keyof ScorerResult, 'status'>;

export interface ResultProblem {
  readonly kind:
    | 'not-played'
    | 'no-score'
    | 'bad-score'
    | 'bad-overs'
    | 'no-innings'
    | 'no-overs'
    | 'too-many-overs'
    | 'too-many-wickets'
    | 'not-all-out';
  readonly field: ResultField;
}

const sides = [1, 2] as const;

/** Tables are calculated only from complete results. */
export function findResultProblem(result: ScorerResult, { overs: quota, wickets }: InningsRules): ResultProblem | null {
  const wrong = findMistyped(result);
  if (wrong) return wrong;
  const score = sides.find((side) => (result[`result_${side}`] === null) === (result.status === 'played'));
  if (score) return { kind: result.status === 'played' ? 'no-score' : 'not-played', field: `result_${score}` };
  if (result.status !== 'played') return null;
  if (quota === null) return findInnings(result);
  const open = sides.find((side) => result[`overs_${side}`] === null);
  if (open) return { kind: 'no-overs', field: `overs_${open}` };
  const most = ballsOfOvers(quota) ?? 0;
  const long = sides.find((side) => (ballsOfOvers(result[`overs_${side}`] ?? '') ?? 0) > most);
  return long ? { kind: 'too-many-overs', field: `overs_${long}` } : findWicketProblem(result, wickets);
}

function findMistyped(result: ScorerResult): ResultProblem | null {
  const score = sides.find((side) => !/^\d{1,5}$/.test(result[`result_${side}`] ?? '0'));
  if (score) return { kind: 'bad-score', field: `result_${score}` };
  const overs = sides.find((side) => ballsOfOvers(result[`overs_${side}`] ?? '0') === null);
  return overs ? { kind: 'bad-overs', field: `overs_${overs}` } : null;
}

function findInnings(result: ScorerResult): ResultProblem | null {
  const fields = ['overs_1', 'overs_2', 'batted_first', 'wickets_1', 'wickets_2'] as const;
  const field = fields.find((name) => result[name] !== null);
  return field ? { kind: 'no-innings', field } : null;
}

function findWicketProblem(result: ScorerResult, most: number): ResultProblem | null {
  const many = sides.find((side) => (result[`wickets_${side}`] ?? 0) > most);
  if (many) return { kind: 'too-many-wickets', field: `wickets_${many}` };
  const open = sides.find((side) => result[`wickets_${side}`] === most && !result[`all_out_${side}`]);
  return open ? { kind: 'not-all-out', field: `all_out_${open}` } : null;
}

/** The problem as a sentence for whoever enters the result. */
export function resultProblemText({ kind }: ResultProblem, { overs, wickets }: InningsRules): string {
  const texts: Readonly<Record<ResultProblem['kind'], string>> = {
    'not-played': 'A match that was not played has no score.',
    'no-score': 'Enter both scores.',
    'bad-score': 'Enter a whole number.',
    'bad-overs': 'Enter overs and balls, such as 5.3.',
    'no-innings': 'This category has no overs or wickets.',
    'no-overs': 'Enter the overs of both innings.',
    'too-many-overs': `An innings has ${overs} overs at most.`,
    'too-many-wickets': `An innings has ${wickets} wickets at most.`,
    'not-all-out': `A side with ${wickets} wickets down is all out.`,
  };
  return texts[kind];
}
