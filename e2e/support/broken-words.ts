import type { Locator } from '@playwright/test';

/** Words broken across lines, with the heading font loaded or before it has loaded. */
export async function brokenWords(texts: Locator): Promise<string[]> {
  const page = texts.page();
  const broken = await measure(texts);
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const [, ...others] = getComputedStyle(element).fontFamily.split('"Bricolage Grotesque Variable", ');
      if (others.length > 0) element.style.fontFamily = others.join('');
    }
    await document.fonts.ready;
  });
  broken.push(...(await measure(texts)));
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) element.style.fontFamily = '';
  });
  return [...new Set(broken)];
}

const measure = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((names) =>
    names.flatMap(({ firstChild: text }) => {
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );
