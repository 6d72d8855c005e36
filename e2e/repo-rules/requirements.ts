import { read, sources } from './tracked-files.ts';

const DOCUMENTS = ['packages/contract/docs/requirements.md', 'packages/contract/docs/security.md'];

const ID = String.raw`(?:\d{1,2}\.\d{1,3}|[A-Z]\d?-\d{1,2}|B\d)`;
const CITATION = String.raw`${ID}(?: to ${ID})?`;
const CITATIONS = String.raw`${CITATION}(?: ${CITATION})*`;

/** Every id with its own row, in the order of the documents. */
export const requirements: string[] = DOCUMENTS.flatMap((path) =>
  [...(read(path).split('\n## Readings')[0] ?? '').matchAll(new RegExp(String.raw`^\| (${ID})(?: \*)? \|`, 'gm'))].map(
    ([, id]) => id ?? '',
  ),
);

export const tests = sources.filter((path) => /\.(?:test|spec|stories)\.tsx?$/.test(path));

/** Expands `2.144 to 2.146` to its three ids; any other citation is one id. */
function expand(citation: string): string[] {
  const [, section, first, last] = /^(\d+)\.(\d+) to \1\.(\d+)$/.exec(citation) ?? [];
  if (section === undefined) return [citation];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`);
}

/** The ids in brackets at the end of this file's test titles: `['4.27', 'C-1']` for `… the like [4.27 C-1]`. */
export function citedIn(text: string): string[] {
  const closing = [...text.matchAll(/\[([^[\]'"`\n]*)\](?=['"`])/g)].map(([, ids]) => ids ?? '');
  // A title built from a table ends in [${ids}]; the table then contains strings with only ids.
  const fromTables = /\[\$\{\w+\}\]`/.test(text)
    ? [...text.matchAll(new RegExp(`'(${CITATIONS})'`, 'g'))].map(([, ids]) => ids ?? '')
    : [];
  return [...closing.filter((ids) => new RegExp(String.raw`^${ID}\b`).test(ids)), ...fromTables].flatMap((ids) =>
    ids.split(/(?<! to) (?!to )/).flatMap(expand),
  );
}

/** Ids at the start of a title instead of its end. */
export function leadingIn(text: string): string[] {
  const lead = String.raw`\b(?:test|it|describe)(?:\.\w+)*\(\s*['"\`](${CITATION}(?:,? ${CITATION})*)`;
  return [...text.matchAll(new RegExp(lead, 'g'))].flatMap(([, ids]) =>
    (ids ?? '')
      .replaceAll(',', '')
      .split(/(?<! to) (?!to )/)
      .flatMap(expand),
  );
}
