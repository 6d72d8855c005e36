import { expect, test } from 'vitest';
import { read, trackedFiles } from './tracked-files.ts';

const FORMATTER =
  /Intl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat|PluralRules|Collator)|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(\w+(?:\.\w+)*\)/;

test('only packages/i18n formats and sorts numbers, dates and names, so that they are the same everywhere', () => {
  const sources = trackedFiles.filter(
    (path) =>
      /^(?:apps|packages)\/(?!i18n\/)[^/]+\/src\/.*\.tsx?$/.test(path) &&
      !/\.(?:test|stories)\.|\/testing\//.test(path),
  );
  expect(sources.filter((path) => FORMATTER.test(read(path)))).toEqual([]);
});
