/** Of the title's part, in letters. */
const LONGEST = 80;

/** The slugs that a post with this title can have, the plainest first. They never end. */
export function* slugsOf(name: string): Generator<string> {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  // Digits alone would be read as an id.
  const plain = words === '' ? 'post' : /^\d+$/.test(words) ? `post-${words}` : words;
  yield plain;
  for (let next = 2; ; next += 1) yield `${plain}-${next}`;
}
