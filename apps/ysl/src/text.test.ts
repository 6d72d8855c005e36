import { join } from 'node:path';
import { english } from '@maidan/i18n/english';
import { untranslatedTexts, usedKeys } from '@maidan/site/testing/untranslated-text';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../../packages');
const app = import.meta.dirname;

/** Not translated yet: the scorer's pages, the live view of a match, what someone sent to a form, the offline page. */
const ENGLISH_ONLY = [
  'features/score/',
  'features/league/match/live/',
  'pages/ScorePage.tsx',
  'features/custom-form/receipts/',
  'pages/OfflinePage.tsx',
];

/** What looks like a text and is none, or is for the organiser and not for the reader. */
const NO_TEXTS = [
  'features/custom-form/CustomForm.tsx: input, textarea, select',
  'features/league/login-invitation/LoginInvitation.tsx: input, textarea, select, [contenteditable]',
  // For search engines.
  /^features\/league\/match\/match-event\.ts: /,
  // Kinds of marks.
  /^features\/league\/season\/.*: (?:Today|Next)$/,
  /^features\/league\/social\/frame-address\.ts: /,
  // Sent to the organiser, who answers in the language of the desk.
  /^features\/registration\/start-chat\.ts: /,
  /^pages\/files\//,
  /^routes\.ts: /,
];

test('readers get every text of the league in their language', () => {
  const found = untranslatedTexts(app, [...ENGLISH_ONLY, 'testing/']);
  const isText = (line: string) => !NO_TEXTS.some((one) => (typeof one === 'string' ? one === line : one.test(line)));
  expect(found.filter(isText)).toEqual([]);
});

test.each(['auth/src', 'ui/src/components', 'site/src/page', 'site/src/account', 'site/src/registrations'])(
  'readers get every text of %s in their language',
  (folder) => {
    const found = untranslatedTexts(join(packages, folder), ['testing/']);
    expect(found.filter((line) => !line.startsWith('private/Modal.tsx: input'))).toEqual([]);
  },
);

test('every message is used, and every one that is used exists', () => {
  const folders = ['actions', 'api-client', 'auth', 'i18n', 'site', 'ui'].map((name) => join(packages, name, 'src'));
  const used = new Set([app, ...folders].flatMap(usedKeys));
  const keys = Object.entries(english).flatMap(([file, all]) => Object.keys(all).map((name) => `${file}.${name}`));
  // The server reads them for each language.
  const read = new Set(['language.name', 'language.offer', 'language.accept', 'language.locale']);
  expect(keys.filter((key) => !used.has(key) && !read.has(key))).toEqual([]);
});
