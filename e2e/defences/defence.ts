/** A defence, and how to remove or weaken it with valid code. */
export interface Defence {
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** The tests that should fail, all in the workspace of the first path. */
  readonly tests: readonly string[];
}

/** Defences in one file that the same tests cover. */
export const replace = (
  file: string,
  tests: readonly string[],
  rows: readonly (readonly [what: string, text: string, replacement: string])[],
): Defence[] => rows.map(([what, text, replacement]) => ({ what, file, text, replacement, tests }));
