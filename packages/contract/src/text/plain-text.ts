/** Plain text as pages show it: one rule for the server, which stores it, and the desk, which previews it. */
import { splitAddresses } from './web-addresses.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Plain text as paragraphs, separated by empty lines. */
export const toHtml = (text: string, write: (paragraph: string) => string = escapeText): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${write(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');

/** Plain text as HTML, in which web addresses are links. */
export const withLinks = (plain: string): string =>
  splitAddresses(plain)
    .map(({ text, href }) =>
      href === null ? escapeText(text) : `<a href="${escapeText(href)}">${escapeText(text)}</a>`,
    )
    .join('');

/** The same, with web addresses as links. Like any HTML it is sanitised before it is stored or shown. */
export const toLinkedHtml = (text: string): string => toHtml(text, withLinks);
