import { ANSWERS_MAX, UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '@maidan/contract/rules/limits';

/** The limits for one upload. Sizes in bytes. */
export const uploadLimits = {
  body: 25 * 1024 * 1024,
  file: UPLOAD_MAX_BYTES,
  parts: 1 + 2 * ANSWERS_MAX + UPLOAD_MAX_FILES,
  header: 8 * 1024,
  text: 64 * 1024,
} as const;

/** How much of a refused upload to read, so that the sender gets the reply instead of a broken connection. */
export const READ_ON_MAX = 2 * uploadLimits.body;

/**
 * A picture with more pixels is stored at half its width. A JPEG is halved during decoding, with a quarter of the
 * memory; a WebP is in memory twice during encoding.
 */
export const HALVED_FROM_PIXELS = { jpeg: 40_000_000, png: 40_000_000, webp: 16_000_000 } as const;
/** For inspecting one file, excluding the wait: 108 megapixels take a second or two. */
export const INSPECT_MS = 10_000;
/** The most files that may wait; beyond that uploads are postponed. */
export const INSPECT_WAITING = 100;

export const ZIP_MAX_ENTRIES = 2000;
export const ZIP_MAX_EXPANSION = 100;
export const ZIP_MAX_UNPACKED = 100 * 1024 * 1024;
