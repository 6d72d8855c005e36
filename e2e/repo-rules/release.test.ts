import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, root, trackedFiles } from './tracked-files.ts';

/** Major and minor version of each app. The specification fixes those of the sites; the owner may change them. */
const LABELS = { feed: '5.0', ysl: '2.5', desk: '1.0', api: '1.0' };
const apps = Object.keys(LABELS) as (keyof typeof LABELS)[];

const inTree = trackedFiles.filter((path) => existsSync(join(root, path)));
const notes = inTree.filter((path) => /^\.changeset\/(?!README\.md$|config\.json$)/.test(path));
const manifests = inTree.filter((path) => /^(?:[^/]+\/){0,2}package\.json$/.test(path));
const changelogOf = (app: string) => `apps/${app}/CHANGELOG.md`;

const versionIn = (manifest: string) => (JSON.parse(manifest) as { version: string }).version;
const nextPatch = (version: string) => version.replace(/\d+$/, (patch) => String(Number(patch) + 1));

/** The packages that a changeset bumps, and by how much. */
function raisesOf(note: string): { name: string; by: string }[] {
  const [, head = ''] = /^---\n([^]*?)\n---\n/.exec(note) ?? [];
  return [...head.matchAll(/["'](@maidan\/[\w-]+)["']: (\w+)/g)].map(([, name = '', by = '']) => ({ name, by }));
}

describe.each(apps)('the app %s', (app) => {
  test('has its label, and its changelog starts with its version', () => {
    const version = versionIn(read(`apps/${app}/package.json`));
    expect(version).toMatch(new RegExp(String.raw`^${LABELS[app].replace('.', String.raw`\.`)}\.\d+$`));
    expect(read(changelogOf(app))).toMatch(/^# @maidan\/\w+\n\n## /);
    expect(/^## (.+)$/m.exec(read(changelogOf(app)))?.[1]).toBe(version);
  });
});

test('each pending changeset bumps the patch version of apps only', () => {
  const names = new Set(apps.map((app) => `@maidan/${app}`));
  const wrong = notes.filter((path) => {
    const raises = raisesOf(read(path));
    return raises.length === 0 || raises.some(({ name, by }) => by !== 'patch' || !names.has(name));
  });
  expect(wrong).toEqual([]);
});

describe('a release', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'maidan-release-'));
  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), { cwd: checkout, encoding: 'utf8', stdio: 'pipe' });
  const changeset = (verb: string) => run(process.execPath, join(root, 'node_modules/@changesets/cli/bin.js'), verb);
  const readCopy = (path: string) => readFileSync(join(checkout, path), 'utf8');
  const versions = () => new Map(apps.map((app) => [app, versionIn(readCopy(`apps/${app}/package.json`))]));

  beforeAll(() => {
    const changelogs = apps.map(changelogOf);
    const settings = ['pnpm-workspace.yaml', '.changeset/config.json', 'e2e/checks/changelog.ts'];
    for (const path of [...manifests, ...changelogs, ...settings, ...notes]) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      cpSync(join(root, path), join(checkout, path));
    }
    writeFileSync(
      join(checkout, '.changeset/more.md'),
      "---\n'@maidan/feed': patch\n---\n\nOne line,\nand another.\n\nMore.\n",
    );
    run('git', 'init', '-q', '-b', 'main');
    run('git', 'add', '-A');
    run('git', '-c', 'user.name=release', '-c', 'user.email=release@maidan.example', 'commit', '-q', '-m', 'Begin');
    changeset('version');
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));

  test('is what "pnpm release:version" does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['release:version']).toBe('changeset version');
  });

  test('bumps only the apps that a changeset names', () => {
    const named = new Set(['@maidan/feed', ...notes.flatMap((path) => raisesOf(read(path)).map(({ name }) => name))]);
    for (const app of apps) {
      const before = versionIn(read(`apps/${app}/package.json`));
      expect(versions().get(app)).toBe(named.has(`@maidan/${app}`) ? nextPatch(before) : before);
    }
    for (const path of ['e2e/package.json', 'packages/storybook/package.json']) expect(readCopy(path)).toBe(read(path));
  });

  test('adds each changeset as it was written, above the earlier releases', () => {
    const changelog = readCopy(changelogOf('feed'));
    expect(changelog).toMatch(new RegExp(String.raw`^# @maidan/feed\n\n## ${versions().get('feed')}\n`));
    expect(changelog).toContain('\n- One line,\n  and another.\n\n  More.\n');
    for (const app of apps) {
      const [, earlier = ''] = /^# .+\n\n([^]*)$/.exec(read(changelogOf(app))) ?? [];
      expect(readCopy(changelogOf(app)).endsWith(earlier)).toBe(true);
      expect(readCopy(changelogOf(app))).not.toContain('Updated dependencies');
    }
  });

  test('removes the changesets', () => {
    expect([...notes, '.changeset/more.md'].filter((path) => existsSync(join(checkout, path)))).toEqual([]);
  });

  test('tags every app with its own version', () => {
    changeset('git-tag');
    const tags = run('git', 'tag').split('\n');
    for (const [app, version] of versions()) expect(tags).toContain(`@maidan/${app}@${version}`);
  });
});
