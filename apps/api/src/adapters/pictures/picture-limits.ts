/** Limits of a published picture. */
export const PICTURE_MAX_BYTES = 50 * 1024 * 1024;

/** The largest stored copy. A portrait picture has fewer columns, so that it is no larger than a landscape one. */
const MAX_WIDTH = 1600;
const MAX_AREA = 2_100_000;
/** The maximum height of a WebP. */
export const PICTURE_MAX_HEIGHT = 16_000;

/** The stored width of a picture of this size. */
export function keptWidth(width: number, height: number): number {
  const scale = Math.min(1, MAX_WIDTH / width, Math.sqrt(MAX_AREA / (width * height)));
  return Math.max(1, Math.round(width * scale));
}
/** Each frame of an animation counts as a picture. */
export const ANIMATION_MAX_WIDTH = 800;

/** The most bytes that a phone loads for one picture. */
export const VARIANT_MAX_BYTES = 200 * 1024;

/** Smaller copies: from an arch in a strip to a card on a high-resolution phone. */
const STEPS = [240, 480, 800, 1200];
/** A copy that is hardly smaller than the next one saves nothing. */
const WORTHWHILE = 0.8;

/** The widths of a picture's copies, ascending, its own last. */
export function variantWidths(width: number): number[] {
  return [...STEPS.filter((step) => step <= width * WORTHWHILE), width];
}
