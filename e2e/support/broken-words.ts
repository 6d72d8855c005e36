import type { Locator } from '@playwright/test';

/** The words of some texts that are on more than one line. */
export async function brokenWords(texts: Locator): Promise<string[]> {
  // The fallback's letters are wider.
  await texts.page().evaluate(() => document.fonts.ready.then(() => undefined));
  return texts.evaluateAll((names) =>
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
}
