import { formThemes } from '@maidan/contract/league/form-themes';
import { palettes } from '@maidan/ui/form-themes/palettes';
import { expect, test } from 'vitest';

test('the server accepts exactly the themes that have colours', () => {
  expect(formThemes).toEqual(Object.keys(palettes).toSorted());
});
