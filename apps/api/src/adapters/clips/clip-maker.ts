import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { MINUTE } from '../../runtime/clock.ts';
import { createProcessPool, findProgram, ProcessFailure, type PoolLimits } from '../processes/process-pool.ts';
import { isClipStart, isMatroska } from './clip-kind.ts';
import { tooLong } from './clip-words.ts';
import { ClipError } from './clips.ts';
import type {
  ClipAnswer,
  ClipCopies,
  ClipLimits,
  ClipMaker,
  ClipOrder,
  ClipStream,
  Ffmpeg,
  ReadClip,
  StreamOrder,
} from './clips.ts';
import { copyWithoutHidden } from './copy-clip.ts';
import { readMp4, type Mp4 } from './mp4.ts';

/** ffmpeg alone keeps all cores busy; a second process serves an editor's clip while other sizes are being made. */
const usual: PoolLimits = { processes: 2, waiting: Infinity, timeout: 30 * MINUTE, idle: 1000 };

const CONVERT =
  'Send an MP4 with H.264 (on an iPhone: Settings, Camera, Formats, Most Compatible), or install ffmpeg on this machine.';

/** @param ffmpeg null if it is not installed */
export function createClipMaker(
  ffmpeg: Ffmpeg | null,
  limits: ClipLimits,
  poolLimits: PoolLimits = usual,
  program: string = findProgram('clip-process', import.meta.dirname),
): ClipMaker {
  const pool = createProcessPool<ClipOrder | StreamOrder, ClipAnswer>(program, poolLimits);
  const carryOut = async (order: ClipOrder | StreamOrder): Promise<ReadClip | ClipCopies | ClipStream> => {
    const answer = await pool.send(order).catch(explain);
    if ('refused' in answer) throw new ClipError(answer.refused);
    return answer.made;
  };
  const inspect = async (file: string, canConvert: boolean): Promise<Mp4 | null> => {
    const start = await refuseForeign(file, limits);
    const film = await readMp4(file);
    if (!canConvert && !isWhole(film)) refuse(film);
    // Without this check ffmpeg would make a shorter film of a truncated one.
    if (film === null && !isMatroska(start)) throw new ClipError('is damaged.');
    if (film !== null && film.duration > limits.seconds) throw new ClipError(tooLong(film.duration, limits.seconds));
    return film;
  };
  return {
    async check(file) {
      await inspect(file, ffmpeg !== null || limits.byWorkers === true);
    },
    async read(file, folder) {
      const film = await inspect(file, ffmpeg !== null);
      const { size } = await stat(file);
      const isReady = isWhole(film) && (ffmpeg === null || (!film.isTurned && isLight(film, size)));
      const kept = isReady ? await keep(film, file, folder) : null;
      if (ffmpeg === null) return kept ?? refuse(film);
      return (await carryOut({ ...ffmpeg, task: 'read', file, folder, limits, isReady })) as ReadClip;
    },
    async copies(file, folder, isSent) {
      if (ffmpeg === null) throw new ClipError('needs ffmpeg for its other sizes.');
      return (await carryOut({ ...ffmpeg, task: 'copies', file, folder, limits, isReady: !isSent })) as ClipCopies;
    },
    async stream(hash, sizes, folder) {
      if (ffmpeg === null) throw new ClipError('needs ffmpeg to be streamed.');
      return (await carryOut({ ...ffmpeg, task: 'stream', hash, sizes, folder })) as ClipStream;
    },
    close: pool.close,
  };
}

async function refuseForeign(file: string, { megabytes }: ClipLimits): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > megabytes * 1e6) throw new ClipError(`is larger than ${megabytes} MB (CLIP_MAX_MB).`);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
  await handle.close();
  if (!isClipStart(buffer)) throw new ClipError('is not a clip. Send MP4, MOV or WebM.');
  return buffer;
}

const isWhole = (film: Mp4 | null): film is Mp4 => film !== null && isPlayable(film) && !film.hasData;

const isPlayable = ({ isQuickTime, picture, sound, isPlain }: Mp4): boolean =>
  !isQuickTime && picture === 'avc1' && isPlain && (sound === null || sound === 'mp4a');

/** Limits of a published clip: its short side in pixels, and bits per second. Beyond them it is re-encoded. */
const LIGHT = { side: 576, bits: 1_600_000 };

function isLight({ width, height, duration, startsFast }: Mp4, bytes: number): boolean {
  return startsFast && Math.min(width, height) <= LIGHT.side && bytes * 8 <= LIGHT.bits * duration;
}

async function keep(film: Mp4, file: string, folder: string): Promise<ReadClip> {
  const { width, height, duration } = film;
  const output = path.join(folder, 'clip.mp4');
  await copyWithoutHidden(file, film, output);
  return { file: output, width, height, duration, frame: null, copies: 'none' };
}

/** Explains why the clip cannot be published unchanged. */
function refuse(film: Mp4 | null): never {
  if (film === null) throw new ClipError(`is damaged, or of a format that this machine cannot read. ${CONVERT}`);
  if (!isPlayable(film)) throw new ClipError(`is of a format that not every phone plays. ${CONVERT}`);
  throw new ClipError(`has data besides picture and sound, such as where it was filmed. ${CONVERT}`);
}

function explain(error: unknown): never {
  if (!(error instanceof ProcessFailure) || error.why === 'stopping') throw error;
  throw new ClipError('takes too much time or memory to decode.', { cause: error });
}
