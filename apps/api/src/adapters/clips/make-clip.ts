import path from 'node:path';
import { ClipError, type ClipCopies, type ClipOrder, type ReadClip } from './clips.ts';
import { encodeRung, findSharpestFrame, rungs, sizeIn, type Rung } from './encode-clip.ts';
import { readMp4 } from './mp4.ts';
import { probe } from './probe.ts';

/** The size that everyone gets first, and that players without other sizes get. */
const firstRung = rungs.find(({ side }) => side === 540) as Rung;

/** The part of the declared length that must exist; the last frame may last longer than declared. */
const WHOLE = 0.8;

/** @throws ClipError */
export async function makeClip(order: ClipOrder): Promise<ReadClip> {
  const known = await probe(order, order.limits);
  const { duration } = known;
  const file = path.join(order.folder, 'clip.mp4');
  try {
    if (!order.isReady) {
      await encodeRung(order, known, firstRung, file);
      const made = (await readMp4(file))?.duration ?? 0;
      if (made < duration * WHOLE)
        throw new ClipError(`ends after ${Math.floor(made)} of ${Math.ceil(duration)} seconds.`);
    }
    const frame = await findSharpestFrame(order, file, duration);
    const size = order.isReady ? { width: known.width, height: known.height } : sizeIn(firstRung, known);
    return { file, ...size, duration, frame, copies: order.isReady ? 'from this' : 'from what was sent' };
  } catch (error) {
    if (error instanceof ClipError) throw error;
    throw new ClipError('is damaged.', { cause: error });
  }
}

/** A size that is hardly smaller saves nothing. */
const DIFFERENT = 0.2;

/** Makes the other sizes; none enlarges. @throws ClipError */
export async function makeCopies(order: ClipOrder): Promise<ClipCopies> {
  const known = await probe(order, order.limits);
  const short = Math.min(known.width, known.height);
  const side = order.isReady ? short : Math.min(firstRung.side, short);
  const copies = [];
  for (const rung of rungs) {
    if (rung.side > short || Math.abs(rung.side - side) < side * DIFFERENT) continue;
    const file = path.join(order.folder, `${rung.side}.mp4`);
    await encodeRung(order, known, rung, file);
    copies.push({ side: rung.side, file });
  }
  return { side, duration: known.duration, copies };
}
