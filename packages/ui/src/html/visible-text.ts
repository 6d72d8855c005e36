const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    copy: '©',
    reg: '®',
    trade: '™',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    deg: '°',
    times: '×',
    eacute: 'é',
    laquo: '«',
    raquo: '»',
    euro: '€',
    pound: '£',
  }),
);
const BLOCKS = new Set(
  'blockquote br caption div figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(' '),
);

// No pattern runs past a later `<` unless it is quoted, so hostile text takes only linear time.
const UNSEEN = /<(script|style|template|title|textarea|noscript|iframe)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[^]*?(?:-->|$)|<[!?][^<>]*>/g;
const TAG = /<\/?([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

/**
 * The visible text of HTML with collapsed white space. It needs no DOM, so server and browser agree. The result is
 * text; never parse it as HTML again.
 */
export function visibleText(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(UNSEEN, '')
    .replace(TAG, (_tag, name: string) => (BLOCKS.has(name.toLowerCase()) ? ' ' : ''))
    .replace(ENTITY, decode)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The number of visible characters, in code points. */
export function visibleLength(html: string): number {
  return [...visibleText(html)].length;
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name) ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd';
}
