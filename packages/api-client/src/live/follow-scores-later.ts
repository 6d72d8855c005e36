import type { ScoresOptions } from './follow-scores.ts';

/** `followScores`, loaded once a page follows: most that can do so never need it. */
export async function followScoresLater(options: ScoresOptions): Promise<void> {
  try {
    const { followScores } = await import('./follow-scores.ts');
    await followScores(options);
  } catch {
    // It could not be loaded. What the page shows stays right whenever it is read again.
  }
}
