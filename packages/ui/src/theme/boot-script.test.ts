import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

/** Runs the script as in a fresh document, with these stored values. */
function boot(getItem: (key: string) => string | null, cookie = ''): Record<string, string> {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, cookie };
  runInNewContext(bootScript, { localStorage: { getItem }, sessionStorage: { getItem }, document, window: {} });
  return dataset;
}

/** The rules that hide muted content, for this stored text. */
function hiddenBy(mutes: string): string[] {
  const rules: string[] = [];
  class CSSStyleSheet {
    replaceSync = (text: string) => void rules.push(text);
  }
  const getItem = (key: string) => (key === 'mutes' ? mutes : null);
  const document = { documentElement: { dataset: {} }, adoptedStyleSheets: [] };
  runInNewContext(bootScript, {
    localStorage: { getItem },
    sessionStorage: { getItem },
    document,
    window: {},
    CSSStyleSheet,
  });
  return document.adoptedStyleSheets.length > 0 ? rules : [];
}

test.each([
  ['{"entries":[]}', []],
  [
    '{"entries":[{"key":"post 12","label":"Turf"}]}',
    [`:not([data-here="post 12"])>[data-mute*="|post 12|"]{display:none}`],
  ],
  [
    String.raw`{"entries":[{"key":"tag a\"]*{}\\","label":""}]}`,
    [String.raw`:not([data-here="tag a\"]*{}\\"])>[data-mute*="|tag a\"]*{}\\|"]{display:none}`],
  ],
  ['{"entries":', []],
  ['{"entries":7}', []],
])('items muted by %s have no box, and names stay strings', (stored, rules) => {
  expect(hiddenBy(stored)).toEqual(rules);
});

const closed = () => {
  throw new Error('SecurityError');
};

const storedAs = (values: Record<string, string>) => (key: string) => values[key] ?? null;

test.each([
  [{}, {}],
  [{ theme: 'dark-mode' }, { theme: 'dark' }],
  [{ theme: 'light-mode' }, { theme: 'light' }],
  [{ theme: 'purple' }, {}],
  [{ token: 'abc' }, { signedIn: '' }],
  [{ my_team: '{}' }, { myTeam: '' }],
  [
    { theme: 'dark-mode', token: 'abc' },
    { theme: 'dark', signedIn: '' },
  ],
])('a stored %o sets %o on <html>', (stored, dataset) => {
  expect(boot(storedAs(stored))).toEqual(dataset);
});

test.each([
  [{}, 'language=hi; theme=dark-mode', { theme: 'dark' }],
  [{}, 'dark_theme=dark-mode', {}],
  [{ theme: 'light-mode' }, 'theme=dark-mode', { theme: 'light' }],
])('a stored %o and the shared cookie %s set %o on <html>', (stored, cookie, dataset) => {
  expect(boot(storedAs(stored), cookie)).toEqual(dataset);
});

test('without storage the page shows the system theme and the visitor state', () => {
  expect(boot(closed)).toEqual({});
});

test('the text is safe inside a script element', () => {
  expect(bootScript).not.toMatch(/<\/script|<!--/i);
});

test('memory replaces an unavailable session storage, and an available one stays [K-8]', () => {
  const window: { sessionStorage?: Storage } = {};
  const document = { documentElement: { dataset: {} } };
  runInNewContext(bootScript, {
    localStorage: { getItem: closed },
    sessionStorage: { getItem: closed },
    document,
    window,
  });
  const { sessionStorage } = window;
  expect([sessionStorage?.getItem('place'), sessionStorage?.getItem('toString')]).toEqual([null, null]);
  sessionStorage?.setItem('place', '7');
  expect(sessionStorage?.getItem('place')).toBe('7');
  sessionStorage?.removeItem('place');
  expect(sessionStorage?.getItem('place')).toBeNull();

  const open = {};
  runInNewContext(bootScript, {
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
    document,
    window: open,
  });
  expect(open).toEqual({});
});
