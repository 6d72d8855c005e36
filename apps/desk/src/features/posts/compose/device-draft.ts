import type { PostDraft } from '@maidan/contract/desk/compose';
import type { Id } from '@maidan/contract/core/wire';
import { DEFAULT_POST_KIND, postKindNames } from '@maidan/contract/feed/post-kinds';
import type { DraftFile } from '../../../parts/files/draft-file.ts';
import { readDraft, writeDraft } from '../../../session/drafts.ts';
import { toHtml } from '@maidan/contract/rules/plain-text';

/** A post as it is being written. */
export interface DeviceDraft extends Omit<PostDraft, 'file' | 'thumbnail' | 'captions' | 'caption_tracks' | 'gallery'> {
  readonly file: DraftFile | null;
  readonly thumbnail: DraftFile | null;
  readonly caption_tracks: readonly { readonly language: string; readonly file: DraftFile }[];
  readonly gallery: readonly { readonly file: DraftFile; readonly alt: string }[];
  /** `YYYY-MM-DDTHH:MM` in the city; '' to publish at once. */
  readonly at: string;
}

export const emptyDraft: DeviceDraft = {
  type: DEFAULT_POST_KIND,
  name: '',
  description: '',
  file: null,
  thumbnail: null,
  caption_tracks: [],
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

/** The server's copy of a draft, as this device knows it. */
export interface ServerCopy {
  readonly id: Id;
  readonly version: number;
}

export interface KeptPost {
  readonly draft: DeviceDraft;
  /** Milliseconds since 1970; null for one that is not begun. */
  readonly keptAt: number | null;
  /** Null until the server has it. */
  readonly server: ServerCopy | null;
  /** The post that it changes; null for a new one. */
  readonly postId: Id | null;
  /** The server has all of it. */
  readonly isSaved: boolean;
  /** It was published and no answer came, so it may be out: as it is, or with an older text. */
  readonly sent: 'no' | 'same' | 'older';
}

export const nothingKept: KeptPost = {
  draft: emptyDraft,
  keptAt: null,
  server: null,
  postId: null,
  isSaved: true,
  sent: 'no',
};

/** Of this person alone: the next one at this device has their own. A new post has no id yet. */
const nameOf = (staff: string, id: Id | null): string => (id === null ? `${staff}/post` : `${staff}/post/${id}`);

type Older = { text?: unknown; captions?: DraftFile | null };

const isDraft = (value: unknown): value is Partial<DeviceDraft> & Older =>
  typeof value === 'object' && value !== null && 'type' in value && postKindNames.some((kind) => kind === value.type);

/** The post that this person is writing on this device. It survives a closed tab; signing out removes it. */
export function readPost(staff: string, id: Id | null): KeptPost {
  try {
    const kept = JSON.parse(readDraft(nameOf(staff, id))) as Record<string, unknown>;
    if (isDraft(kept['draft']) && typeof kept['keptAt'] === 'number') {
      const { text, captions, ...draft } = kept['draft'];
      // Desks before this one kept plain text, and captions in one language.
      const written = {
        ...draft,
        ...(typeof text === 'string' && { description: toHtml(text) }),
        ...(captions && { caption_tracks: [{ language: 'en', file: captions }] }),
      };
      return { ...nothingKept, ...kept, isSaved: kept['isSaved'] === true, draft: { ...emptyDraft, ...written } };
    }
  } catch {
    // None, or one of another version.
  }
  return nothingKept;
}

export const writePost = (staff: string, kept: KeptPost): void =>
  writeDraft(nameOf(staff, kept.server?.id ?? null), JSON.stringify(kept));

export const forgetPost = (staff: string, id: Id | null): void => writeDraft(nameOf(staff, id), '');
