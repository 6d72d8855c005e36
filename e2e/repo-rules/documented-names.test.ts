import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { steps } from '../checks/steps.ts';
import { codeLines, codeSpans, documents } from './documents.ts';
import { read, trackedFiles } from './tracked-files.ts';

/** The findings of a rule in all documents, as `README.md: pnpm strat`. */
const inDocuments = (find: (document: string) => string[]): string[] =>
  documents.flatMap((document) => find(document).map((what) => `${document}: ${what}`));
const codeOf = (document: string): string[] => [...codeSpans(document), ...codeLines(document)];

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}
const manifests = new Map(
  trackedFiles
    .filter((path) => /^(?:(?:packages|apps)\/[^/]+\/|e2e\/)?package\.json$/.test(path))
    .map((path) => JSON.parse(read(path)) as Manifest)
    .map((manifest) => [manifest.name, manifest]),
);

describe('names in documents exist', () => {
  test('names in backticks', () => {
    // Tests and comments may mention names that no longer exist.
    const code = trackedFiles.filter(
      (path) =>
        /\.(?:tsx?|mjs|js|css|json|ya?ml|sh|mdx|service|conf|example)$|Dockerfile|Caddyfile/.test(path) &&
        !/\.(?:test|spec|stories)\.tsx?$|^pnpm-lock|\/releases\/|^e2e\/(?:defences|repo-rules)\//.test(path),
    );
    const words = [...code.map(read), trackedFiles.join('\n')].flatMap(
      (text) => text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').match(/[A-Za-z_][\w-]*/g) ?? [],
    );
    const known = new Set(words.flatMap((word) => [word, ...word.split('-')]));
    // Conventions, SQL, a variable of the guide's scripts, and libraries that decisions rejected.
    const ofOthers = ['PascalCase', 'use-x', 'HttpOnly', 'LIKE', 'createdb', 'MAIDAN'];
    const rejected = ['serwist', 'tus-js-client', 'workbox-routing', 'workbox-navigation-preload'];
    for (const name of [...ofOthers, ...rejected]) known.add(name);

    /** A single name in backticks, or the words of a longer span that look like code: `likePost`, `like_count`. */
    const namesIn = (span: string): string[] =>
      /^\w[\w.-]*(?:\(.*\))?$/.test(span)
        ? span.replace(/\(.*/, '').split('.')
        : (span.match(/\b(?:[A-Za-z]*[a-z][A-Z]\w*|\w+_\w+)\b/g) ?? []);
    const unknown = inDocuments((document) =>
      codeSpans(document)
        .flatMap(namesIn)
        .filter((name) => /^[A-Za-z_][\w-]+$/.test(name) && !known.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  test('packages', () => {
    const { catalog } = parse(read('pnpm-workspace.yaml')) as { readonly catalog: Readonly<Record<string, string>> };
    const isRejected = (name: string) => name === '@tus/server';
    const exists = (name: string): boolean => {
      const [, owner = '', path] = /^(@[\w-]+\/[\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
      const exported = Object.keys(manifests.get(owner)?.exports ?? {});
      return owner in catalog || exported.some((key) => path === undefined || key === `./${path}` || key.endsWith('*'));
    };
    const unknown = inDocuments((document) =>
      codeSpans(document).filter((span) => /^@[\w-]+\/[\w/-]+$/.test(span) && !exists(span) && !isRejected(span)),
    );
    expect(unknown).toEqual([]);
  });

  test('pnpm commands', () => {
    const builtIn = new Set(['install', 'exec', 'deploy']);
    const groups = new Set<string>(steps.map(({ group }) => group));
    const command = /\bpnpm(?:@12)?(?: --silent)?(?: --filter (\S+))? ([a-z][\w:-]*)((?: [a-z][\w:-]*)*)/g;
    const isWrong = (filter = 'maidan', script = '', values = ''): boolean => {
      const isRun = filter === 'maidan' && script === 'test';
      if (isRun && values.match(/\S+/g)?.some((group) => !groups.has(group)) === true) return true;
      return !builtIn.has(script) && manifests.get(filter)?.scripts?.[script] === undefined;
    };
    const wrong = inDocuments((document) =>
      codeOf(document).flatMap((line) =>
        [...line.matchAll(command)].flatMap(([text, ...parts]) => (isWrong(...parts) ? [text] : [])),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('scripts without pnpm', () => {
    const scripts = new Set([...manifests.values()].flatMap((manifest) => Object.keys(manifest.scripts ?? {})));
    const named = /^(?:bench|e2e|release|screenshots|stress|storybook|test):[\w-]+$/;
    const unknown = inDocuments((document) =>
      codeSpans(document).filter((span) => named.test(span) && !scripts.has(span)),
    );
    expect(unknown).toEqual([]);
  });

  test('operator commands', () => {
    const sources = trackedFiles.filter((path) => /^apps\/api\/src\/commands\/.+(?<!\.test)\.ts$/.test(path));
    const commands = new Set(
      sources.flatMap((path) => read(path).match(/(?<=^ +name: ')[a-z]+(?: [a-z]+)?(?=',$)/gm) ?? []),
    );
    expect(commands.size).toBeGreaterThan(20);
    const nouns = new Set([...commands].map((name) => name.split(' ')[0]));
    const exists = (noun = '', verb?: string): boolean =>
      commands.has(noun) || (verb === undefined ? nouns.has(noun) : commands.has(`${noun} ${verb}`));
    const unknown = inDocuments((document) => [
      ...codeOf(document).filter((line) => {
        const called = /(?:^|\bpnpm (?:--silent )?|dist\/)maidan(?:\.js)? ([a-z]+)(?: ([a-z]+))?/.exec(line);
        return called !== null && !exists(called[1], called[2]);
      }),
      ...codeSpans(document).filter((span) => {
        const [, noun, verb] = /^([a-z]+) ([a-z]+)\b/.exec(span) ?? [];
        return nouns.has(noun) && !exists(noun, verb);
      }),
    ]);
    expect(unknown).toEqual([]);
  });

  test('variables that are set', () => {
    const explained = read('.env.example').match(/(?<=^#?)[A-Z][A-Z0-9_]*(?==)/gm) ?? [];
    const ofScripts = ['apps/api/deploy/compose.yaml', '.github/DEPLOYMENT.md'].flatMap(
      (path) => read(path).match(/(?<=\$\{)[A-Z0-9_]+/g) ?? [],
    );
    const ofTests = trackedFiles
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => read(path).match(/(?<=\benv\['|(?:whole|rounds)\(')[A-Z][A-Z0-9_]+(?=')/g) ?? []);
    const known = new Set([...explained, ...ofScripts, ...ofTests]);
    const unknown = inDocuments((document) =>
      codeOf(document)
        .flatMap((line) => line.match(/(?<=^|\s)[A-Z][A-Z0-9_]+(?==)/g) ?? [])
        .filter((name) => !known.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  test('ports and addresses of this machine', () => {
    const storybook = manifests.get('@maidan/storybook')?.scripts?.['storybook'] ?? '';
    const defaults = `${read('.env.example')}\n${storybook.replace('-p ', ':')}`;
    const ports = new Set([...defaults.matchAll(/(?:PORT=|:)(\d{4})\b/g)].map(([, port]) => port));
    const origins = new Set(defaults.match(/http:\/\/[\w.]+\.localhost:\d+/g));
    const unknown = inDocuments((document) => [
      ...(read(document).match(/(?<=127\.0\.0\.1:|\bport |[ |]:)\d{4}\b/g) ?? []).filter((port) => !ports.has(port)),
      ...(read(document).match(/http:\/\/[\w.]+\.localhost:\d+/g) ?? []).filter((origin) => !origins.has(origin)),
    ]);
    expect(unknown).toEqual([]);
  });
});
