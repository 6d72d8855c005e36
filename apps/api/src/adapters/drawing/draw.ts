import type { Picture } from './picture.ts';
import { drawPoster } from './draw-poster.ts';
import { drawResult } from './draw-result.ts';
import { drawTable } from './draw-table.ts';
import type { Sheet } from './sheet.ts';

const QUALITY = 84;

function sheetOf(picture: Picture, bytes: Uint8Array | null): Promise<Sheet> {
  if (picture.kind === 'table') return drawTable(picture);
  if (picture.kind === 'result') return drawResult(picture);
  return drawPoster(picture, bytes);
}

/**
 * Draws a preview as a JPEG of 1200 by 630 pixels. This file loads the drawing library, so only the drawing thread
 * imports it.
 */
export async function draw(picture: Picture, bytes: Uint8Array | null): Promise<Uint8Array> {
  const { canvas } = await sheetOf(picture, bytes);
  return canvas.encode('jpeg', QUALITY);
}
