import { expect, test } from 'vitest';
import { played, planned } from '../../testing/league-samples.ts';
import { bodyOf, draftOf, readKept } from './result-draft.ts';

test('a new result starts with full innings, and a correction with the entered result', () => {
  expect(draftOf(planned)).toMatchObject({ status: 'played', result_1: '', overs_1: '6', overs_2: '6', wickets_1: '' });
  expect(draftOf({ ...planned, category: { ...planned.category, overs: null } }).overs_1).toBe('');
  expect(bodyOf(draftOf(played), false)).toMatchObject({
    result_1: '48',
    overs_2: '5.3',
    all_out_2: true,
    wickets_1: 1,
    wickets_2: null,
    batted_first: 1,
  });
});

test('input is read leniently, and a match without a result has no score', () => {
  const typed = { ...draftOf(planned), result_1: ' 48 ', result_2: '', overs_1: '5,3', wickets_1: 'x' };
  expect(bodyOf(typed, false)).toMatchObject({ result_1: '48', result_2: null, overs_1: '5.3', wickets_1: null });
  expect(bodyOf({ ...draftOf(played), status: 'no_result' }, false)).toMatchObject({ result_1: null, overs_1: null });
});

test('a form saved on the device is restored, and nothing else is', () => {
  const draft = draftOf(played);
  expect(readKept(JSON.stringify(draft), draftOf(planned))).toEqual(draft);
  for (const kept of ['', 'no', '{}', '{"status":"played"}', 'null']) expect(readKept(kept, draft)).toBeNull();
});

test('a walkover has only a winner, and only a level knockout sends who goes through', () => {
  const draft = { ...draftOf(played), winner: '2' as const, decided_by: 'super_over' as const };
  const walkover = bodyOf({ ...draft, status: 'walkover' }, false);
  expect(walkover).toMatchObject({ winner: 2, decided_by: null, result_1: null, overs_1: null, batted_first: null });
  const level = { ...draft, result_2: draft.result_1 };
  expect(bodyOf(level, true)).toMatchObject({ winner: 2, decided_by: 'super_over' });
  expect(bodyOf(level, false)).toMatchObject({ winner: null, decided_by: null });
  expect(bodyOf(draft, true)).toMatchObject({ winner: null, decided_by: null });
});

test('overs and target are sent only for a shortened match', () => {
  const draft = { ...draftOf(played), is_short: true, match_overs: '5', target: '120' };
  expect(bodyOf(draft, false)).toMatchObject({ match_overs: '5', target: 120 });
  expect(bodyOf({ ...draft, is_short: false }, false)).toMatchObject({ match_overs: null, target: null });
});
