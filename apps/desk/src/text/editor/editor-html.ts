import { sanitise } from '@maidan/ui/html/sanitise';
import { writtenHtml } from '@maidan/ui/html/written-html';
import { DOMParser, DOMSerializer, type Node, type Schema, type Slice } from '@tiptap/pm/model';

const BLOCKS = 'p, ul, ol, h2, h3, h4, blockquote, div, table';

/** Parses HTML for the editor, without passing a string to a Trusted Types sink. */
export async function readHtml(html: string, schema: Schema): Promise<Node> {
  return DOMParser.fromSchema(schema).parse(await sanitise(html));
}

/** Parses pasted HTML, keeping its text and the formatting that the toolbar offers. */
export async function readPasted(html: string, schema: Schema): Promise<Slice> {
  const pasted = await sanitise(html);
  // Google Docs wraps whole documents in a <b> that is not bold.
  for (const bold of pasted.querySelectorAll('b, strong')) {
    if (bold.querySelector(BLOCKS)) bold.replaceWith(...bold.childNodes);
  }
  return DOMParser.fromSchema(schema).parseSlice(pasted);
}

/** The sanitised HTML of a text; '' for blank text. */
export function writeHtml(text: Node): string {
  if (text.textContent.trim() === '') return '';
  const inert = document.implementation.createHTMLDocument('');
  const nodes = inert.createDocumentFragment();
  nodes.append(DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content, { document: inert }));
  // The editor keeps a paragraph in every list item; the pages do not want it.
  for (const only of nodes.querySelectorAll('li > p:first-child')) only.replaceWith(...only.childNodes);
  const last = nodes.lastElementChild;
  if (last?.localName === 'p' && !last.hasChildNodes()) last.remove();
  return writtenHtml(nodes);
}
