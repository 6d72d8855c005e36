import type { Page } from '@playwright/test';
import { startConversation } from '../../support/conversations.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { leagueRoutes, ownRoutes, readingRoutes } from '../../support/visited-routes.ts';
import { skipFormInvitation } from '../custom-form/form-page.ts';
import { leagueService, skipLoginInvitation, upcomingMatch } from '../league/league-api.ts';

/** The layout faults of the page at twice the text size. For `page.evaluate`. */
const faults = async (): Promise<string[]> => {
  document.documentElement.style.fontSize = '200%';
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const found = new Set<string>();
  // Not innerWidth, which on a phone is as wide as the page.
  const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (tooWide > 0) found.add(`${tooWide} pixels too wide`);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientWidth !== 1;
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!(text instanceof Text) || element === null || text.data.trim() === '' || !isShown(element)) continue;
    const { fontSize, lineHeight } = getComputedStyle(element);
    // The line height of display type may be slightly less than its size.
    if (Number.parseFloat(lineHeight) < 0.9 * Number.parseFloat(fontSize)) found.add(`crowded lines: ${text.data}`);
    for (const word of text.data.matchAll(/[^\s-]+/gu)) {
      // Addresses may be wider than the screen, and so may the numbers in names made by other tests.
      if (word[0].length > 14 || /\d{9}/.test(word[0])) continue;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`broken word: ${word[0]} of ${text.data.slice(0, 40)}`);
    }
  }
  const controls = [...main.querySelectorAll('article :is(a, button), table a')].filter(isShown);
  for (const [at, one] of controls.entries()) {
    const other = controls[at + 1];
    if (other === undefined || one.contains(other)) continue;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const isOver = a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
    const isInRow = one.parentElement === other.parentElement;
    if (isOver && isInRow) found.add(`one over the other: ${one.textContent} and ${other.textContent}`);
  }
  return [...found];
};

async function check(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
  expect.soft([path, await page.evaluate(faults)]).toEqual([path, []]);
}

test.describe('with text at 200 % on a phone', { tag: ['@phone-only', '@extension'] }, () => {
  test('no page for visitors is too wide, breaks a word or crowds its lines', async ({ page, request, addresses }) => {
    test.slow();
    await skipLoginInvitation(page);
    await skipFormInvitation(page);
    const [post] = (await (await request.get(`${addresses.api}/api/post/all`)).json()) as { slug: string }[];
    for (const [path] of readingRoutes) await check(page, path.replace('{post}', post?.slug ?? ''));
    const { fixture } = await upcomingMatch(leagueService(request, addresses.api), 'bengaluru-gully-cup');
    for (const path of leagueRoutes)
      await check(page, addresses.league + path.replace('{match}', `${fixture.id}`).replace('{form}', 'lend-a-hand'));
  });

  test('no account page is too wide, breaks a word or crowds its lines', async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    const conversation = await startConversation(page.request, addresses.api, user);
    await openSignedIn(page, user, '/saved');
    for (const path of ownRoutes) await check(page, path.replace('{conversation}', `${conversation}`));
  });
});
