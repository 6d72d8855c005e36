/** A defence, and how it is removed or loosened; the code stays valid. */
export interface Defence {
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The tests that should notice, below the workspace of the first path. */
  readonly tests: readonly string[];
}

/** Defences of one file that the same tests should notice. */
export const replace = (
  file: string,
  tests: readonly string[],
  rows: readonly (readonly [what: string, text: string, replacement: string])[],
): Defence[] => rows.map(([what, text, replacement]) => ({ what, file, text, replacement, tests }));
