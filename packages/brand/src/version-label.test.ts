import { expect, test } from 'vitest';
import { versionLabel } from './version-label.ts';

test.each([
  ['5.0.0', '5.0'],
  ['2.5.13', '2.5'],
  ['10.2.0-next.1', '10.2'],
])('%s shows as %s', (version, label) => {
  expect(versionLabel(version)).toBe(label);
});
