import { dirname } from 'node:path';
import { citedIn, requirements, tests } from './requirements.ts';
import { read } from './tracked-files.ts';
import { PARTLY_MET, UNPROVED } from './unproved-requirements.ts';

/** The code that the end-to-end tests of a folder cover. A test next to its code needs no entry. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  'e2e/checks': 'e2e/checks',
  'e2e/deployed': '.github/DEPLOYMENT.md',
  'e2e/repo-rules': 'e2e/repo-rules',
  'e2e/tests/account': 'apps/feed/src/features/account',
  'e2e/tests/calls': 'packages/contract/src',
  'e2e/tests/custom-form': 'apps/ysl/src/features/custom-form',
  'e2e/tests/desk': 'apps/desk/src/features',
  'e2e/tests/home': 'apps/feed/src/features/feed',
  'e2e/tests/league': 'apps/ysl/src/features/league',
  'e2e/tests/login': 'packages/auth/src',
  'e2e/tests/messages': 'apps/feed/src/features/messages',
  'e2e/tests/plain-server': 'packages/api-client/src',
  'e2e/tests/provider': 'apps/api/src/commands',
  'e2e/tests/reading': 'apps/feed/src/pages',
  'e2e/tests/registration': 'apps/ysl/src/features/registration',
  'e2e/tests/taking-part': 'packages/actions/src',
  'e2e/tests/video-feed': 'apps/feed/src/features/video-feed',
};

/** The tests that cite each id, in alphabetical order. */
export function findProofs(): Map<string, string[]> {
  const found = new Map<string, string[]>(requirements.map((id) => [id, []]));
  for (const path of tests.toSorted()) for (const id of new Set(citedIn(read(path)))) found.get(id)?.push(path);
  return found;
}

/** The folder of the code that a test covers; undefined for end-to-end tests without an entry above. */
export const builtIn = (test: string): string | undefined =>
  test.startsWith('e2e/') ? SUBJECTS[dirname(test)] : dirname(test);

const list = (paths: readonly (string | undefined)[]): string =>
  [...new Set(paths)]
    .toSorted()
    .map((path) => `\`${path}\``)
    .join(', ');

/** The table of all requirements, in Markdown. */
export function writeProofs(): string {
  const proofs = findProofs();
  const rows = [...proofs].map(([id, paths]) => {
    const missing = PARTLY_MET[id] ? `. ${PARTLY_MET[id]}` : '';
    return paths.length > 0
      ? `| ${id} | ${list(paths.map(builtIn))} | ${list(paths)}${missing} |`
      : `| ${id} | | ${UNPROVED[id]} |`;
  });
  const tested = [...proofs.values()].filter((paths) => paths.length > 0).length;
  return `# Proofs

Every id of \`requirements.md\` and \`security.md\` in \`packages/contract/docs\`: where it is built, the tests whose titles cite it,
and what is not met or not tested. ${tested} of ${rows.length} ids have a test; of these, ${Object.keys(PARTLY_MET).length} are met
only in part.

| id | built in | proved by |
| --- | --- | --- |
${rows.join('\n')}
`;
}
