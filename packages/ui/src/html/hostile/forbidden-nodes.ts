import { allowedElements } from '../allow-list.ts';

const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ['href', /^(https?:\/\/[^@/]+(\/|$)|mailto:|tel:|\/(?!\/))/],
  ['src', /^https:\/\/[^@/]+\//],
  ['target', /^_blank$/],
  ['rel', /^noopener noreferrer ugc$/],
  ...['title', 'alt', 'dir', 'lang', 'width', 'height', 'start', 'colspan', 'rowspan', 'scope'].map(
    (name) => [name, /^/] as const,
  ),
  ['loading', /^lazy$/],
  ['decoding', /^async$/],
  ['referrerpolicy', /^no-referrer$/],
]);

/**
 * What sanitised nodes must not hold, by a tree walk that knows nothing of the sanitisers: names of elements and
 * attributes found, empty when all is well.
 */
export function forbiddenNodes(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (!allowedElements.has(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
      return [`<${element.localName}>`];
    }
    return [...element.attributes]
      .filter(({ name, value }) => !(ATTRIBUTES.get(name)?.test(value) ?? false))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`);
  });
}
