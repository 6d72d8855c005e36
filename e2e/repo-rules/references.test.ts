import { describe, expect, test } from 'vitest';
import { citedIn, leadingIn, requirements, tests } from './requirements.ts';
import { linesThatMatch, read, trackedFiles } from './tracked-files.ts';
import { UNTESTED } from './untested-requirements.ts';

const known = new Set(requirements);

describe('references', () => {
  test('an id has one row', () => {
    expect(requirements.length).toBeGreaterThan(700);
    expect(requirements.filter((id, index) => requirements.indexOf(id) !== index)).toEqual([]);
  });

  test('every id at the end of a test title has a row', () => {
    const unknown = tests.flatMap((path) =>
      citedIn(read(path)).flatMap((id) => (known.has(id) ? [] : [`${path} cites ${id}`])),
    );
    expect(unknown).toEqual([]);
  });

  test('the ids of a title are at its end', () => {
    expect(tests.flatMap((path) => leadingIn(read(path)))).toEqual([]);
  });

  test('the list of requirements without a test is true', () => {
    const cited = new Set(tests.flatMap((path) => citedIn(read(path))));
    expect(UNTESTED).toEqual(requirements.filter((id) => !cited.has(id)));
  });

  test('code and comments state the rule instead of citing a document', () => {
    const citation =
      /\b(?:trust|contract|beyond|visual|architecture|atoms|toolchain)\.md\b|[Ss]pecification, section|boundary B\d/;
    const files = trackedFiles.filter(
      (path) => /\.(?:tsx?|mjs|md|mdx|json|css|sh)$/.test(path) && !path.startsWith('packages/contract/docs/'),
    );
    expect(linesThatMatch(files, citation, (path) => path.startsWith('e2e/repo-rules/'))).toEqual([]);
  });
});
