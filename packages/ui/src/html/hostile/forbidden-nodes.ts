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

/** The forbidden names and attributes of an element, from a list independent of the sanitisers. */
export function forbiddenIn(name: string, namespace: string | null, attributes: Iterable<Attribute>): string[] {
  if (!allowedElements.has(name) || namespace !== HTML) return [`<${name}>`];
  return [...attributes]
    .filter((attribute) => !(ATTRIBUTES.get(attribute.name)?.test(attribute.value) ?? false))
    .map((attribute) => `${name} ${attribute.name}=${attribute.value}`);
}

/** The forbidden contents of sanitised nodes; empty if there are none. */
export function forbiddenNodes(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap(({ localName, namespaceURI, attributes }) =>
    forbiddenIn(localName, namespaceURI, attributes),
  );
}
