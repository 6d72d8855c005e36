import { searchWords } from './search-words.ts';
import { soundsLike } from './sounds.ts';
import type { Cue } from './spoken-words.store.ts';

/** Where something is said in a clip. */
interface Moment {
  /** Seconds. */
  readonly at: number;
  readonly text: string;
}

/**
 * The first place where most of the searched words are said; null if the name has them all, or none is said.
 * @param name of the post
 */
export function findMoment(cues: readonly Cue[], name: string, q: string): Moment | null {
  const wanted = searchWords(q);
  const countIn = (text: string): number => {
    const words = searchWords(text);
    return wanted.filter((part) => words.some((word) => word.startsWith(part) || soundsLike(word, part))).length;
  };
  if (countIn(name) === wanted.length) return null;
  let best: Moment | null = null;
  let most = 0;
  for (const [at, text] of cues) {
    const count = countIn(text);
    if (count <= most) continue;
    most = count;
    best = { at, text };
  }
  return best;
}
