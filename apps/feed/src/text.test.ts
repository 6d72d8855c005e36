import { untranslatedTexts } from '@maidan/site/testing/untranslated-text';
import { expect, test } from 'vitest';

/** Strings that look like texts but are not. */
const NO_TEXTS = [
  // For search engines and other programs.
  /^pages\/files\/(?:robots|sitemap)\.ts: /,
  /^pages\/SearchPage\.tsx: noindex, follow$/,
  // A type of style.
  /\.css\.ts: /,
  // Structured data; addresses and a regular expression.
  /^pages\/HomePage\.tsx: required name=words$/,
  /^paths\.ts: /,
  // Contains all three languages, for a parent who reads another one than the child.
  /^features\/account\/guardian\/guardian-text\.ts: /,
  // The name of a service.
  /^features\/policies\/ContactText\.tsx: WhatsApp$/,
  // For search engines.
  /^features\/post\/post-head\.ts: /,
  // Sent to the organiser, who answers in the language of the desk.
  /^features\/messages\/thread\/message-text\.ts: /,
  // The name of a draft.
  /^features\/messages\/list\/draft-places\.ts: /,
  /^features\/settings\/notification-permission\.ts: Notification$/,
];

test('readers get every text of the feed in their language', () => {
  const found = untranslatedTexts(import.meta.dirname, ['testing/']);
  expect(found.filter((line) => !NO_TEXTS.some((one) => one.test(line)))).toEqual([]);
});
