import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeSpans, documents } from './documents.ts';
import { read, trackedFiles } from './tracked-files.ts';

const workspaces = trackedFiles
  .filter((path) => /^(?:packages\/[^/]+|apps\/[^/]+|e2e)\/package\.json$/.test(path))
  .map((path) => dirname(path));

const known = new Set(trackedFiles.flatMap((path) => [path, ...parentsOf(path)]));

/** `a/b/c.ts` gives `a` and `a/b`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const FILE = /\.(?:tsx?|mjs|json|md|mdx|css|sh|ya?ml|jpg|png|webp)$/;

/** What looks like a file or a folder of this repository: `src/paths.ts`, `packages/ui/`. */
const isPath = (name: string): boolean =>
  /^[\w.@+-]+(?:\/[\w.@+-]+)+\/?$/.test(name) &&
  (FILE.test(name) || /^(?:packages|apps|e2e|src|\.github)\//.test(name));
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name).filter(isPath);

/** What a build, a run or a release makes is not in git. */
const isMade = (name: string): boolean => /(?:^|\/)(?:build|dist)(?:\/|$)|^@maidan\/|^\.(?:data|reports)\b/.test(name);

/** The folder of a document's workspace with a slash; '' for the repository. */
const workspaceOf = (document: string): string =>
  workspaces.map((path) => `${path}/`).find((path) => document.startsWith(path)) ?? '';

/** A path is relative to the repository, the document or its workspace. */
const exists = (name: string, document: string): boolean =>
  ['', dirname(document), workspaceOf(document)].some((base) =>
    known.has(normalize(join(base, name)).replace(/\/$/, '')),
  );

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): string[] =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a document to files and headings of this repository. */
const linksIn = (document: string): string[] =>
  [...read(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

function leadsSomewhere(link: string, document: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path)).replace(/\/$/, '');
  return known.has(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe('documentation', () => {
  test('every path that a document names exists', () => {
    const dead = documents.flatMap((document) =>
      pathsIn(read(document)).flatMap((name) =>
        isMade(name) || exists(name, document) ? [] : [`${document} names ${name}`],
      ),
    );
    expect(dead).toEqual([]);
  });

  test('every file that a document names without its folder is in its workspace, or where every app has it', () => {
    // Patterns of names, in the guide for contributors.
    const isPattern = (name: string): boolean => /^(?:x|X|use-x|kebab-case|PascalCase)\./.test(name);
    const isUsual = (path: string): boolean => /^(?:apps\/\w+\/(?:src\/)?)?[^/]+$/.test(path);
    const isNear = (name: string, document: string): boolean =>
      trackedFiles.some((path) => basename(path) === name && (path.startsWith(workspaceOf(document)) || isUsual(path)));
    const dead = documents.flatMap((document) =>
      codeSpans(document)
        .filter((name) => /^\w[\w.-]*$/.test(name) && FILE.test(name) && !isPattern(name) && !isNear(name, document))
        .map((name) => `${document} names ${name}`),
    );
    expect(dead).toEqual([]);
  });

  test('every link of a document leads to a file, and to a heading of it', () => {
    const dead = documents.flatMap((document) =>
      linksIn(document).flatMap((link) => (leadsSomewhere(link, document) ? [] : [`${document} links to ${link}`])),
    );
    expect(dead).toEqual([]);
  });

  test.each(workspaces)('the map of %s has every folder of its sources', (workspace) => {
    const [, map] = /\n## Map\n([^]*?)\n## /.exec(read(`${workspace}/README.md`)) ?? [];
    if (map === undefined) return;
    const inside = workspace === 'e2e' ? `${workspace}/` : `${workspace}/src/`;
    const folders = new Set(
      trackedFiles
        .filter((path) => path.startsWith(inside))
        .map((path) => path.slice(inside.length).split('/'))
        .flatMap(([folder = '', file]) => (file === undefined ? [] : [folder])),
    );
    const left = new Set(['docs', 'testing', 'story-media']);
    expect([...folders].filter((folder) => !left.has(folder) && !new RegExp(`[/\`]${folder}/`).test(map))).toEqual([]);
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
