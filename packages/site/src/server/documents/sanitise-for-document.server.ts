import { allowedElements, allowedEverywhere } from '@maidan/ui/html/allow-list';
import { externalRel, safeImageUrl, safeUrl } from '@maidan/ui/html/safe-url';
import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  // Other elements lose their tags and keep their text, except where that is not prose.
  allowedTags: [...allowedElements.keys()],
  nonTextTags: 'script style textarea option select button noscript template iframe object svg math title'.split(' '),
  allowedAttributes: {
    ...Object.fromEntries([...allowedElements].map(([name, attributes]) => [name, [...attributes]])),
    '*': [...allowedEverywhere],
    a: ['href', 'title', 'target', 'rel', ...allowedEverywhere],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy', ...allowedEverywhere],
  },
  // The same functions as in the browser check the addresses.
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  transformTags: {
    a: (tagName, { href, title }) => {
      const url = safeUrl(href);
      const kept = { ...(title === undefined ? {} : { title }), ...(url ? { href: url.href } : {}) };
      return { tagName, attribs: url?.external ? { ...kept, target: '_blank', rel: externalRel } : kept };
    },
    img: (tagName, { src, alt = '', width, height }) => {
      const url = safeImageUrl(src);
      const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
      const calm = { loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' };
      return { tagName, attribs: url === undefined ? {} : { alt, ...size, ...calm, src: url } };
    },
  },
};

/** Repaired markup may need another repair; real texts settle in the second round. */
const MAX_ROUNDS = 6;

/** Recently sanitised texts with their results: most documents show the same ones again. */
const settled = new Map<string, string>();
const MAX_TEXTS = 500;
/** Maximum size in characters. */
const MAX_LENGTH = 10_000;

/**
 * Sanitises an API's HTML for a document of the server, by the same lists of elements and addresses as the browser's
 * sanitiser, because an API that is not ours may not sanitise at all. Sanitising again changes nothing.
 */
export function sanitiseForDocument(html: string): string {
  const known = settled.get(html);
  if (known !== undefined) return known;
  const clean = settle(html);
  const [oldest] = settled.keys();
  if (settled.size >= MAX_TEXTS && oldest !== undefined) settled.delete(oldest);
  if (html.length <= MAX_LENGTH) settled.set(html, clean);
  return clean;
}

function settle(html: string): string {
  let before = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const after = sanitize(before, options);
    if (after === before) return after;
    before = after;
  }
  // Markup that never settles is an attack: only its text is kept.
  return sanitize(before, { ...options, allowedTags: [] });
}
