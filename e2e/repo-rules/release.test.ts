import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, trackedFiles } from './tracked-files.ts';

const APPS = { feed: '@maidan/feed', ysl: '@maidan/ysl', api: '@maidan/api', desk: '@maidan/desk' };

const notes = trackedFiles.filter(
  (path) => /^\.changeset\/(?!README).+\.md$/.test(path) && existsSync(join(root, path)),
);
const manifests = trackedFiles.filter((path) => /^(?:[^/]+\/){0,2}package\.json$/.test(path));

/** What a note says, in one line, and whom it concerns. */
function readNote(path: string) {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return { text: text.trim(), packages: [...head.matchAll(/["'](@maidan\/[\w-]+)["']/g)].map(([, name]) => name) };
}

describe('a release', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'maidan-release-'));
  const run = (...command: [string, ...string[]]) =>
    execFileSync(command[0], command.slice(1), { cwd: checkout, encoding: 'utf8', stdio: 'pipe' });
  const changeset = (verb: string) => run(process.execPath, join(root, 'node_modules/@changesets/cli/bin.js'), verb);
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
  const copied = [...manifests, 'pnpm-workspace.yaml', '.changeset/config.json', '.changeset/changelog.ts'];
  const begin = (text: string) => {
    for (const path of copied) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      cpSync(join(root, path), join(checkout, path));
    }
    run('git', 'init', '-q', '-b', 'main');
    writeFileSync(join(checkout, '.changeset/one.md'), text);
    run('git', 'add', '-A');
    run('git', '-c', 'user.name=release', '-c', 'user.email=release@maidan.example', 'commit', '-q', '-m', 'Begin');
  };
  beforeAll(() => begin(`---\n'${APPS.feed}': minor\n---\n\nOne line,\nand another.\n`));
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));

  test('raises the app that a note names, and no other one', () => {
    const before = versions();
    changeset('version');
    const [major = '', minor = ''] = (before['feed'] ?? '').split('.');
    expect(versions()).toEqual({ ...before, feed: `${major}.${Number(minor) + 1}.0` });
    expect(changelog('feed')).toContain('- One line,\n  and another.\n');
    expect(existsSync(join(checkout, '.changeset/one.md'))).toBe(false);
    expect(readFileSync(join(checkout, 'e2e/package.json'), 'utf8')).toBe(
      readFileSync(join(root, 'e2e/package.json'), 'utf8'),
    );
  });

  test('keeps the text of every note that waits now, for each app that it names', () => {
    for (const path of notes) cpSync(join(root, path), join(checkout, path));
    changeset('version');
    const lost = notes.flatMap((path) => {
      const { text, packages } = readNote(path);
      const [line = ''] = text.split('\n');
      return Object.entries(APPS)
        .filter(([app, name]) => packages.includes(name) && !changelog(app).includes(line))
        .map(([app]) => `${path}: ${app}`);
    });
    expect(lost).toEqual([]);
    expect(notes.filter((path) => readNote(path).packages.length === 0)).toEqual([]);
  });

  test('tags every app with its own version', () => {
    changeset('git-tag');
    const tags = run('git', 'tag').split('\n');
    for (const [app, version] of Object.entries(versions())) expect(tags).toContain(`@maidan/${app}@${version}`);
  });
});
