import { captionTracksOf, type PostDraft, type UploadedMedia } from '@maidan/contract/desk/posts/compose';
import type { KeptPostDraft } from '@maidan/contract/desk/posts/post-drafts';
import type { DraftFile } from '../../../files/draft-file.ts';
import type { DeviceDraft } from './device-draft.ts';
import { toLocal } from '../../../times/local-time.ts';

/** The draft in the shape of a request. */
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
    file: file?.id ?? null,
    thumbnail: thumbnail?.id ?? null,
    caption_tracks: tracks.map((track) => ({ language: track.language, file: track.file.id })),
    gallery: gallery.map((picture) => ({ file: picture.file.id, alt: picture.alt })),
  };
}

/** File names are known only on the device that chose them. */
const names: Readonly<Record<UploadedMedia['kind'], string>> = {
  picture: 'Picture',
  clip: 'Clip',
  captions: 'Captions',
  sound: 'Sound',
};

/** The number of files in the draft that the server no longer has. */
export function countLost({ content, files }: KeptPostDraft): number {
  const has = new Set(files.map(({ id }) => id));
  const named = [content.file, content.thumbnail, ...captionTracksOf(content).map((track) => track.file)];
  return [...named, ...content.gallery.map(({ file }) => file)].filter((id) => id !== null && !has.has(id)).length;
}

/** The server's draft in the shape edited here. */
export function fromServer({ content, files, at }: KeptPostDraft): DeviceDraft {
  const byId = new Map(files.map((file): [string, DraftFile] => [file.id, { ...file, name: names[file.kind] }]));
  const fileOf = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
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
    at: toLocal(at),
  };
}
