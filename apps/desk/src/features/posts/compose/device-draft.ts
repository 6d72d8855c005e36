import type { PostDraft } from '@maidan/contract/desk/posts/compose';
import type { Id } from '@maidan/contract/core/wire';
import { DEFAULT_POST_KIND, postKindNames } from '@maidan/contract/feed/post-kinds';
import type { DraftFile } from '../../../files/draft-file.ts';
import { readDraft, writeDraft } from '../../../session/drafts.ts';
import { toHtml } from '@maidan/contract/text/plain-text';

/** A post being written. */
export interface DeviceDraft extends Omit<PostDraft, 'file' | 'thumbnail' | 'captions' | 'caption_tracks' | 'gallery'> {
  readonly file: DraftFile | null;
  readonly thumbnail: DraftFile | null;
  readonly caption_tracks: readonly { readonly language: string; readonly file: DraftFile }[];
  readonly gallery: readonly { readonly file: DraftFile; readonly alt: string }[];
  /** `YYYY-MM-DDTHH:MM` in the city's time; '' to publish at once. */
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
  /** Milliseconds since 1970; null for an untouched draft. */
  readonly keptAt: number | null;
  /** Null until the server has stored the draft. */
  readonly server: ServerCopy | null;
  /** The post being changed; null for a new one. */
  readonly postId: Id | null;
  /** Whether the server has every edit. */
  readonly isSaved: boolean;
  /** Publishing got no response, so the post may be live: with the `same` text, or an `older` one. */
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

/** Keyed by member of staff, because several may share a device. A new post has no id yet. */
const nameOf = (staff: string, id: Id | null): string => (id === null ? `${staff}/post` : `${staff}/post/${id}`);

type Older = { text?: unknown; captions?: DraftFile | null };

const isDraft = (value: unknown): value is Partial<DeviceDraft> & Older =>
  typeof value === 'object' && value !== null && 'type' in value && postKindNames.some((kind) => kind === value.type);

/** This person's draft on this device. It survives a closed tab; signing out removes it. */
export function readPost(staff: string, id: Id | null): KeptPost {
  try {
    const kept = JSON.parse(readDraft(nameOf(staff, id))) as Record<string, unknown>;
    if (isDraft(kept['draft']) && typeof kept['keptAt'] === 'number') {
      const { text, captions, ...draft } = kept['draft'];
      // Earlier versions of the desk stored plain text, and captions in one language.
      const written = {
        ...draft,
        ...(typeof text === 'string' && { description: toHtml(text) }),
        ...(captions && { caption_tracks: [{ language: 'en', file: captions }] }),
      };
      return { ...nothingKept, ...kept, isSaved: kept['isSaved'] === true, draft: { ...emptyDraft, ...written } };
    }
  } catch {
    // Missing, or stored by another version.
  }
  return nothingKept;
}

export const writePost = (staff: string, kept: KeptPost): void =>
  writeDraft(nameOf(staff, kept.server?.id ?? null), JSON.stringify(kept));

export const forgetPost = (staff: string, id: Id | null): void => writeDraft(nameOf(staff, id), '');
