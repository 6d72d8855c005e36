/** Of a picture that is published. */
export const PICTURE_MAX_BYTES = 50 * 1024 * 1024;

/** No larger copy is kept. An upright picture has fewer columns, so that it weighs no more than a wide one. */
const MAX_WIDTH = 1600;
const MAX_AREA = 2_100_000;
/** WebP cannot be taller. */
export const PICTURE_MAX_HEIGHT = 16_000;

/** The width that is kept of a picture of this size. */
export function keptWidth(width: number, height: number): number {
  const scale = Math.min(1, MAX_WIDTH / width, Math.sqrt(MAX_AREA / (width * height)));
  return Math.max(1, Math.round(width * scale));
}
/** Animations weigh a picture for each frame. */
export const ANIMATION_MAX_WIDTH = 800;

/** What a phone loads for one picture, in bytes. */
export const VARIANT_MAX_BYTES = 200 * 1024;

/** Smaller copies: from an arch in a strip to a card on a dense phone. */
const STEPS = [240, 480, 800, 1200];
/** A copy that is hardly smaller than the next one saves nothing. */
const WORTHWHILE = 0.8;

/** The widths of the copies of a picture, ascending, its own one last. */
export function variantWidths(width: number): number[] {
  return [...STEPS.filter((step) => step <= width * WORTHWHILE), width];
}
