import { withLinks } from '@maidan/contract/text/plain-text';
import sanitize from 'sanitize-html';
import type { Attributes, Tag } from 'sanitize-html';
import { removeDirectionMarks } from '../../http/request/clean-input.ts';

/** A host that cannot exist: an address that still points at it after resolving is a path of our site. */
const OWN = 'https://own.invalid';
const LINK_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

const allowedTags =
  'p br hr strong b em i u s small sub sup code blockquote h2 h3 h4 ul ol li a table thead tbody tr th td'.split(' ');

/** Plain text, to be shown as it is. */
export const textAsHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const options: sanitize.IOptions = {
  allowedTags,
  // No class, id, name, style or data-*: nothing that reaches the page's own styles or scripts.
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'svg', 'math'],
  nestingLimit: 30,
  transformTags: { a: safeLink },
};

/** Repaired markup may need another repair; normal texts settle in the second round. */
const MAX_ROUNDS = 6;

/** Whether HTML shows a picture. Browsers read `image` as `img`. */
export const hasPicture = (html: string): boolean => /<(?:img|image|picture)\b/i.test(html);

/**
 * HTML that is safe to store: a short list of elements, and links to https, http, mailto, tel and our own paths.
 * Sanitising the result again changes nothing. The sites sanitise again when they show it.
 */
export function sanitiseHtml(html: string): string {
  let before = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const after = removeDirectionMarks(sanitize(before, options)).trim();
    if (after === before) return after;
    before = after;
  }
  // Markup that never settles is an attack: only its text stays.
  return sanitize(before, { ...options, allowedTags: [] }).trim();
}

const asText = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The same, with links added to plain web addresses. Code stays unchanged. */
export function sanitiseLinkedHtml(html: string): string {
  let depth = 0;
  const linked = sanitiseHtml(html)
    .split(/(<[^>]*>)/)
    .map((part) => {
      const [, closing] = /^<(\/?)(?:a|code)[ >]/.exec(part) ?? [];
      if (closing !== undefined) depth += closing === '' ? 1 : -1;
      return depth > 0 || part.startsWith('<') ? part : withLinks(asText(part));
    });
  return sanitiseHtml(linked.join(''));
}

function safeLink(tagName: string, attributes: Attributes): Tag {
  const url = resolve(attributes['href']);
  if (!url) return { tagName, attribs: {} };
  if (url.origin === OWN) return { tagName, attribs: { href: url.pathname + url.search + url.hash } };
  return { tagName, attribs: { href: url.href, target: '_blank', rel: 'noopener noreferrer ugc' } };
}

/** Resolves as a browser does, which reveals `\\host`, tabs inside a scheme and the like. */
function resolve(address: string | undefined): URL | null {
  if (address === undefined || !URL.canParse(address, OWN)) return null;
  const url = new URL(address, OWN);
  return LINK_SCHEMES.has(url.protocol) && url.username === '' ? url : null;
}
