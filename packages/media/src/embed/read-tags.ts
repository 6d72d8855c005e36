/** A start tag with decoded attribute values; names in lower case. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** Elements whose content is text: tags inside them are never rendered and must not count. */
const RAW_TEXT = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title', 'xmp', 'iframe', 'noembed']);

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', colon: ':', sol: '/' };

// Sticky patterns match only at the current position, so that hostile text takes only linear time.
const NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y;

/**
 * The start tags of an HTML text, in order. Not an HTML parser: it reads just enough to find addresses in embed code, creates
 * no elements, and skips what it cannot read.
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const lower = html.toLowerCase();
  let at = html.indexOf('<');
  while (at !== -1) {
    if (html.startsWith('<!--', at)) {
      at = html.indexOf('<', skipPast(lower, '-->', at + 4));
      continue;
    }
    NAME.lastIndex = at + 1;
    const name = NAME.exec(html)?.[0].toLowerCase();
    let end = at + 1;
    if (name !== undefined) {
      const read = readAttributes(html, NAME.lastIndex);
      tags.push({ name, attributes: read.attributes });
      end = RAW_TEXT.has(name) ? skipPast(lower, `</${name}`, read.end) : read.end;
    }
    at = html.indexOf('<', end);
  }
  return tags;
}

function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let end = from;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(html);
    if (match === null) return { attributes, end };
    end = ATTRIBUTE.lastIndex;
    const name = (match[1] ?? '').toLowerCase();
    // As in browsers, the first of two attributes with the same name counts.
    if (!attributes.has(name)) attributes.set(name, decode(match[2] ?? match[3] ?? match[4] ?? ''));
  }
}

function skipPast(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function decode(value: string): string {
  return value.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));?/gi, (whole, decimal, hex, named) => {
    if (named !== undefined) return NAMED[String(named).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
