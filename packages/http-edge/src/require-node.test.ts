import { expect, test } from 'vitest';
import { explainOldNode, OLDEST_NODE } from './require-node.ts';

test.each(['20.20.2', '22.9.0', '24.0.0', '24.20.9', '9.0.0'])('Node %s is refused with a message', (version) => {
  expect(explainOldNode(version)).toBe(
    `This program needs Node ${OLDEST_NODE} or newer, and this is Node ${version}. See https://nodejs.org.`,
  );
});

test.each([OLDEST_NODE, '24.22.0', '25.0.0', '26.1.0'])('Node %s is accepted', (version) => {
  expect(explainOldNode(version)).toBeUndefined();
});
