import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, root, trackedFiles } from './tracked-files.ts';

const APPS = { feed: '@maidan/feed', ysl: '@maidan/ysl', api: '@maidan/api', desk: '@maidan/desk' };

const notes = trackedFiles.filter(
  (path) => /^\.changeset\/(?!README).+\.md$/.test(path) && existsSync(join(root, path)),
);
const manifests = trackedFiles.filter((path) => /^(?:[^/]+\/){0,2}package\.json$/.test(path));

/** The headings that sort notes, in the order of a changelog; those without one come last. */
const GROUPS = [...read('.changeset/changelog.ts').matchAll(/^ {2}'(.+)',$/gm)].map(([, name = '']) => name);

/** What a note says, how much it raises which packages, and the heading that sorts it. */
function readNote(path: string) {
  const [, head = '', heading, text = ''] =
    /^---\n([^]*?)\n---\n+(?:### (.+)\n+)?([^]*)$/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  const raises = [...head.matchAll(/["'](@maidan\/[\w-]+)["']: (\w+)/g)].map(([, name = '', by = '']) => ({
    name,
    by,
  }));
  return { path, heading, text: text.trim(), raises };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const headingsOf = (changelog: string) => [...changelog.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);

const waiting = notes.map(readNote);

describe('a release', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'maidan-release-'));
  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), { cwd: checkout, encoding: 'utf8', stdio: 'pipe' });
  const changeset = (verb: string) => run(process.execPath, join(root, 'node_modules/@changesets/cli/bin.js'), verb);
  /** `pnpm release:version`. */
  const release = () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['release:version']).toBe('changeset version && node .changeset/group-changelogs.ts');
    changeset('version');
    run(process.execPath, '.changeset/group-changelogs.ts');
  };
  const changelog = (app: string) => {
    const file = join(checkout, 'apps', app, 'CHANGELOG.md');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const versions = () =>
    Object.fromEntries(
      Object.keys(APPS).map((app) => {
        const { version } = JSON.parse(readFileSync(join(checkout, 'apps', app, 'package.json'), 'utf8')) as {
          version: string;
        };
        return [app, version];
      }),
    );
  const copied = [
    ...manifests,
    'pnpm-workspace.yaml',
    '.changeset/config.json',
    '.changeset/changelog.ts',
    '.changeset/group-changelogs.ts',
  ];
  beforeAll(() => {
    for (const path of [...copied, ...notes]) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      cpSync(join(root, path), join(checkout, path));
    }
    run('git', 'init', '-q', '-b', 'main');
    run('git', 'add', '-A');
    run('git', '-c', 'user.name=release', '-c', 'user.email=release@maidan.example', 'commit', '-q', '-m', 'Begin');
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));

  test('raises each app by the notes that wait for it now, and leaves the tests alone', () => {
    const raise = (app: keyof typeof APPS, version = '') => {
      const by = new Set(
        waiting.flatMap(({ raises }) => raises.filter(({ name }) => name === APPS[app]).map((one) => one.by)),
      );
      const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
      if (by.has('major')) return `${major + 1}.0.0`;
      if (by.has('minor')) return `${major}.${minor + 1}.0`;
      return by.has('patch') ? `${major}.${minor}.${patch + 1}` : version;
    };
    const before = versions();
    // The tool refuses to release nothing.
    if (waiting.length > 0) release();
    const apps = Object.keys(APPS) as (keyof typeof APPS)[];
    expect(versions()).toEqual(Object.fromEntries(apps.map((app) => [app, raise(app, before[app])])));
    for (const path of ['e2e/package.json', 'packages/storybook/package.json']) {
      expect(readFileSync(join(checkout, path), 'utf8')).toBe(read(path));
    }
  });

  test('keeps the whole text of each note for every app that it names', () => {
    expect(notes.filter((path) => existsSync(join(checkout, path)))).toEqual([]);
    const lost = waiting.flatMap(({ path, text, raises }) =>
      Object.entries(APPS)
        .filter(
          ([app, name]) => raises.some((one) => one.name === name) && !oneLine(changelog(app)).includes(oneLine(text)),
        )
        .map(([app]) => `${path}: ${app}`),
    );
    expect(lost).toEqual([]);
    // Those who use or run the product read the changelog of an app, not of a package.
    const apps: string[] = Object.values(APPS);
    expect(
      waiting.filter(({ raises }) => !raises.some(({ name }) => apps.includes(name))).map(({ path }) => path),
    ).toEqual([]);
  });

  test('sorts the notes by what they are about', () => {
    expect(GROUPS.length).toBeGreaterThan(10);
    const strange = waiting.filter(({ heading }) => heading !== undefined && !GROUPS.includes(heading));
    expect(strange.map(({ path, heading }) => `${path}: ${heading}`)).toEqual([]);
    for (const app of Object.keys(APPS)) {
      const headings = headingsOf(changelog(app));
      const order = [...GROUPS, 'More'].filter((name) => headings.includes(name));
      expect([app, headings]).toEqual([app, order]);
      expect(changelog(app)).not.toMatch(/<!--|(?:Minor|Patch) Changes/);
    }
  });

  test('of one app leaves the others, and what earlier releases said', () => {
    const before = versions();
    const earlier = Object.fromEntries(Object.keys(APPS).map((app) => [app, changelog(app)]));
    writeFileSync(join(checkout, '.changeset/one.md'), `---\n'${APPS.feed}': minor\n---\n\nOne line,\nand another.\n`);
    release();
    const [major = '', minor = ''] = (before['feed'] ?? '').split('.');
    expect(versions()).toEqual({ ...before, feed: `${major}.${Number(minor) + 1}.0` });
    const [title, ...rest] = (earlier['feed'] ?? '').split(/(?=\n## )/);
    const added = `\n## ${versions()['feed']}\n\n### More\n\n- One line,\n  and another.\n`;
    expect(changelog('feed')).toBe([title, added, ...rest].join(''));
    for (const app of ['ysl', 'api', 'desk']) expect(changelog(app)).toBe(earlier[app]);
  });

  test('tags every app with its own version', () => {
    changeset('git-tag');
    const tags = run('git', 'tag').split('\n');
    for (const [app, version] of Object.entries(versions())) expect(tags).toContain(`@maidan/${app}@${version}`);
  });
});
