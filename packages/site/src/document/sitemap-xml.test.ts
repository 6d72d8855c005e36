import { expect, test } from 'vitest';
import { sitemapIndexXml, urlSetXml } from './sitemap-xml.ts';

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
