import type { Image } from '@napi-rs/canvas';
import { PREVIEW_HEIGHT, type Poster } from './picture.ts';
import { drawCovering, openPhoto } from './photo.ts';
import {
  colours,
  drawCentreCircle,
  drawWordmark,
  MARGIN,
  newSheet,
  writeInitial,
  writeUp,
  type Sheet,
} from './sheet.ts';

const MIDDLE = PREVIEW_HEIGHT / 2;
const FOOT = PREVIEW_HEIGHT - MARGIN;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The radii of the upper and the lower corners. */
  readonly radii: readonly [number, number];
}

/** A name on turf with its picture on the right. */
export async function drawPoster(poster: Poster, bytes: Uint8Array | null): Promise<Sheet> {
  const sheet = newSheet();
  const photo = await openPhoto(bytes);
  const frame = frameOf(poster, photo);
  const middle = frame.x + frame.width / 2;
  const radius = photo ? 290 : 200;
  drawCentreCircle(sheet, middle, MIDDLE, radius);
  drawFrame(sheet, frame, photo);
  if (!photo) writeInitial(sheet, poster.name, middle, MIDDLE);
  if (photo && poster.isClip) drawPlaySign(sheet, middle);

  drawWordmark(sheet, poster.site, MARGIN, 52, 62);
  // The circle never runs under text.
  const width = Math.min(frame.x, middle - radius) - MARGIN - 28;
  const small = { x: MARGIN, width, weight: 'strong' } as const;
  writeUp(sheet, poster.foot, {
    ...small,
    bottom: FOOT,
    colour: colours.quiet,
    sizes: [
      { size: 28, lines: 1 },
      { size: 22, lines: 1 },
    ],
  });
  const top = writeUp(sheet, poster.name, {
    ...small,
    bottom: FOOT - 64,
    weight: 'heavy',
    colour: colours.white,
    sizes: [
      { size: 104, lines: 2 },
      { size: 88, lines: 3 },
      { size: 72, lines: 3 },
      { size: 60, lines: 4 },
      { size: 50, lines: 5 },
    ],
  });
  writeUp(sheet, poster.label, { ...small, bottom: top - 18, colour: colours.quiet, sizes: [{ size: 28, lines: 1 }] });
  return sheet;
}

/** Media keep their orientation; the frame is smaller without a picture. */
function frameOf({ frame }: Poster, photo: Image | null): Frame {
  const box = (width: number, height: number, radii: Frame['radii']): Frame => ({
    x: (photo ? 1136 : 1080) - width,
    y: MIDDLE - height / 2,
    width,
    height,
    radii,
  });
  if (frame === 'arch') return photo ? box(400, 490, [200, 24]) : box(180, 220, [90, 12]);
  if (!photo) return box(180, 220, [20, 20]);
  return photo.width > photo.height * 1.2 ? box(520, 390, [24, 24]) : box(424, 530, [24, 24]);
}

function drawFrame({ pen }: Sheet, frame: Frame, photo: Image | null): void {
  const [upper, lower] = frame.radii;
  pen.save();
  pen.beginPath();
  pen.roundRect(frame.x, frame.y, frame.width, frame.height, [upper, upper, lower, lower]);
  pen.fillStyle = colours.well;
  pen.fill();
  if (photo) {
    pen.clip();
    drawCovering(pen, photo, frame);
  }
  pen.restore();
  pen.beginPath();
  pen.roundRect(frame.x, frame.y, frame.width, frame.height, [upper, upper, lower, lower]);
  pen.strokeStyle = photo ? colours.white : colours.chalk;
  pen.lineWidth = photo ? 6 : 4;
  pen.stroke();
}

function drawPlaySign({ pen }: Sheet, middle: number): void {
  pen.fillStyle = 'rgb(10 13 11 / 0.72)';
  pen.beginPath();
  pen.arc(middle, MIDDLE, 56, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = colours.white;
  pen.beginPath();
  pen.moveTo(middle - 16, MIDDLE - 26);
  pen.lineTo(middle + 28, MIDDLE);
  pen.lineTo(middle - 16, MIDDLE + 26);
  pen.closePath();
  pen.fill();
}
