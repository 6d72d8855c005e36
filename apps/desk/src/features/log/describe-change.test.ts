import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

test.each([
  [
    'person.suspension',
    null,
    { rule: 'bullying', until: '2026-12-03T21:39:21.684Z' },
    'rule: insult or bullying. until: 4 December 2026, 03:09',
  ],
  ['person.ban', null, { rule: 'hate', until: 'without an end' }, 'rule: hate. until: no end date'],
  [
    'post.published',
    null,
    { state: 'out', type: 'image', at: '2026-11-26T21:11:50.880Z' },
    'state: published. type: image. published: 27 November 2026, 02:41',
  ],
  [
    'fixture.moved',
    { day: '2026-11-28', moved_from_day: null },
    { day: '2026-12-05', moved_from_day: '2026-11-28' },
    'day: 28 November 2026, now 5 December 2026. moved from: 28 November 2026',
  ],
  [
    'fixture.result-corrected',
    { score_1: '150', all_out_1: '0' },
    { score_1: '151', all_out_1: '1' },
    'score of the first team: 150, now 151. first team all out: no, now yes',
  ],
  [
    'form.limited',
    { one_each: 'false', answers_max: null },
    { one_each: 'true', answers_max: '40' },
    'one answer each: no, now yes. maximum answers: 40',
  ],
  [
    'fixture.result-entered',
    { status: 'scheduled', winner: null },
    { status: 'walkover', winner: '2' },
    'status: scheduled, now walkover. winner: second team',
  ],
  [
    'fixture.corrected',
    { group: 'Group A', group_id: '1', team_2: 'Winner A', team_2_id: null, slot_2: 'Winner A' },
    { group: 'Group B', group_id: '2', team_2: 'Kings', team_2_id: '4', slot_2: null },
    'group: Group A, now Group B. second team: Winner A, now Kings',
  ],
  ['conversation.called', null, { outcome: 'not_reached' }, 'outcome: not reached'],
  ['conversation.assigned', { to: 'Farhan' }, { to: null }, 'to: Farhan, now nothing'],
  [
    'site-details.changed',
    { name: 'Maidan', x: '' },
    { name: 'Akhada', x: 'https://x.example/a_b' },
    'Name: Maidan, now Akhada. X: nothing, now https://x.example/a_b',
  ],
])('what %s changed is in words, in the time of the city', (action, before, after, text) => {
  expect(describeChange({ action, before, after })).toBe(text);
});

test('an entry without values has no description of changes', () => {
  expect(describeChange({ action: 'session.started', before: null, after: null })).toBeNull();
});
