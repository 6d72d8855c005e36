import type { PostDraft, UploadedMedia } from '@maidan/contract/desk/compose';
import { DEFAULT_POST_KIND, postKindNames } from '@maidan/contract/feed/post-kinds';
import { readDraft, writeDraft } from '../../../session/drafts.ts';

/** A file that was uploaded, with the name that it has on the device. */
export interface DraftFile extends UploadedMedia {
  readonly name: string;
}

/** A post as it is being written. */
export interface DeviceDraft extends Omit<PostDraft, 'file' | 'thumbnail' | 'captions' | 'gallery' | 'description'> {
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string;
  readonly file: DraftFile | null;
  readonly thumbnail: DraftFile | null;
  readonly gallery: readonly { readonly file: DraftFile; readonly alt: string }[];
  /** `YYYY-MM-DDTHH:MM` in the city; '' to publish at once. */
  readonly at: string;
}

export const emptyDraft: DeviceDraft = {
  type: DEFAULT_POST_KIND,
  name: '',
  text: '',
  file: null,
  thumbnail: null,
  gallery: [],
  address: '',
  alt: '',
  tags: [],
  categories: [],
  credits: '',
  credits_url: '',
  action_url: '',
  action_btn_1: '',
  action_btn_2: '',
  at: '',
};

interface KeptPost {
  readonly draft: DeviceDraft;
  /** Milliseconds since 1970; null for one that is not begun. */
  readonly keptAt: number | null;
}

/** Of this person alone: the next one at this device has their own. */
const nameOf = (staff: string): string => `${staff}/post`;

const isDraft = (value: unknown): value is Partial<DeviceDraft> =>
  typeof value === 'object' && value !== null && 'type' in value && postKindNames.some((kind) => kind === value.type);

/** The post that this person is writing on this device. It survives a closed tab; signing out removes it. */
export function readPost(staff: string): KeptPost {
  try {
    const { draft, keptAt } = JSON.parse(readDraft(nameOf(staff))) as Record<string, unknown>;
    if (isDraft(draft) && typeof keptAt === 'number') return { draft: { ...emptyDraft, ...draft }, keptAt };
  } catch {
    // None, or one of another version.
  }
  return { draft: emptyDraft, keptAt: null };
}

export const writePost = (staff: string, kept: KeptPost): void => writeDraft(nameOf(staff), JSON.stringify(kept));
export const forgetPost = (staff: string): void => writeDraft(nameOf(staff), '');
