import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import type { ScorerResult } from '@maidan/contract/rules/fixture-result';

/** A result while it is typed: every field is text. */
export interface ResultDraft {
  readonly status: 'played' | 'no_result';
  readonly result_1: string;
  readonly result_2: string;
  readonly overs_1: string;
  readonly overs_2: string;
  readonly wickets_1: string;
  readonly wickets_2: string;
  readonly all_out_1: boolean;
  readonly all_out_2: boolean;
  readonly batted_first: '' | '1' | '2';
}

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** What the form begins with. A full innings is the usual one. */
export function draftOf(fixture: DeskFixture): ResultDraft {
  const usual = fixture.status === 'scheduled' ? fixture.category.overs : null;
  const first = textOf(fixture.batted_first);
  return {
    status: fixture.status === 'no_result' ? 'no_result' : 'played',
    result_1: textOf(fixture.result_1),
    result_2: textOf(fixture.result_2),
    overs_1: textOf(fixture.overs_1 ?? usual),
    overs_2: textOf(fixture.overs_2 ?? usual),
    wickets_1: textOf(fixture.wickets_1),
    wickets_2: textOf(fixture.wickets_2),
    all_out_1: fixture.all_out_1,
    all_out_2: fixture.all_out_2,
    batted_first: first === '1' || first === '2' ? first : '',
  };
}

const line = (typed: string): string | null => typed.trim().replace(',', '.') || null;
const whole = (typed: string): number | null => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null);

/** What is sent. A match without a result has none of the rest. */
export function bodyOf(draft: ResultDraft): ScorerResult & Pick<ResultDraft, 'status'> {
  const none = { result_1: null, result_2: null, overs_1: null, overs_2: null, wickets_1: null, wickets_2: null };
  if (draft.status === 'no_result') {
    return { status: 'no_result', ...none, all_out_1: false, all_out_2: false, batted_first: null };
  }
  return {
    status: 'played',
    result_1: line(draft.result_1),
    result_2: line(draft.result_2),
    overs_1: line(draft.overs_1),
    overs_2: line(draft.overs_2),
    wickets_1: whole(draft.wickets_1),
    wickets_2: whole(draft.wickets_2),
    all_out_1: draft.all_out_1,
    all_out_2: draft.all_out_2,
    batted_first: draft.batted_first === '' ? null : (Number(draft.batted_first) as 1 | 2),
  };
}

/** What the device kept of a form; null for anything else. */
export function readKept(kept: string, empty: ResultDraft): ResultDraft | null {
  try {
    const read = JSON.parse(kept) as Record<string, unknown>;
    const isWhole = Object.entries(empty).every(([key, value]) => typeof read[key] === typeof value);
    return isWhole ? (read as unknown as ResultDraft) : null;
  } catch {
    return null;
  }
}
