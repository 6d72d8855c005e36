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

interface Attribute {
  readonly name: string;
  readonly value: string;
}

const HTML = 'http://www.w3.org/1999/xhtml';

/** The names of what an element must not be or have, by a list that knows nothing of the sanitisers. */
export function forbiddenIn(name: string, namespace: string | null, attributes: Iterable<Attribute>): string[] {
  if (!allowedElements.has(name) || namespace !== HTML) return [`<${name}>`];
  return [...attributes]
    .filter((attribute) => !(ATTRIBUTES.get(attribute.name)?.test(attribute.value) ?? false))
    .map((attribute) => `${name} ${attribute.name}=${attribute.value}`);
}

/** What sanitised nodes must not hold; empty when all is well. */
export function forbiddenNodes(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap(({ localName, namespaceURI, attributes }) =>
    forbiddenIn(localName, namespaceURI, attributes),
  );
}
