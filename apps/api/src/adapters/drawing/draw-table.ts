import { PREVIEW_WIDTH, type TablePicture } from './picture.ts';
import { colours, drawWordmark, MARGIN, newSheet, writeUp, type Sheet } from './sheet.ts';

const FIRST_ROW = 262;
const ROW = 60;
const POINTS_WIDTH = 110;

/** The first teams of a table with their points. */
export async function drawTable({ label, title, rows }: TablePicture): Promise<Sheet> {
  const sheet = newSheet();
  const width = PREVIEW_WIDTH - 2 * MARGIN;
  drawWordmark(sheet, 'league', MARGIN, 44, 54);
  const heading = { x: MARGIN, width: width - 190, weight: 'strong', colour: colours.quiet } as const;
  writeUp(sheet, label, { ...heading, x: MARGIN + 190, bottom: 84, sizes: [{ size: 30, lines: 1 }] });
  writeUp(sheet, title, {
    ...heading,
    width,
    bottom: 186,
    weight: 'heavy',
    colour: colours.white,
    sizes: [
      { size: 60, lines: 1 },
      { size: 46, lines: 1 },
      { size: 34, lines: 1 },
    ],
  });
  rows.forEach(({ name, points }, index) => {
    const bottom = FIRST_ROW + index * ROW;
    drawLine(sheet, bottom - 46, width);
    const cell = { bottom, weight: index === 0 ? 'heavy' : 'strong', colour: colours.white } as const;
    const sizes = [{ size: 36, lines: 1 }];
    writeUp(sheet, String(index + 1), { ...cell, x: MARGIN, width: 60, colour: colours.quiet, sizes });
    writeUp(sheet, name, { ...cell, x: MARGIN + 64, width: width - 64 - POINTS_WIDTH, sizes });
    writeUp(sheet, points, { ...cell, x: MARGIN + width - POINTS_WIDTH + 30, width: POINTS_WIDTH - 30, sizes });
  });
  return sheet;
}

function drawLine({ pen }: Sheet, y: number, width: number): void {
  pen.strokeStyle = colours.chalk;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(MARGIN, y);
  pen.lineTo(MARGIN + width, y);
  pen.stroke();
}
