import type { UploadExtension } from '../files/file-kinds.ts';

export interface InspectOrder {
  readonly file: string;
  readonly extension: UploadExtension;
  /** Where a picture is re-encoded; other kinds stay as they are. */
  readonly output: string;
}

/**
 * `disguised`: not what its name says; `too much`: larger than we unpack or open; `active`: contains scripts, files
 * or parts that cannot be inspected.
 */
export type Refusal = 'disguised' | 'too much' | 'macros' | 'active';

export type InspectAnswer = { readonly isGood: true } | { readonly isGood: false; readonly why: Refusal };

export const good: InspectAnswer = { isGood: true };
export const refused = (why: Refusal): InspectAnswer => ({ isGood: false, why });
