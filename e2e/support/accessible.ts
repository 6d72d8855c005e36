import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The rules of axe that depend on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on the page in its current state, or `within` one part of it. */
export async function findViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  const runOnly = rules === undefined ? {} : { runOnly: rules };
  // Legacy mode does not open a second page to merge results of cross-origin frames, and takes a third of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...runOnly, resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Expects axe to find no violation on the page in the light scheme, and no colour violation in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  const place = new URL(page.url()).pathname;
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft([place, await findViolations(page)]).toEqual([place, []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  expect.soft([`${place}, dark`, await findViolations(page, { rules: COLOUR_RULES })]).toEqual([`${place}, dark`, []]);
  await page.emulateMedia({ colorScheme: 'light' });
}
