/** A reply with one part dropped, emptied or of another type. */
export interface Mutant {
  /** For example `0.posts.0.name`. */
  path: string;
  what: string;
  reply: unknown;
}

const others: readonly (readonly [string, unknown])[] = [
  ['dropped', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a number', -1.5],
  ['a list', [[]]],
  ['an object', { a: 1 }],
  ['markup', '<p>x</p><b>y</b>'],
];

/** Every mutant of a reply. In a list only the first and third entries change, since the others are similar. */
export function* mutantsOf(reply: unknown, path = ''): Generator<Mutant> {
  for (const [what, other] of others) {
    if (path === '' && other === undefined) continue;
    if (JSON.stringify(other) !== JSON.stringify(reply)) yield { path, what, reply: other };
  }
  if (typeof reply !== 'object' || reply === null) return;
  for (const [key, part] of Object.entries(reply)) {
    if (Array.isArray(reply) && key !== '0' && key !== '2') continue;
    for (const { path: deeper, what, reply: mutant } of mutantsOf(part, path === '' ? key : `${path}.${key}`)) {
      const copy = (Array.isArray(reply) ? [...reply] : { ...reply }) as Record<string, unknown>;
      // A list cannot have missing entries, only null.
      if (mutant === undefined && !Array.isArray(reply)) delete copy[key];
      else copy[key] = mutant;
      yield { path: deeper, what, reply: copy };
    }
  }
}

/** At most `most` entries, spread evenly. */
export function sample<Entry>(all: readonly Entry[], most: number): Entry[] {
  if (all.length <= most) return [...all];
  const step = all.length / most;
  return Array.from({ length: most }, (_, index) => all[Math.floor(index * step)] as Entry);
}
