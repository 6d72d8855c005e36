import { join } from 'node:path';
import { english } from '@maidan/i18n/english';
import { untranslatedTexts, usedKeys } from '@maidan/site/testing/untranslated-text';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../../packages');
const app = import.meta.dirname;

/** Strings that look like texts but are not, or that are for the organiser rather than the reader. */
const NO_TEXTS = [
  'features/custom-form/use-answer-form.ts: input, textarea, select',
  'features/league/login-invitation/LoginInvitation.tsx: input, textarea, select, [contenteditable]',
  // For search engines.
  /^features\/league\/match\/match-event\.ts: /,
  // Types of marks.
  /^features\/league\/season\/.*: (?:Today|Next)$/,
  /^features\/league\/social\/frame-address\.ts: /,
  // Sent to the organiser, who answers in the language of the desk.
  /^features\/registration\/start-chat\.ts: /,
  /^pages\/files\//,
  /^routes\.ts: /,
];

test('readers get every text of the league in their language', () => {
  const found = untranslatedTexts(app, ['testing/']);
  const isText = (line: string) => !NO_TEXTS.some((one) => (typeof one === 'string' ? one === line : one.test(line)));
  expect(found.filter(isText)).toEqual([]);
});

/** Strings in packages that look like texts but are not shown. */
const NO_TEXTS_OF_PACKAGES = [
  /^private\/Modal\.tsx: input/,
  /^push\/change-push\.ts: Notification$/,
  // Values and queries for browsers, and names of files and interactions.
  /: (?:autoplay; |xMidYMid slice$|input, select, textarea$|\(prefers-reduced-motion)/,
  /: … … swiper-no-swiping /,
  /: (?:at once|Arrow|Failed to play|waiting files|like removed)$/,
  // Errors for programmers, and headers.
  /^sister-site\/handed-over\.ts: Path=/,
  /^(?:core|live|queries\/account)\/[\w-]+\.ts: (?:not JSON|empty reply|wrong shape|Bearer …)$/,
];

test.each([
  'actions/src',
  'api-client/src',
  'auth/src',
  'media/src',
  'ui/src/components',
  'site/src/page',
  'site/src/features',
])('readers get every text of %s in their language', (folder) => {
  const found = untranslatedTexts(join(packages, folder), ['testing/']);
  expect(found.filter((line) => !NO_TEXTS_OF_PACKAGES.some((one) => one.test(line)))).toEqual([]);
});

test('every message is used, and every one that is used exists', () => {
  const folders = ['actions', 'api-client', 'auth', 'i18n', 'media', 'site', 'ui'].map((name) =>
    join(packages, name, 'src'),
  );
  const used = new Set([app, join(app, '../../feed/src'), join(app, '../../api/src'), ...folders].flatMap(usedKeys));
  const keys = Object.entries(english).flatMap(([file, all]) => Object.keys(all).map((name) => `${file}.${name}`));
  // The server reads these for each language.
  const read = new Set(['language.name', 'language.offer', 'language.accept', 'language.locale']);
  expect(keys.filter((key) => !used.has(key) && !read.has(key))).toEqual([]);
});
