import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Edits = readonly (readonly [before: string, after: string])[];

/**
 * What a step changes: the full text of a file, passages of it that must exist, or a folder that starts as a copy of
 * another one, with passages of its files changed.
 */
type Change =
  | { readonly create: string }
  | { readonly edits: Edits }
  | { readonly copyOf: string; readonly edits: Readonly<Record<string, Edits>> };

interface Step {
  readonly file: string;
  readonly change: Change;
}

/** A recipe of the contributing guide, carried out with an example. */
export interface Recipe {
  /** Its heading in the guide. */
  readonly task: string;
  /** The numbered steps, in order. */
  readonly steps: readonly Step[];
  /** A test of the example itself. */
  readonly proof?: Step;
}

export const create = (file: string, text: string): Step => ({ file, change: { create: text } });

export const edit = (file: string, ...edits: readonly (readonly [string, string])[]): Step => ({
  file,
  change: { edits },
});

/** Copies a folder. @param edits edits of its files, by name */
export const copyFolder = (file: string, copyOf: string, edits: Readonly<Record<string, Edits>>): Step => ({
  file,
  change: { copyOf, edits },
});

function editFile(root: string, file: string, edits: Edits): void {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [before, after] of edits) {
    if (!text.includes(before)) throw new Error(`${file} no longer has this text, where its recipe adds:\n${before}`);
    text = text.replace(before, () => after);
  }
  writeFileSync(path, text);
}

/** Carries out a recipe in a copy of the repository. */
export function perform({ steps, proof }: Recipe, root: string): void {
  for (const { file, change } of [...steps, ...(proof ? [proof] : [])]) {
    const path = join(root, file);
    if ('create' in change) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change.create, { flag: 'wx' });
      continue;
    }
    if ('copyOf' in change) {
      cpSync(join(root, change.copyOf), path, { recursive: true, errorOnExist: true, force: false });
      for (const [name, edits] of Object.entries(change.edits)) editFile(root, join(file, name), edits);
      continue;
    }
    editFile(root, file, change.edits);
  }
}
