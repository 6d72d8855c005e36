import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a step changes in one file: its whole text, or texts of it, each of which must be there. */
type Change = { readonly create: string } | { readonly edits: readonly (readonly [before: string, after: string])[] };

interface Step {
  readonly file: string;
  readonly change: Change;
}

/** A recipe of the contributing guide, carried out with an example. */
export interface Recipe {
  /** Its heading there. */
  readonly task: string;
  /** The numbered steps, in order. */
  readonly steps: readonly Step[];
  /** A test of what only the example does. */
  readonly proof?: Step;
}

export const create = (file: string, text: string): Step => ({ file, change: { create: text } });

export const edit = (file: string, ...edits: readonly (readonly [string, string])[]): Step => ({
  file,
  change: { edits },
});

/** Carries out a recipe in a copy of the repository. */
export function perform({ steps, proof }: Recipe, root: string): void {
  for (const { file, change } of [...steps, ...(proof ? [proof] : [])]) {
    const path = join(root, file);
    if ('create' in change) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change.create, { flag: 'wx' });
      continue;
    }
    let text = readFileSync(path, 'utf8');
    for (const [before, after] of change.edits) {
      if (!text.includes(before)) throw new Error(`${file} no longer has this text, where its recipe adds:\n${before}`);
      text = text.replace(before, () => after);
    }
    writeFileSync(path, text);
  }
}
