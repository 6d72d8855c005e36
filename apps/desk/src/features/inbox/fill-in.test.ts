import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const meera = { person: { id: 7, name: 'Meera $&' }, location: 'Jayanagar' };

test('a ready answer is filled in with the person and the place, whatever these contain', () => {
  expect(fillIn('Hello {name}, see you in {location}. Bye {name}!', meera)).toBe(
    'Hello Meera $&, see you in Jayanagar. Bye Meera $&!',
  );
});

test('an unknown place leaves no gap', () => {
  expect(fillIn('The gate {location} is open, {name}.', { ...meera, location: null })).toBe(
    'The gate is open, Meera $&.',
  );
});
