import type { PostDraft } from '@maidan/contract/desk/compose';
import { POST_TEXT_MAX } from '@maidan/contract/desk/post-rules';
import type { DeviceDraft } from './device-draft.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Plain text as paragraphs, which an empty line separates. */
export const toHtml = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');

/** The draft as the server takes it. */
export function toContent({ text, at: _at, file, thumbnail, gallery, ...rest }: DeviceDraft): PostDraft {
  return {
    ...rest,
    tags: [...rest.tags],
    categories: [...rest.categories],
    description: toHtml(text).slice(0, POST_TEXT_MAX),
    file: file?.sealed ?? null,
    thumbnail: thumbnail?.sealed ?? null,
    captions: null,
    gallery: gallery.map((picture) => ({ file: picture.file.sealed, alt: picture.alt })),
  };
}
