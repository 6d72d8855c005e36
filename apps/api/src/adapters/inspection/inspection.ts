import type { UploadExtension } from '../files/file-kinds.ts';

/** What the process that looks into files is asked. */
export interface InspectOrder {
  readonly file: string;
  readonly extension: UploadExtension;
  /** Where a picture is painted anew; the other kinds stay as they are. */
  readonly output: string;
}

/** Why a file is refused: not what its name says, or more than we unpack or open. */
export type Refusal = 'disguised' | 'too much' | 'macros';

export type InspectAnswer = { readonly isGood: true } | { readonly isGood: false; readonly why: Refusal };

export const good: InspectAnswer = { isGood: true };
export const refused = (why: Refusal): InspectAnswer => ({ isGood: false, why });
