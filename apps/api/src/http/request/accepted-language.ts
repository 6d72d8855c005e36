import { LANGUAGE } from '@maidan/i18n/language-of-path';
import { ENGLISH } from '@maidan/i18n/language-state';
import { isLanguage } from '@maidan/i18n/text-in';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';

/** No real browser sends more languages. */
const RANGES_MAX = 20;

/**
 * The language of a request by its `Accept-Language` (RFC 9110, 12.5.4): the preferred one that we have texts in, else
 * English. Our sites send the language of the page.
 * @returns its code: 'hi' for 'hi-IN, en;q=0.5'
 */
export function acceptedLanguage(header: string | undefined): string {
  if (header === undefined) return ENGLISH;
  const liked = header.split(',', RANGES_MAX).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((one) => one.startsWith('q='));
    return { code: tag.split('-', 1)[0] ?? '', quality: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const known = liked.filter(({ code, quality }) => quality > 0 && isLanguage(code));
  return known.toSorted((a, b) => b.quality - a.quality)[0]?.code ?? ENGLISH;
}

/** The language that the address of a file names; English where the product has no such language. */
export function languageOfFile(c: Context<HttpEnv>): string {
  const code = c.req.query(LANGUAGE) ?? ENGLISH;
  return isLanguage(code) ? code : ENGLISH;
}
