import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './picture.ts';
import { drawableText } from './drawable-text.ts';
import { fitText } from './fit-text.ts';
import { fontOf, loadFonts, type Weight } from './fonts.ts';

/** The ground of tag and league posters, the signal colour, and chalk. */
export const colours = {
  pitch: '#0b6b4f',
  ball: '#ffb000',
  white: '#ffffff',
  quiet: '#d3e6dd',
  chalk: 'rgb(255 255 255 / 0.3)',
  well: '#085640',
} as const;

/** Distance of text from the edge. */
export const MARGIN = 64;

export interface Sheet {
  readonly canvas: Canvas;
  readonly pen: SKRSContext2D;
}

/** An empty poster: turf with a touchline at the left. */
export function newSheet(): Sheet {
  loadFonts();
  const canvas = createCanvas(PREVIEW_WIDTH, PREVIEW_HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colours.pitch;
  pen.fillRect(0, 0, PREVIEW_WIDTH, PREVIEW_HEIGHT);
  pen.fillStyle = colours.chalk;
  pen.fillRect(28, 0, 4, PREVIEW_HEIGHT);
  return { canvas, pen };
}

/** The centre circle and the halfway line; drawn around a picture, never under text. */
export function drawCentreCircle({ pen }: Sheet, x: number, y: number, radius: number): void {
  pen.strokeStyle = colours.chalk;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.moveTo(x, 0);
  pen.lineTo(x, PREVIEW_HEIGHT);
  pen.stroke();
}

const wordmarks = {
  feed: {
    lines:
      'M10 80.5V44a18 18 0 0 1 36 0V80.5M46 44a18 18 0 0 1 36 0V80.5M154 19.5V80.5M182 24V80.5M254-5V80.5M326 19.5V80.5M354 80.5V44a18 18 0 0 1 36 0V80.5M106 50a24 24 0 1 0 48 0a24 24 0 1 0-48 0M206 50a24 24 0 1 0 48 0a24 24 0 1 0-48 0M278 50a24 24 0 1 0 48 0a24 24 0 1 0-48 0',
    ball: [182, 5],
  },
  league: {
    lines: 'M10-8.5V12a24 24 0 0 0 48 0V-8.5M34 36V80.5M122 17a19 19 0 1 0-19 19a19 19 0 1 1-19 19M148-8.5V74H186',
    ball: null,
  },
} as const;

/** The site's name; the ball on its i is the only marigold on the poster. */
export function drawWordmark({ pen }: Sheet, site: keyof typeof wordmarks, x: number, y: number, height: number): void {
  const { lines, ball } = wordmarks[site];
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 88, height / 88);
  pen.translate(-3, 8);
  pen.strokeStyle = colours.white;
  pen.lineWidth = 13;
  pen.stroke(new Path2D(lines));
  if (ball) {
    pen.fillStyle = colours.ball;
    pen.beginPath();
    pen.arc(ball[0], ball[1], 10, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}

export interface Writing {
  readonly x: number;
  /** The baseline of the last line. */
  readonly bottom: number;
  readonly width: number;
  readonly weight: Weight;
  readonly colour: string;
  /** If aligned right, `x` is where the lines end. */
  readonly align?: 'left' | 'right';
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** Letters with marks above and below need more line spacing. */
const TALL = /[\u0900-\u097F\u0C80-\u0CFF]/;

/** Writes a text upwards from its last baseline, as large as fits. Returns its top. */
export function writeUp({ pen }: Sheet, text: string, writing: Writing): number {
  const { x, bottom, width, weight, colour, align = 'left', sizes } = writing;
  const drawable = drawableText(text);
  const isTall = TALL.test(drawable);
  const use = (size: number) => {
    pen.font = fontOf(weight, size);
    pen.letterSpacing = weight === 'heavy' && !isTall ? `${-0.02 * size}px` : '0px';
  };
  const room = { width, sizes: isTall ? sizes.map(({ size, lines }) => ({ size: size * 0.8, lines })) : sizes };
  const { size, lines } = fitText(drawable, room, (line, tried) => {
    use(tried);
    return pen.measureText(line).width;
  });
  if (lines.length === 0) return bottom;
  const last = isTall ? bottom - 0.2 * size : bottom;
  const step = size * (isTall ? 1.3 : 1.04);
  use(size);
  pen.fillStyle = colour;
  pen.textAlign = align;
  lines.forEach((line, index) => pen.fillText(line, x, last - (lines.length - 1 - index) * step));
  return last - (lines.length - 1) * step - size * (isTall ? 1.1 : 0.78);
}

/** Writes the first letter of a name in place of a picture. */
export function writeInitial({ pen }: Sheet, name: string, x: number, y: number): void {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(drawableText(name));
  if (!first) return;
  pen.font = fontOf('heavy', 104);
  pen.letterSpacing = '0px';
  pen.fillStyle = colours.white;
  pen.textAlign = 'center';
  pen.fillText(first.segment.toUpperCase(), x, y + 38);
}
