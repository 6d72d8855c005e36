import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, sources, trackedFiles } from './tracked-files.ts';

const CONTRACT = 'packages/contract/src/desk/';
const QUERIES = 'packages/api-client/src/queries/desk/';
const DESK = 'apps/desk/src/';
const MODULES = 'apps/api/src/modules/';

/** Modules of the desk's contract that belong to no room: the list of calls, limits and shared types. */
const OF_ALL_ROOMS = new Set(['desk-calls', 'desk-live', 'limits', 'typed-times', 'waiting-people']);

/** The entries of a folder, without extensions: a room is a file until it needs a folder. */
const namesIn = (folder: string): string[] => [
  ...new Set(
    trackedFiles
      .filter((path) => path.startsWith(folder) && !/\.(?:test|stories)\./.test(path))
      .map((path) => path.slice(folder.length).split('/')[0]?.replace(/\..*$/, '') ?? ''),
  ),
];
const exists = (folder: string): boolean => trackedFiles.some((path) => path.startsWith(folder));

const rooms = namesIn(CONTRACT).filter((name) => !OF_ALL_ROOMS.has(name));

describe('the rooms of the desk', () => {
  test('a room of the contract has the same name in the app and in the API', () => {
    expect(rooms.length).toBeGreaterThan(10);
    const elsewhere = rooms.filter(
      (room) => !(exists(`${DESK}features/${room}/`) || exists(`${DESK}${room}/`)) || !exists(`${MODULES}${room}/`),
    );
    expect(elsewhere).toEqual([]);
  });

  test('every room of the app, and every query module, is a room of the contract', () => {
    const shown = namesIn(`${DESK}features/`);
    const asked = namesIn(QUERIES).filter((name) => name !== 'paged-query');
    expect([...shown, ...asked].filter((name) => !rooms.includes(name))).toEqual([]);
  });

  test('the calls of a room are handled by the module of that name', () => {
    const routes = sources.filter((path) => path.startsWith(MODULES) && path.endsWith('.routes.ts'));
    const answers = routes.flatMap((path) => {
      const text = read(path);
      const answered = new Set([...text.matchAll(/\broute\((\w+)/g)].map(([, endpoint]) => endpoint));
      return [...text.matchAll(/import (?:\{([^}]*)\}|\* as \w+) from '@maidan\/contract\/desk\/([\w-]+)/g)]
        .filter(([, names = '']) => names.split(',').some((name) => answered.has(name.trim())))
        .map(([, , room = '']) => ({ path, room }));
    });
    expect(answers.length).toBeGreaterThan(20);
    const wrong = answers.filter(({ path, room }) => !OF_ALL_ROOMS.has(room) && !path.startsWith(`${MODULES}${room}/`));
    expect(wrong.map(({ path, room }) => `${path} answers calls of ${room}`)).toEqual([]);
  });
});

describe('the pages of an app', () => {
  test.each(['feed', 'ysl', 'desk'])('every page file of %s is in the route table', (app) => {
    const routes = read(`apps/${app}/src/routes.ts`);
    const pages = trackedFiles.filter((path) => path.startsWith(`apps/${app}/src/pages/`) && read(path) !== '');
    expect(pages.length).toBeGreaterThan(10);
    const others = pages.filter((path) => !routes.includes(`'${path.slice(`apps/${app}/src/`.length)}'`));
    expect(others.map((path) => `${basename(path)} in ${dirname(path)}`)).toEqual([]);
  });
});
