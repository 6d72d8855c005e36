import { hash } from 'node:crypto';
import { pages, type PreviewKind } from '@maidan/contract/operations/pages';
import type { Picture } from '../../adapters/drawing/picture.ts';
import { addressOf } from '../../http/mount-routes.ts';

/** Raise it when a drawing changes: every picture then gets a new address. */
const DRAWING = 1;

export function previewVersion(picture: Picture): string {
  return hash('sha1', JSON.stringify([DRAWING, picture]), 'base64url').slice(0, 12);
}

/**
 * The path of a preview picture. It contains the version of the content, so the reply may be cached forever.
 */
export function previewAddress(kind: PreviewKind, slug: string, picture: Picture): string {
  return addressOf(pages.preview, { kind, slug, version: `${previewVersion(picture)}.jpg` });
}

/** An address that redirects to the current version, for a picture that changes often. */
export function currentPreviewAddress(kind: PreviewKind, slug: string): string {
  return addressOf(pages.preview, { kind, slug, version: 'now.jpg' });
}
