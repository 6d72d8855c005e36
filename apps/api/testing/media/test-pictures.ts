import { createHash } from 'node:crypto';
import { createClipMaker } from '../../src/adapters/clips/clip-maker.ts';
import { createPainter } from '../../src/adapters/drawing/painter.ts';
import { createInspector } from '../../src/adapters/inspection/inspector.ts';
import { createPictureMaker } from '../../src/adapters/pictures/picture-maker.ts';
import type { PictureMaker, ReadPicture } from '../../src/adapters/pictures/pictures.ts';

/** As on a machine without ffmpeg. */
export const testClips = createClipMaker(null, { seconds: 60, megabytes: 50 });

/** Milliseconds, long enough for a busy machine. */
const TIMEOUT = 60_000;

/** One process and one thread for all tests of a worker: starting them takes longer than their work. */
export const testInspector = createInspector({ processes: 1, waiting: 100, timeout: TIMEOUT, idle: TIMEOUT });
export const testPainter = createPainter({ waiting: 16, timeout: TIMEOUT, idle: TIMEOUT });

const maker = createPictureMaker();
const known = new Map<string, Promise<ReadPicture>>();

/** The real maker, which reads each picture once for all tests of a worker, because many import the same pack. */
export const testPictures: PictureMaker = {
  ...maker,
  read(bytes) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const made = known.get(hash) ?? maker.read(bytes);
    known.set(hash, made);
    return made;
  },
};
