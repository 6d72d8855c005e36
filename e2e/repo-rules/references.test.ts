import { describe, expect, test } from 'vitest';
import { builtIn, findProofs, SUBJECTS } from './proofs.ts';
import { citedIn, leadingIn, requirements, tests } from './requirements.ts';
import { linesThatMatch, read, trackedFiles } from './tracked-files.ts';
import { PARTLY_MET, UNPROVED } from './unproved-requirements.ts';

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

  test('every requirement has a test or a reason, and none has both', () => {
    const proofs = findProofs();
    expect(Object.keys(UNPROVED)).toEqual(requirements.filter((id) => proofs.get(id)?.length === 0));
    const reason = /^(?:Not met|Not tested|Nothing to test|Proved by)\b.+\.$/;
    expect(Object.entries(UNPROVED).filter(([, why]) => !reason.test(why))).toEqual([]);
  });

  test('a partly met requirement has a test, and a note on what is missing', () => {
    const proofs = findProofs();
    const wrong = Object.entries(PARTLY_MET).filter(
      ([id, missing]) => !proofs.get(id)?.length || !/^Not met: .+\.$/.test(missing),
    );
    expect(wrong).toEqual([]);
  });

  test('every test that cites a requirement covers code that exists', () => {
    const proving = new Set([...findProofs().values()].flat());
    expect([...proving].filter((path) => builtIn(path) === undefined)).toEqual([]);
    const missing = Object.values(SUBJECTS).filter((place) => !trackedFiles.some((path) => path.startsWith(place)));
    expect(missing).toEqual([]);
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

describe('the log of the desk', () => {
  test('every action that the server logs has a text', () => {
    const written = trackedFiles
      .filter((path) => /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(path))
      .flatMap((path) => [...read(path).matchAll(/\blog\(\{[^}]*?action: '([a-z-]+\.[a-z-]+)'/g)])
      .flatMap(([, action]) => action ?? []);
    expect(written.length).toBeGreaterThan(50);
    const words = read('apps/desk/src/acts/describe-act.ts');
    expect([...new Set(written)].filter((action) => !words.includes(`'${action}': `))).toEqual([]);
  });
});
