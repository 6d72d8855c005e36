import { afterEach, expect, test } from 'vitest';
import { adoptTexts, copyTexts } from './adopt-texts.ts';
import { brand, league } from './brand.ts';
import { applyDetails, builtInDetails, longDay } from './details.ts';
import { policies } from './policies.ts';

afterEach(() => applyDetails({}));

test('changes by owners replace the values of the build, until they are undone', () => {
  applyDetails({ name: 'Akhada', league_email: 'cup@akhada.example', policies_updated: '2026-11-02' });
  expect([brand.name, league.contactEmail, policies.lastUpdated]).toEqual([
    'Akhada',
    'cup@akhada.example',
    '2 November 2026',
  ]);
  expect(brand.tagline).toBe(builtInDetails.tagline);
  applyDetails({ instagram: '' });
  expect([brand.name, policies.lastUpdated, brand.social[0]?.href]).toEqual(['Maidan', '14 January 2024', '']);
  expect(builtInDetails.name).toBe('Maidan');
});

test('a page shows the same as its server', () => {
  applyDetails({ name: 'Akhada', courts: 'Mysuru' });
  const shown = JSON.parse(JSON.stringify(copyTexts())) as ReturnType<typeof copyTexts>;
  applyDetails({});
  adoptTexts(shown);
  expect([brand.name, policies.courts, league.name]).toEqual(['Akhada', 'Mysuru', 'Youth Sports League']);
});

test('the day of the policies is the one on their pages', () => {
  expect(longDay(builtInDetails.policies_updated)).toBe('14 January 2024');
});
