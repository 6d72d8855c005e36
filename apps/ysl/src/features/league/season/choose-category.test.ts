import type { LeagueCategory } from '@maidan/contract/league/leagues';
import { expect, test } from 'vitest';
import { chooseCategory } from './choose-category.ts';

const category = (id: number, selected: 0 | 1 = 0): LeagueCategory => ({
  yslcategory_id: id,
  name: `Category ${id}`,
  selected,
  calendar: null,
  preview: null,
  knockouts: null,
});

test.each([
  ['the category in the address', [category(4, 1), category(7)], '?category=7', 7],
  ['the selected category', [category(4), category(7, 1)], '', 7],
  ['the first category, if none is selected', [category(4), category(7)], '', 4],
  [
    'the selected category, if the address names one of another league',
    [category(4), category(7, 1)],
    '?category=99',
    7,
  ],
  ['no category, if the league has none', [], '?category=7', undefined],
])('%s', (_, categories, search, id) => {
  expect(chooseCategory(categories, new URLSearchParams(search))?.yslcategory_id).toBe(id);
});
