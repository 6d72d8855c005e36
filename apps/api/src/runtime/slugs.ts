/** The maximum length of the title's part. */
const LONGEST = 80;

/**
 * The possible slugs for a title, simplest first. The sequence never ends.
 * @param thing the slug of a title without letters
 */
export function* slugsOf(name: string, thing = 'post'): Generator<string> {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  // A slug of digits only would be read as an id.
  const plain = words === '' ? thing : /^\d+$/.test(words) ? `${thing}-${words}` : words;
  yield plain;
  for (let next = 2; ; next += 1) yield `${plain}-${next}`;
}
