import { allowedElements, allowedEverywhere } from '@maidan/ui/html/allow-list';
import { externalRel, safeImageUrl, safeUrl } from '@maidan/ui/html/safe-url';
import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  // Of other elements the words stay; of those that hold no words of a text, nothing does.
  allowedTags: [...allowedElements.keys()],
  nonTextTags: 'script style textarea option select button noscript template iframe object svg math title'.split(' '),
  allowedAttributes: {
    ...Object.fromEntries([...allowedElements].map(([name, attributes]) => [name, [...attributes]])),
    '*': [...allowedEverywhere],
    a: ['href', 'title', 'target', 'rel', ...allowedEverywhere],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy', ...allowedEverywhere],
  },
  // Addresses are judged by the same functions as in the browser.
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

/**
 * HTML of an API as the server's document may print it, by the list of elements and addresses that the browser's
 * sanitiser keeps to: an API that is not ours may never have sanitised anything.
 */
export function sanitiseForDocument(html: string): string {
  return sanitize(html, options);
}
