import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { DecidedBy } from '@maidan/contract/league/ways-to-decide';
import { isOpenKnockout, type ScorerResult } from '@maidan/contract/rules/fixture-result';

export const enteredStatuses = ['played', 'walkover', 'no_result'] as const;

/** A result while being typed: every field is text. */
export interface ResultDraft {
  readonly status: (typeof enteredStatuses)[number];
  readonly result_1: string;
  readonly result_2: string;
  readonly overs_1: string;
  readonly overs_2: string;
  readonly wickets_1: string;
  readonly wickets_2: string;
  readonly all_out_1: boolean;
  readonly all_out_2: boolean;
  readonly batted_first: '' | '1' | '2';
  /** Whether overs or target differ from the category's. */
  readonly is_short: boolean;
  readonly match_overs: string;
  readonly target: string;
  readonly winner: '' | '1' | '2';
  readonly decided_by: DecidedBy | '';
}

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

export const readSide = (typed: string): '' | '1' | '2' => (typed === '1' || typed === '2' ? typed : '');
const sideOf = (typed: '' | '1' | '2') => (typed === '' ? null : (Number(typed) as 1 | 2));

type SentResult = ScorerResult & Pick<ResultDraft, 'status'> & { readonly winner: 1 | 2 | null };

/** The initial values of the form. Overs default to a full innings. */
export function draftOf(fixture: DeskFixture): ResultDraft {
  const usual = fixture.status === 'scheduled' ? fixture.category.overs : null;
  const first = textOf(fixture.batted_first);
  return {
    status: enteredStatuses.find((status) => status === fixture.status) ?? 'played',
    result_1: textOf(fixture.result_1),
    result_2: textOf(fixture.result_2),
    overs_1: textOf(fixture.overs_1 ?? usual),
    overs_2: textOf(fixture.overs_2 ?? usual),
    wickets_1: textOf(fixture.wickets_1),
    wickets_2: textOf(fixture.wickets_2),
    all_out_1: fixture.all_out_1,
    all_out_2: fixture.all_out_2,
    batted_first: readSide(first),
    is_short: fixture.match_overs !== null || fixture.target !== null,
    match_overs: textOf(fixture.match_overs),
    target: textOf(fixture.target),
    winner: readSide(textOf(fixture.winner)),
    decided_by: fixture.decided_by === 'walkover' ? '' : (fixture.decided_by ?? ''),
  };
}

const line = (typed: string): string | null => typed.trim().replace(',', '.') || null;
const whole = (typed: string): number | null => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null);

/** The request body. A match without scores has no details; only a level knockout names who goes through. */
export function bodyOf(draft: ResultDraft, isKnockout: boolean): SentResult {
  const { status } = draft;
  const none = { result_1: null, result_2: null, overs_1: null, overs_2: null, wickets_1: null, wickets_2: null };
  const short = { match_overs: null, target: null };
  const undecided = { winner: null, decided_by: null };
  if (status !== 'played') {
    const rest = { all_out_1: false, all_out_2: false, batted_first: null, ...short, ...undecided };
    return { status, ...none, ...rest, ...(status === 'walkover' ? { winner: sideOf(draft.winner) } : {}) };
  }
  const body: SentResult = {
    status,
    result_1: line(draft.result_1),
    result_2: line(draft.result_2),
    overs_1: line(draft.overs_1),
    overs_2: line(draft.overs_2),
    wickets_1: whole(draft.wickets_1),
    wickets_2: whole(draft.wickets_2),
    all_out_1: draft.all_out_1,
    all_out_2: draft.all_out_2,
    batted_first: sideOf(draft.batted_first),
    ...(draft.is_short ? { match_overs: line(draft.match_overs), target: whole(draft.target) } : short),
    ...undecided,
  };
  if (!isOpenKnockout(body, { isKnockout })) return body;
  return { ...body, winner: sideOf(draft.winner), decided_by: draft.decided_by === '' ? null : draft.decided_by };
}

/** The draft saved on this device; null if missing or from another version. */
export function readKept(kept: string, empty: ResultDraft): ResultDraft | null {
  try {
    const read = JSON.parse(kept) as Record<string, unknown>;
    const isWhole = Object.entries(empty).every(([key, value]) => typeof read[key] === typeof value);
    return isWhole ? (read as unknown as ResultDraft) : null;
  } catch {
    return null;
  }
}
