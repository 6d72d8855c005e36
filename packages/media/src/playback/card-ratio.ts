export interface Size {
  width: number;
  height: number;
}

const TALLEST = 4 / 5;
const WIDEST = 16 / 9;

/**
 * The room a picture or clip gets in a card, as a ratio in whole numbers: its own within 4:5 and 16:9, the nearer of the
 * two beyond them, 16:9 when its size is not known (most such are films of elsewhere).
 */
export function cardRatio(width: number | undefined, height: number | undefined): Size {
  if (!width || !height || width < 0 || height < 0) return { width: 16, height: 9 };
  const ratio = width / height;
  if (ratio <= TALLEST) return { width: 4, height: 5 };
  if (ratio >= WIDEST) return { width: 16, height: 9 };
  return { width: Math.round(width), height: Math.round(height) };
}
