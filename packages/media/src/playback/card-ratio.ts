export interface Size {
  width: number;
  height: number;
}

const TALLEST = 4 / 5;
const WIDEST = 16 / 9;

/**
 * The aspect ratio of a picture or clip in a card, in whole numbers: its own, limited to 4:5 and 16:9. If its size is unknown,
 * 16:9, because most such clips are embedded films.
 */
export function cardRatio(width: number | undefined, height: number | undefined): Size {
  if (!width || !height || width < 0 || height < 0) return { width: 16, height: 9 };
  const ratio = width / height;
  if (ratio <= TALLEST) return { width: 4, height: 5 };
  if (ratio >= WIDEST) return { width: 16, height: 9 };
  return { width: Math.round(width), height: Math.round(height) };
}
