import { expect, test } from 'vitest';
import { readMyTeam } from './my-team-store.ts';

test('a stored team is read back', () => {
  const mine = { league: 'monsoon-cup', category: 6, team: 'Jayanagar Jets' };
  expect(readMyTeam(JSON.stringify(mine))).toEqual(mine);
});

test.each(['', 'Jets', 'null', '{}', '{"league":"cup","team":"Jets"}', '{"league":1,"category":6,"team":"Jets"}'])(
  '%s is not a valid team',
  (text) => {
    expect(readMyTeam(text)).toBeNull();
  },
);
