import { expect, test } from 'vitest';
import type { SiteConfig } from './site-config.ts';
import { robotsText } from './robots-text.ts';

const language = (code: string, base: string) => ({ code, base, name: code, offer: '', accept: '' });
const config = {
  origin: 'https://ysl.example',
  languages: [language('en', ''), language('kn', '/kn')],
} as unknown as SiteConfig;
const rules = { pages: ['/login'], sitemap: '/sitemap.xml' };

test('a closed page is closed in every language, and calls have no language', () => {
  expect(robotsText(config, rules).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/media/',
    'Allow: /api/preview/',
    'Disallow: /login',
    'Disallow: /kn/login',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    'Sitemap: https://ysl.example/sitemap.xml',
    '',
  ]);
});

test('a site with one language lists only its own paths', () => {
  const { languages: _, ...alone } = config;
  expect(robotsText(alone, rules)).toContain('Disallow: /login\nDisallow: /api/');
});
