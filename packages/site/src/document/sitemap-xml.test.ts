import { expect, test } from 'vitest';
import { sitemapEntries, sitemapIndexXml, urlSetXml } from './sitemap-xml.ts';

test('addresses with their dates, and nothing that could end an element', () => {
  const xml = urlSetXml([
    { address: 'https://maidan.example/post/a', changed: '2026-11-20T10:00:00.000Z' },
    { address: 'https://maidan.example/?a=1&b=<\'">', changed: null },
  ]);
  expect(xml.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://maidan.example/post/a</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>',
    '<url><loc>https://maidan.example/?a=1&amp;b=&lt;&apos;&quot;&gt;</loc></url>',
    '</urlset>',
    '',
  ]);
});

test('an index names sitemaps', () => {
  expect(sitemapIndexXml([{ address: 'https://maidan.example/sitemap-1.xml' }])).toContain(
    '<sitemap><loc>https://maidan.example/sitemap-1.xml</loc></sitemap>',
  );
});

const languages = [
  { code: 'en', base: '', name: 'English', offer: '', accept: '' },
  { code: 'kn', base: '/kn', name: 'ಕನ್ನಡ', offer: '', accept: '' },
];
const config = {
  origin: 'https://ysl.example',
  feedOrigin: '',
  leagueOrigin: '',
  frameOrigins: [],
  hasWorker: false,
  languages,
};
const bases = { main: '', league: '', forms: '', dashboard: '', geocoding: '' };

test('a page is listed in each language, with its address in all of them', () => {
  const xml = urlSetXml(sitemapEntries({ ...config, bases }, [{ path: '/' }]));
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://ysl.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="kn" href="https://ysl.example/kn"/>';
  expect(xml.split('\n').slice(1, 4)).toEqual([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>https://ysl.example/</loc>${links}</url>`,
    `<url><loc>https://ysl.example/kn</loc>${links}</url>`,
  ]);
});

test('if a sitemap has no room for all languages, the English entries name the others', () => {
  const pages = Array.from({ length: 25_001 }, (_, index) => ({ path: `/match/${index}` }));
  expect(sitemapEntries({ ...config, bases }, pages.slice(1))).toHaveLength(50_000);
  const entries = sitemapEntries({ ...config, bases }, pages);
  expect(entries).toHaveLength(25_001);
  expect(entries.at(-1)).toMatchObject({
    address: 'https://ysl.example/match/25000',
    languages: [{ code: 'en' }, { address: 'https://ysl.example/kn/match/25000' }],
  });
});
