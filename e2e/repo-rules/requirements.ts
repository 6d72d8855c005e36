import { read, sources } from './tracked-files.ts';

const DOCUMENTS = ['packages/contract/docs/requirements.md', 'packages/contract/docs/security.md'];

const ID = String.raw`(?:\d{1,2}\.\d{1,3}|[A-Z]\d?-\d{1,2}|B\d)`;
const CITATION = String.raw`${ID}(?: to ${ID})?`;
const CITATIONS = String.raw`${CITATION}(?: ${CITATION})*`;

/** Every id that has a row of its own, in the order of the documents. */
export const requirements: string[] = DOCUMENTS.flatMap((path) =>
  [...(read(path).split('\n## Readings')[0] ?? '').matchAll(new RegExp(String.raw`^\| (${ID})(?: \*)? \|`, 'gm'))].map(
    ([, id]) => id ?? '',
  ),
);

export const tests = sources.filter((path) => /\.(?:test|spec|stories)\.tsx?$/.test(path));

/** `2.144 to 2.146` as its three ids; any other citation is one id. */
function expand(citation: string): string[] {
  const [, section, first, last] = /^(\d+)\.(\d+) to \1\.(\d+)$/.exec(citation) ?? [];
  if (section === undefined) return [citation];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`);
}

/** The ids in the brackets that end this file's test titles, `['4.27', 'C-1']` of `… the like [4.27 C-1]`. */
export function citedIn(text: string): string[] {
  const closing = [...text.matchAll(/\[([^[\]'"`\n]*)\](?=['"`])/g)].map(([, ids]) => ids ?? '');
  // A title made from a table ends in [${ids}]; the table then has strings of ids only.
  const fromTables = /\[\$\{\w+\}\]`/.test(text)
    ? [...text.matchAll(new RegExp(`'(${CITATIONS})'`, 'g'))].map(([, ids]) => ids ?? '')
    : [];
  return [...closing.filter((ids) => new RegExp(String.raw`^${ID}\b`).test(ids)), ...fromTables].flatMap((ids) =>
    ids.split(/(?<! to) (?!to )/).flatMap(expand),
  );
}

/** Ids that lead a title instead of ending it. */
export function leadingIn(text: string): string[] {
  const lead = String.raw`\b(?:test|it|describe)(?:\.\w+)*\(\s*['"\`](${CITATION}(?:,? ${CITATION})*)`;
  return [...text.matchAll(new RegExp(lead, 'g'))].flatMap(([, ids]) =>
    (ids ?? '')
      .replaceAll(',', '')
      .split(/(?<! to) (?!to )/)
      .flatMap(expand),
  );
}
