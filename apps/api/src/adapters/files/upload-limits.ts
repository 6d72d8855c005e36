import { ANSWERS_MAX, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';

/** The limits of one upload. Sizes in bytes. */
export const uploadLimits = {
  body: 25 * 1024 * 1024,
  file: UPLOAD_MAX_BYTES,
  parts: 1 + 2 * ANSWERS_MAX + UPLOAD_MAX_FILES,
  header: 8 * 1024,
  text: 64 * 1024,
} as const;

/** How far to read a refused upload, so that the sender gets the reply instead of a broken connection. */
export const READ_ON_MAX = 2 * uploadLimits.body;

/**
 * A picture of more pixels is kept at half its width. A JPEG is halved while it is decoded, in a quarter of the memory;
 * a WebP is in memory twice while it is encoded.
 */
export const HALVED_FROM_PIXELS = { jpeg: 40_000_000, png: 40_000_000, webp: 16_000_000 } as const;
/** For inspecting one file, without the wait: 108 megapixels take a second or two. */
export const INSPECT_MS = 10_000;
/** Files that may wait; beyond that uploads are postponed. */
export const INSPECT_WAITING = 100;

export const ZIP_MAX_ENTRIES = 2000;
export const ZIP_MAX_EXPANSION = 100;
export const ZIP_MAX_UNPACKED = 100 * 1024 * 1024;
