import { CLOSED_POLICY } from '@maidan/http-edge/security-headers';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { ERROR_DOCUMENT_POLICY } from './documents/error-document.server.ts';
import { documentHeaders, siteHeaders, workerPolicy } from './security-headers.server.ts';
import { readSiteEnv, type SiteName } from './site-env.server.ts';

const inline = { scripts: ["'sha256-SCRIPT='"], styles: ["'sha256-STYLE='"] };

const policyOf = (env: NodeJS.ProcessEnv, site: SiteName = 'feed', path = '/'): string[] =>
  documentHeaders(readSiteEnv(site, env), inline, path)['content-security-policy']?.split('; ') ?? [];

const deployed = {
  FEED_ORIGIN: 'https://maidan.example',
  LEAGUE_ORIGIN: 'https://ysl.maidan.example',
  DESK_ORIGIN: 'https://desk.maidan.example',
};

test('only the league site may start the worker of the scorer’s page', () => {
  const names = (['feed', 'league', 'desk'] as const).map((site) =>
    policyOf(deployed, site).some((rule) => rule.includes('score-worker')),
  );
  expect(names).toEqual([false, true, false]);
});

test('the exact policy of a document [H-5]', () => {
  expect(policyOf(deployed)).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-SCRIPT='",
      "style-src 'self' 'sha256-STYLE='",
      "img-src 'self' blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self' https://ysl.maidan.example",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://www.instagram.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types app-html dompurify site-worker",
      "upgrade-insecure-requests",
      "report-to reports",
      "report-uri /reports",
    ]
  `);
  const ofLeague = (rule: string) => rule.replace('site-worker', 'site-worker score-worker').replace('//ysl.', '//');
  expect(policyOf(deployed, 'league')).toEqual(policyOf(deployed).map(ofLeague));
});

test('the desk frames nothing and calls only its own origin [H-5]', () => {
  const changed = policyOf(deployed, 'desk').filter((rule) => !policyOf(deployed).includes(rule));
  expect(changed).toEqual(["connect-src 'self'", "frame-src 'none'", 'trusted-types app-html dompurify']);
});

test('streams are fetched from the CDN, which the desk does not need [H-5]', () => {
  const rules = (site?: 'desk') =>
    policyOf({ ...deployed, MEDIA_BASE: 'https://cdn.example/media' }, site).filter((rule) =>
      rule.startsWith('connect'),
    );
  expect([rules(), rules('desk')]).toEqual([
    ["connect-src 'self' https://cdn.example https://ysl.maidan.example"],
    ["connect-src 'self'"],
  ]);
});

test.each([
  [{}, "'self' blob:"],
  [{ MEDIA_BASE: 'https://cdn.example/media' }, "'self' https://cdn.example blob:"],
  [{ MEDIA_BASE: 'http://cdn.localhost:4000/api/media' }, "'self' http://cdn.localhost:4000 blob:"],
  [
    { MEDIA_HOSTS: 'https://pictures.example, https://clips.example' },
    "'self' https://pictures.example https://clips.example blob:",
  ],
  [{ MEDIA_HOSTS: 'https:' }, "'self' https: blob:"],
])(
  'with %j, pictures and clips come only from %s, at the desk not from the hosts of an existing server [H-5 P-1]',
  (env, sources) => {
    const rules = (site?: 'desk') =>
      policyOf({ ...deployed, ...env }, site).filter((rule) => /^(img|media)/.test(rule));
    expect(rules()).toEqual([`img-src ${sources}`, `media-src ${sources}`]);
    const atDesk = 'MEDIA_HOSTS' in env ? "'self' blob:" : sources;
    expect(rules('desk')).toEqual([`img-src ${atDesk}`, `media-src ${atDesk}`]);
  },
);

test('search engines must not index the desk, and no other page learns its addresses', () => {
  expect(siteHeaders(readSiteEnv('desk', deployed))).toMatchObject({
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  });
  expect(siteHeaders(readSiteEnv('feed', deployed))).not.toHaveProperty('X-Robots-Tag');
});

/** Each accepted finding, with its reason. */
const accepted = [
  // The only scripts on our origin are those of the build: there is no JSONP, and uploads get the closed policy and a
  // content type that we set.
  ['script-src', "'self'"],
];

test.each([
  ['the feed', policyOf(deployed, 'feed').join('; '), accepted],
  ['the league', policyOf(deployed, 'league').join('; '), accepted],
  ['the desk', policyOf(deployed, 'desk').join('; '), accepted],
  ['the API and everything else that is not a page', CLOSED_POLICY, []],
  ['a document for an error', ERROR_DOCUMENT_POLICY, []],
])('the CSP evaluator finds only accepted issues in the policy of %s [H-5]', (_, policy, findings) => {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(found.map(({ directive, value }) => [directive, value])).toEqual(findings);
});

test('without https, nothing is upgraded and another API may be called [H-5]', () => {
  const local = policyOf({ API_BASE: 'https://api.example/v1' });
  const changed: Readonly<Record<string, string[]>> = {
    "connect-src 'self' https://ysl.maidan.example": [
      "connect-src 'self' https://api.example http://ysl.maidan.localhost:3001",
    ],
    'upgrade-insecure-requests': [],
  };
  expect(local).toEqual(policyOf(deployed).flatMap((rule) => changed[rule] ?? [rule]));
});

test("a site's worker may only load what its pages call [H-5]", () => {
  expect(workerPolicy(readSiteEnv('feed', deployed))).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(workerPolicy(readSiteEnv('league', { API_BASE: 'https://api.example/v1' }))).toContain(
    "; connect-src 'self' https://api.example;",
  );
});

test('browsers report to the site itself [H-10]', () => {
  expect(documentHeaders(readSiteEnv('feed', {}), inline, '/')['reporting-endpoints']).toBe('reports="/reports"');
});

test('other sites may frame a form of the league, and no other page', () => {
  const framers = (site: SiteName, path: string, env: NodeJS.ProcessEnv = deployed) =>
    policyOf(env, site, path).find((rule) => rule.startsWith('frame-ancestors'));
  expect(framers('league', '/embed/form/trials')).toBe('frame-ancestors https:');
  expect(framers('league', '/embed/form/trials', {})).toBe('frame-ancestors http: https:');
  for (const [site, path] of [
    ['league', '/embed/form/trials/send'],
    ['league', '/form/trials'],
    ['feed', '/embed/form/trials'],
    ['desk', '/embed/form/trials'],
  ] as const) {
    expect([path, framers(site, path)]).toEqual([path, "frame-ancestors 'none'"]);
  }
  const league = readSiteEnv('league', deployed);
  expect(siteHeaders(league)).toMatchObject({ 'X-Frame-Options': 'DENY' });
  expect(siteHeaders(league, 'frame')).not.toHaveProperty('X-Frame-Options');
  expect(siteHeaders(league, 'window')).toMatchObject({
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  });
});
