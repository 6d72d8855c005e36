/** A rule of a style sheet, or a group of rules within a condition such as `@media`. */
interface Rule {
  readonly prelude: string;
  /** The classes that an element, its ancestors and siblings need, for each selector of the list. */
  readonly needs: readonly (readonly string[])[];
  /** The declarations with their braces, or the rules of a group. */
  readonly body: string | readonly Rule[];
}

const GROUPS = /^@(?:media|supports|container|layer|scope|starting-style)\b/;
/** Classes inside these may be absent: `:not(.open)`, `:is(.a, .b)`. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(ALTERNATIVES, '').matchAll(CLASS)].map(([, name = '']) => name);

const needsOf = (prelude: string): string[][] =>
  prelude.startsWith('@') ? [[]] : prelude.replaceAll(ALTERNATIVES, '').split(',').map(classesOf);

/** The index after the brace that closes the one at `open`; braces within strings do not count. */
function afterBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    const char = css[at];
    if (char === '"' || char === "'") at = css.indexOf(char, at + 1);
    else if (char === '{') depth += 1;
    else if (char === '}' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('A brace of the style sheet is not closed.');
}

/** Reads a minified sheet: no comments, no nesting, no escaped quotes. */
function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (open === -1) break;
    // A statement such as `@layer a, b;`.
    if (semicolon !== -1 && semicolon < open) {
      rules.push({ prelude: css.slice(at, semicolon + 1), needs: [[]], body: '' });
      at = semicolon + 1;
      continue;
    }
    const prelude = css.slice(at, open).trim();
    const end = afterBlock(css, open);
    const body = GROUPS.test(prelude) ? parse(css.slice(open + 1, end - 1)) : css.slice(open, end);
    rules.push({ prelude, needs: needsOf(prelude), body });
    at = end;
  }
  return rules;
}

function write({ prelude, needs, body }: Rule, used: ReadonlySet<string>): string {
  if (!needs.some((names) => names.every((name) => used.has(name)))) return '';
  if (typeof body === 'string') return prelude + body;
  const within = body.map((rule) => write(rule, used)).join('');
  return within === '' ? '' : `${prelude}{${within}}`;
}

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * Prepares a site's style sheet for its documents. The rules that a document can need for its first paint stay in the
 * order of the whole sheet, so the page looks the same before the sheet arrives and after.
 * @returns the rules for a document, minified
 */
export function createStylePicker(css: string): (html: string) => string {
  const rules = parse(css);
  return (html) => {
    const used = classesIn(html);
    const text = rules.map((rule) => write(rule, used)).join('');
    return text.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
      text.split(name).length > 2 ? keyframes : '',
    );
  };
}
