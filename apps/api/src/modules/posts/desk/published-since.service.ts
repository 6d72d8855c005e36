import { CAPTIONS_MAX } from '@maidan/contract/desk/posts/post-rules';
import type { Tx } from '../../../db/open-database.ts';
import { hashOf } from '../../../adapters/files/files.ts';
import { mediaId } from '../../../adapters/files/media-url.ts';
import { wasCaptionDraftReadSince } from '../../captions/caption-drafts.store.ts';
import { tracksOf } from '../caption-tracks.store.ts';
import type { CaptionTrack } from '../../publishing/caption-tracks.service.ts';
import { readPartsOfPost, type OpenChange } from './post-drafts.store.ts';

/** The hash of a clip that is stored here; null for anything else. */
function clipHash(media: string | null): string | null {
  const name = mediaId(media);
  return name?.endsWith('.mp4') ? hashOf(name) : null;
}

/**
 * The captions of a change, plus those that a person published from a draft after the change was begun, which the
 * change does not contain. Where both have a language, the change wins; if the change has another clip, none are
 * added.
 */
export async function withLaterCaptions(
  tx: Tx,
  { post, openedAt }: OpenChange,
  { media, captions }: { readonly media: string | null; readonly captions: readonly CaptionTrack[] },
): Promise<readonly CaptionTrack[]> {
  const clip = clipHash(media);
  if (clip === null || clip !== clipHash(post.media)) return captions;
  if (!(await wasCaptionDraftReadSince(tx, clip, openedAt))) return captions;
  const { captions: further } = await readPartsOfPost(tx, post.id);
  const later = tracksOf(post, further).filter(({ language }) => captions.every((own) => own.language !== language));
  return [...captions, ...later].slice(0, CAPTIONS_MAX);
}
