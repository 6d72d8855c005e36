import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const meera = { person: { id: 7, name: 'Meera $&' }, location: 'Jayanagar' };

test('a ready answer is filled in with the person and the place, whatever these contain', () => {
  expect(fillIn('Hello {name}, see you in {location}. Bye {name}!', meera)).toBe(
    'Hello Meera $&, see you in Jayanagar. Bye Meera $&!',
  );
});

test.each([
  ['The gate {location} is open, {name}.', 'The gate is open, Meera $&.'],
  ['Hi {name}, from {location} take bus 314.', 'Hi Meera $&, take bus 314.'],
  ['See you at {location}.', 'See you.'],
])('an unknown place leaves no gap: %s', (text, filled) => {
  expect(fillIn(text, { ...meera, location: null })).toBe(filled);
});
