import { expect, test } from 'vitest';
import { describeAct } from './describe-act.ts';

const kavya = { id: 7, name: 'Kavya' };
const thing = { kind: 'conversation', id: 1, name: 'A place for Sunday' };

test.each([
  [{ staff: kavya, action: 'conversation.answered', thing }, 'Kavya answered: A place for Sunday'],
  [{ staff: kavya, action: 'session.started', thing: null }, 'Kavya signed in'],
  [{ staff: kavya, action: 'staff.joined', thing: { kind: 'staff', ...kavya } }, 'Kavya joined the staff'],
  [
    { staff: kavya, action: 'fixture.decision-taken-back', thing: { kind: 'fixture', id: 3, name: 'Jets v Kings' } },
    'Kavya cleared who goes through in the match: Jets v Kings',
  ],
  [{ staff: null, action: 'log.emptied', thing: null }, 'The server, log emptied'],
  [{ staff: kavya, action: 'tag.moved_up', thing: { ...thing, name: null } }, 'Kavya, tag moved up'],
])('an action is a sentence, even if this desk does not know it: %j', (entry, text) => {
  expect(describeAct(entry)).toBe(text);
});
