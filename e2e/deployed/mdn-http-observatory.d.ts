/** The parts of Mozilla's scanner that the test calls; the package has no types. */
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  /** What the scanner fetches from a site. */
  export interface Requests {
    readonly responses: { readonly auto: { readonly status: number } | null };
  }

  export function retrieve(host: string, at: { httpPort: number; httpsPort: number; path: string }): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

  export interface Verdict {
    readonly name: string;
    readonly result: string | null;
    readonly pass: boolean;
  }

  export const ALL_TESTS: readonly ((requests: Requests) => Verdict)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
