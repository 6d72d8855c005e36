import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, trackedFiles } from './tracked-files.ts';

const workspaces = trackedFiles
  .filter((path) => /^(?:packages\/[^/]+|apps\/[^/]+|e2e)\/package\.json$/.test(path))
  .map((path) => dirname(path));
const documents = trackedFiles.filter((path) =>
  /(?:^|\/)(?:README|CONTRIBUTING|ARCHITECTURE|DEPLOYMENT|SECURITY)\.md$|\/docs\/.*\.md$/.test(path),
);

const known = new Set(trackedFiles.flatMap((path) => [path, ...parentsOf(path)]));

/** `a/b/c.ts` gives `a` and `a/b`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Code in backticks and the targets of links, where they look like a file or a folder of this repository. */
function pathsIn(text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`|\]\(([^)\s#]+)\)/g)].map((match) => match[1] ?? match[2] ?? '');
  return named.filter(
    (name) =>
      /^[\w.@+-]+(?:\/[\w.@+-]+)+\/?$/.test(name) &&
      (/\.(?:tsx?|mjs|json|md|mdx|css|sh|ya?ml|jpg|png)$/.test(name) ||
        /^(?:packages|apps|e2e|src|\.github)\//.test(name)),
  );
}

/** A path is relative to the repository, the document or its workspace. What a build makes is not in git. */
function exists(name: string, document: string): boolean {
  if (/(?:^|\/)(?:build|dist)(?:\/|$)|^@maidan\/|^\.(?:data|reports)\b/.test(name)) return true;
  const workspace = workspaces.find((path) => document.startsWith(`${path}/`)) ?? '.';
  return ['.', dirname(document), workspace].some((base) => known.has(normalize(join(base, name)).replace(/\/$/, '')));
}

describe('documentation', () => {
  test('every path that a document names exists', () => {
    const dead = documents.flatMap((document) =>
      pathsIn(read(document)).flatMap((name) => (exists(name, document) ? [] : [`${document} names ${name}`])),
    );
    expect(dead).toEqual([]);
  });

  test.each(workspaces)('%s has a README with three files to read first and a recipe', (workspace) => {
    const text = read(`${workspace}/README.md`);
    expect(text.split('\n').length).toBeLessThanOrEqual(151);
    const [, first = ''] = /\n## Read first\n([^]*?)\n## /.exec(text) ?? [];
    expect(pathsIn(first)).toHaveLength(3);
    const [, recipe = ''] = /\n## Recipe: [^\n]+\n([^]*?)(?:\n## |$)/.exec(text) ?? [];
    expect(pathsIn(recipe).length).toBeGreaterThan(0);
  });

  test('the table of recipes has the number of their steps', () => {
    const guide = read('.github/CONTRIBUTING.md');
    const promised = [...guide.matchAll(/^\| (An? [^|]+?) \| [^|]+ \| (\d+) \|$/gm)].map(([, task, files]) => [
      task,
      Number(files),
    ]);
    const written = [...guide.matchAll(/^### (An? .+)\n([^]*?)(?=^### |$(?![^]))/gm)].map(([, task, text]) => [
      task,
      [...(text ?? '').matchAll(/^\d+\. /gm)].length,
    ]);
    expect(written.length).toBeGreaterThan(0);
    expect(promised).toEqual(written);
  });

  test('the README begins with the two commands', () => {
    const start = read('README.md').split('\n').slice(0, 30).join('\n');
    expect(start).toContain('\n    npx pnpm@12 start\n');
    expect(start).toContain('\n    npx pnpm@12 test\n');
  });
});
