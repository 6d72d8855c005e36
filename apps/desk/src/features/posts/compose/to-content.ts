import { captionTracksOf, type PostDraft, type UploadedMedia } from '@maidan/contract/desk/compose';
import type { KeptPostDraft } from '@maidan/contract/desk/content/post-drafts';
import type { DraftFile } from '../../../parts/files/draft-file.ts';
import type { DeviceDraft } from './device-draft.ts';
import { toField } from './moment.ts';

/** The draft as the server takes it. */
export function toContent({
  at: _at,
  file,
  thumbnail,
  caption_tracks: tracks,
  gallery,
  ...rest
}: DeviceDraft): PostDraft {
  return {
    ...rest,
    tags: [...rest.tags],
    categories: [...rest.categories],
    file: file?.sealed ?? null,
    thumbnail: thumbnail?.sealed ?? null,
    caption_tracks: tracks.map((track) => ({ language: track.language, file: track.file.sealed })),
    gallery: gallery.map((picture) => ({ file: picture.file.sealed, alt: picture.alt })),
  };
}

/** Names of files are known where they were chosen alone. */
const names: Readonly<Record<UploadedMedia['kind'], string>> = {
  picture: 'Picture',
  clip: 'Clip',
  captions: 'Captions',
  sound: 'Sound',
};

/** The server's draft as it is edited here. */
export function fromServer({ content, files, at }: KeptPostDraft): DeviceDraft {
  const bySeal = new Map(files.map((file): [string, DraftFile] => [file.sealed, { ...file, name: names[file.kind] }]));
  const fileOf = (sealed: string | null) => (sealed === null ? null : (bySeal.get(sealed) ?? null));
  const { captions: _older, ...rest } = content;
  return {
    ...rest,
    file: fileOf(content.file),
    thumbnail: fileOf(content.thumbnail),
    caption_tracks: captionTracksOf(content).flatMap(({ language, file }) => {
      const found = fileOf(file);
      return found === null ? [] : [{ language, file: found }];
    }),
    gallery: content.gallery.flatMap(({ file, alt }) => {
      const found = fileOf(file);
      return found === null ? [] : [{ file: found, alt }];
    }),
    at: toField(at),
  };
}
