import { expect, test } from 'vitest';
import { visitMessages } from './visit-messages.ts';

const ADDRESS = 'https://maidan.example/tag/cricket';
const files = [`${ADDRESS}.webp`];
const visited = { kind: 'visited', document: ADDRESS, files };

test.each([
  ['a first visit', 0, false, [visited]],
  ['a page that the worker served', 3, true, [{ kind: 'began' }]],
  ['a page that the worker took over before its script ran', 0, true, [{ kind: 'began' }, visited]],
])('the worker stores the document of %s once', (_, workerStart, wasControlled, messages) => {
  expect(visitMessages({ name: `${ADDRESS}#comments`, workerStart }, wasControlled, files)).toEqual(messages);
});
