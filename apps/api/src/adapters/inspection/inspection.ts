import type { UploadExtension } from '../files/file-kinds.ts';

export interface InspectOrder {
  readonly file: string;
  readonly extension: UploadExtension;
  /** Where a picture or a text is re-encoded. Other files are kept as they are, and nothing is written here. */
  readonly output: string;
}

/**
 * `disguised`: not what its name says; `heic`: a picture that we cannot decode; `too much`: larger than we unpack or open; `active`: contains scripts, files
 * or parts that cannot be inspected.
 */
export type Refusal = 'disguised' | 'heic' | 'too much' | 'macros' | 'active';

export type InspectAnswer =
  /** `written`: the kind of what was written, which a phone may have named for another one. */
  { readonly isGood: true; readonly written?: UploadExtension } | { readonly isGood: false; readonly why: Refusal };

export const good: InspectAnswer = { isGood: true };
export const refused = (why: Refusal): InspectAnswer => ({ isGood: false, why });
