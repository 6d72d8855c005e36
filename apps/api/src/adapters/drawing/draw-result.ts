import { PREVIEW_HEIGHT, PREVIEW_WIDTH, type ResultPicture, type ResultSide } from './picture.ts';
import { colours, drawWordmark, MARGIN, newSheet, writeUp, type Sheet } from './sheet.ts';

const RIGHT = PREVIEW_WIDTH - MARGIN;
const SCORE_WIDTH = 260;
const HALFWAY = 290;
/** The gap between the scores, which names never enter. */
const CENTRE = RIGHT - 68;
/** The baselines of the two teams, above and below the halfway line. */
const BASELINES = [244, 420] as const;

/** Both teams with their scores on the two sides of the halfway line, and how the match was won. */
export async function drawResult({ label, teams, outcome, foot }: ResultPicture): Promise<Sheet> {
  const sheet = newSheet();
  const small = { x: MARGIN, width: RIGHT - MARGIN, weight: 'strong', colour: colours.quiet } as const;
  drawWordmark(sheet, 'league', MARGIN, 44, 54);
  writeUp(sheet, label, {
    ...small,
    x: MARGIN + 190,
    width: small.width - 190,
    bottom: 84,
    sizes: [{ size: 30, lines: 1 }],
  });
  drawHalfwayLine(sheet);
  BASELINES.forEach((bottom, index) => drawSide(sheet, teams[index === 0 ? 0 : 1], bottom));
  const bottom = PREVIEW_HEIGHT - MARGIN;
  writeUp(sheet, foot, {
    ...small,
    bottom,
    sizes: [
      { size: 28, lines: 1 },
      { size: 22, lines: 1 },
    ],
  });
  writeUp(sheet, outcome, {
    ...small,
    weight: 'heavy',
    colour: colours.white,
    bottom: bottom - 52,
    sizes: [{ size: 44, lines: 1 }],
  });
  return sheet;
}

function drawSide(sheet: Sheet, { name, score, hasLost }: ResultSide, bottom: number): void {
  const text = {
    bottom,
    weight: hasLost ? 'strong' : 'heavy',
    colour: hasLost ? colours.quiet : colours.white,
  } as const;
  writeUp(sheet, name, {
    ...text,
    x: MARGIN,
    width: RIGHT - MARGIN - SCORE_WIDTH,
    sizes: [
      { size: 76, lines: 1 },
      { size: 60, lines: 2 },
      { size: 46, lines: 2 },
      { size: 38, lines: 3 },
    ],
  });
  writeUp(sheet, score, {
    ...text,
    x: RIGHT,
    align: 'right',
    width: SCORE_WIDTH - 28,
    weight: 'heavy',
    sizes: [
      { size: 116, lines: 1 },
      { size: 80, lines: 1 },
    ],
  });
}

/** With the centre circle on it, as on every poster. */
function drawHalfwayLine({ pen }: Sheet): void {
  pen.strokeStyle = colours.chalk;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(28, HALFWAY);
  pen.lineTo(PREVIEW_WIDTH, HALFWAY);
  pen.moveTo(CENTRE + 24, HALFWAY);
  pen.arc(CENTRE, HALFWAY, 24, 0, 2 * Math.PI);
  pen.stroke();
}
