import { expect, test } from 'vitest';
import { isSameTopic } from './push-topics.ts';

const bell = { kind: 'team', id: 'cup/Jets', label: 'Jets' } as const;

test.each([
  ['team', 'cup/Jets', true],
  ['team', 'cup/Juniors', true],
  ['team', 'cup/Hawks', false],
  ['match', 'cup/Jets', false],
  ['match', 'cup/Juniors', false],
] as const)('the %s %s is the team Jets, formerly Juniors: %s', (kind, id, expected) => {
  expect(isSameTopic({ kind, id, label: '' }, bell, ['cup/Juniors'])).toBe(expected);
});

test('without former ids, only its own id matches', () => {
  expect(isSameTopic({ kind: 'team', id: 'cup/Juniors', label: '' }, bell)).toBe(false);
});
