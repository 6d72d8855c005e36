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

export const IMAGE_MAX_PIXELS = 40_000_000;
/** For inspecting one file, without the wait. */
export const INSPECT_MS = 5000;
/** Files that may wait; beyond that uploads are postponed. */
export const INSPECT_WAITING = 100;

export const ZIP_MAX_ENTRIES = 2000;
export const ZIP_MAX_EXPANSION = 100;
export const ZIP_MAX_UNPACKED = 100 * 1024 * 1024;
