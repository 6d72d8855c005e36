import { hash } from 'node:crypto';
import type { Picture } from '../../adapters/drawing/picture.ts';

/** Below the sites' own `/api`, so a crawler asks the site itself. */
const BASE = '/api/preview';

/** Raised when a drawing changes: every picture then has a new address. */
const DRAWING = 1;

/** The version of what a picture shows. */
export function previewVersion(picture: Picture): string {
  return hash('sha1', JSON.stringify([DRAWING, picture]), 'base64url').slice(0, 12);
}

/**
 * The path of a preview picture. The version in it is that of the content, so the answer may be kept for ever.
 * @param kind the first part, such as 'post'; its route must be mounted with `mountPreview`
 */
export function previewAddress(kind: string, slug: string, picture: Picture): string {
  return `${BASE}/${kind}/${encodeURIComponent(slug)}/${previewVersion(picture)}.jpg`;
}

/** The same in Hono's notation. */
export function previewPattern(kind: string): string {
  return `${BASE}/${kind}/:slug/:version`;
}
