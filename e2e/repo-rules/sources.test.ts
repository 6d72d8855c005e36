import { describe, expect, test } from 'vitest';
import { linesThatMatch, read, sources, trackedFiles } from './tracked-files.ts';

const rules = (path: string) => path.startsWith('e2e/repo-rules/');
const inTests = (path: string) => /\.(?:test|spec|stories)\.tsx?$/.test(path) || path.startsWith('e2e/');
// Storybook's own frame and pages, and the content pack's drawing scripts, never reach a reader.
const product = sources.filter(
  (path) => !inTests(path) && !/^apps\/api\/tools\/|^packages\/(?:storybook|ui\/src\/testing)\//.test(path),
);

describe('sources', () => {
  test('no file is over 300 lines; the median is at most 80, nine in ten at most 180', () => {
    const lengths = sources
      .filter((path) => !/\/migrations\//.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length }))
      .toSorted((a, b) => a.lines - b.lines);
    expect(lengths.filter(({ lines }) => lines > 301)).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(81);
    expect(lengths[Math.floor(lengths.length * 0.9)]?.lines).toBeLessThanOrEqual(181);
  });

  test('the environment is read in env.ts only', () => {
    const excused = (path: string) =>
      rules(path) ||
      /(?:^|\/)env(?:\.server)?\.ts$/.test(path) ||
      path.endsWith('.config.ts') ||
      path.startsWith('e2e/') ||
      // This file names the variable that a build replaces.
      path === 'packages/site/src/build/site-vite-config.ts' ||
      // The launcher gets its settings from the environment, which it passes on.
      path === 'packages/launcher/src/start.ts';
    // SSR is not a variable: the build replaces it with a constant.
    expect(linesThatMatch(product, /\bprocess\.env\b|\bimport\.meta\.env\b(?!\.SSR\b)/, excused)).toEqual([]);
  });

  test('raw HTML reaches a page only in HtmlContent', () => {
    const excused = (path: string) => rules(path) || /\/HtmlContent\/|packages\/ui\/src\/html\//.test(path);
    const raw =
      /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write|srcdoc|srcDoc|\beval\(|new Function\(|javascript:/;
    expect(
      linesThatMatch(
        product.filter((path) => !path.startsWith('apps/api/')),
        raw,
        excused,
      ),
    ).toEqual([]);
  });

  test('client code formats numbers and dates in packages/i18n only', () => {
    const elsewhere = product.filter((path) => !/^(?:apps\/api|packages\/i18n)\//.test(path));
    expect(linesThatMatch(elsewhere, /\bIntl\./, rules)).toEqual([]);
  });

  test("no browser formats a date: the text could differ from the server's, and hydration would fail", () => {
    const words = /\b(?:date|time)Style\b|\b(?:month|weekday): '(?:short|long)'|\.toLocale(?:Date|Time)?String\(/;
    const inBrowsers = product.filter((path) => !path.startsWith('apps/api/'));
    expect(linesThatMatch(inBrowsers, words, rules)).toEqual([]);
  });

  test('no page listens to messages of frames or other windows: our own use a channel [H-8]', () => {
    const listens = /addEventListener\(\s*'message'|\bonmessage\b/;
    const channel = 'packages/browser/src/channel.ts';
    // A service worker and its pages share an origin, which no other page reaches; only our worker has the other end of a port.
    const worker =
      /^packages\/(?:service-worker\/src\/worker|site\/src\/(?:browser\/offline\/follow-worker|features\/saved\/keep-clip))\.ts$/;
    // Our framed pages and the window of a form check both the origin and the source window of a message.
    const embedded = /\/(?:custom-form\/embed\/handed-answers|browser\/src\/embed-code)\.ts$/;
    const inBrowsers = product.filter((path) => !path.startsWith('apps/api/'));
    expect(
      linesThatMatch(
        inBrowsers,
        listens,
        (path) =>
          rules(path) || /\/html\/hostile\//.test(path) || path === channel || worker.test(path) || embedded.test(path),
      ),
    ).toEqual([]);
  });

  test('no code reads unknown properties of window or document, which HTML could define [H-7]', () => {
    // Without these the compiler refuses unknown properties.
    const untyped =
      /\b(?:window|document|globalThis|self) as\b|\b(?:window|document|globalThis|self)\[|\binterface (?:Window|Document|HTMLDocument)\b/;
    // React Router itself sets this property before any HTML from the API is shown.
    const own = 'packages/site/src/browser/loaded-pages.ts';
    const inBrowsers = product.filter((path) => !path.startsWith('apps/api/') && path !== own);
    expect(linesThatMatch(inBrowsers, untyped, (path) => rules(path) || /\/html\/hostile\//.test(path))).toEqual([]);
  });

  test('browser storage, locks and channels are used through packages/browser only', () => {
    const direct = /\b(?:localStorage|sessionStorage|BroadcastChannel)\b|\bnavigator\.locks\b|'locks' in navigator/;
    // The scripts in the document's head run before any module; the service worker shares a lock with pages.
    const own = /^packages\/browser\/|\/boot-script\.ts$|^packages\/service-worker\/src\/outbox\.ts$/;
    expect(linesThatMatch(product, direct, (path) => rules(path) || own.test(path))).toEqual([]);
  });

  test('no code relies on crypto.randomUUID, which is missing on a plain-http origin', () => {
    expect(linesThatMatch(product, /\bcrypto\.randomUUID\b/, rules)).toEqual([]);
  });

  test('no rendered element has a style attribute, which the content security policy refuses', () => {
    expect(
      linesThatMatch(
        product.filter((path) => path.endsWith('.tsx')),
        /\bstyle=\{/,
        rules,
      ),
    ).toEqual([]);
  });

  test('hidden text begins with a word or a dash: accessible names have a space before it, and so before a colon', () => {
    const pages = product.filter((path) => path.endsWith('.tsx'));
    expect(linesThatMatch(pages, /<VisuallyHidden[^>]*>\s*[:;,.]/, rules)).toEqual([]);
  });

  test('no key is an id or else a position, which may equal the id of another row', () => {
    const pages = product.filter((path) => path.endsWith('.tsx'));
    expect(linesThatMatch(pages, /\bkey=\{[^}]*\?\? (?:index|at|position)\}/, rules)).toEqual([]);
  });

  test('JSX contains no addresses: they come from paths.ts and the brand', () => {
    const pages = product.filter((path) => path.startsWith('apps/') && path.endsWith('.tsx'));
    expect(
      linesThatMatch(pages, /\b(?:href|to|action)=(?:\{\s*)?["'`](?:\/(?!icon|manifest)|https?:)/, () => false),
    ).toEqual([]);
  });

  test('nothing is left unfinished or silenced', () => {
    const marks =
      /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-(?:ignore|nocheck|expect-error)|: any\b|\bas any\b|\.(?:only|skip)\(|waitForTimeout|oxlint-disable(?!-next-line [\w/, -]+ -- )/;
    expect(linesThatMatch(sources, marks, rules)).toEqual([]);
  });

  test('no end-to-end test mocks the servers', () => {
    const tests = sources.filter((path) => path.startsWith('e2e/'));
    const answers = /\b(?:page|context|browser)\.(?:route|routeFromHAR|routeWebSocket)\(|\.fulfill\(/;
    expect(linesThatMatch(tests, answers, rules)).toEqual([]);
  });

  test('no end-to-end test shortens its timeout or measures time', () => {
    const tests = sources.filter((path) => path.startsWith('e2e/tests/'));
    const limits =
      /\bsetTimeout\((?:\d{1,2}|1[0-7]\d)_\d{3}\)|Date\.now\(\) - \w+\)\.toBeLess|pressSequentially\(.*delay/;
    expect(linesThatMatch(tests, limits, rules)).toEqual([]);
  });

  test('no file contains a machine path or a registry host', () => {
    const texts = trackedFiles.filter((path) => /\.(?:tsx?|mjs|json|ya?ml|md|css|html|sh)$|\/run$/.test(path));
    const machine = /(?:^|[^A-Za-z0-9._/-])\/(?:work|root|home\/\w+|Users\/\w+)\/|registry\.npmjs|deb\.debian\.org/;
    expect(linesThatMatch(texts, machine, rules)).toEqual([]);
  });
});
