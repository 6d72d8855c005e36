import type { UploadExtension } from '../files/file-kinds.ts';

export interface InspectOrder {
  readonly file: string;
  readonly extension: UploadExtension;
  /** The path for a re-encoded picture or text. Other files are kept unchanged, and nothing is written here. */
  readonly output: string;
}

/**
 * `disguised`: does not match its name; `heic`: a picture that we cannot decode; `too much`: larger than we unpack or
 * open; `active`: contains scripts, files or parts that cannot be inspected.
 */
export type Refusal = 'disguised' | 'heic' | 'too much' | 'macros' | 'active';

export type InspectAnswer =
  /** `written`: the actual format that was written, because a phone may have used another one's extension. */
  { readonly isGood: true; readonly written?: UploadExtension } | { readonly isGood: false; readonly why: Refusal };

export const good: InspectAnswer = { isGood: true };
export const refused = (why: Refusal): InspectAnswer => ({ isGood: false, why });
