import type { ScoresOptions } from './follow-scores.ts';

/** `followScores`, loaded once a page follows scores: most pages that can never do. */
export async function followScoresLater(options: ScoresOptions): Promise<void> {
  try {
    const { followScores } = await import('./follow-scores.ts');
    await followScores(options);
  } catch {
    // It could not be loaded. The page is still correct whenever it is loaded again.
  }
}
