import { z } from 'zod';
import { ClipError, type ClipLimits, type ClipOrder } from './clips.ts';
import { tooLong } from './clip-words.ts';
import { readFrom } from './open-safely.ts';
import { runProgram } from './run-program.ts';

const number = z.coerce.number().catch(0);
const rate = z.string().transform((text) => {
  const [count = 0, seconds = 1] = text.split('/').map(Number);
  return seconds === 0 ? 0 : count / seconds;
});

const stream = z.object({
  codec_type: z.string().optional(),
  width: number,
  height: number,
  pix_fmt: z.string().optional(),
  color_transfer: z.string().optional(),
  avg_frame_rate: rate.catch(0),
  r_frame_rate: rate.catch(0),
  disposition: z.object({ attached_pic: number }).partial().optional(),
  side_data_list: z.array(z.object({ rotation: number.optional() })).optional(),
});
const report = z.object({ streams: z.array(stream), format: z.object({ duration: number }).partial() });

/** ffprobe's data about a clip. */
export interface Probe {
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly hasSound: boolean;
  /** Whether it is HDR and needs conversion for ordinary screens. */
  readonly isHdr: boolean;
  /** Frames per second to encode. */
  readonly frames: number;
}

const MAX_FRAMES = 30;
/** Twice 4K, on either side. */
const MAX_SIDE = 8192;

/** @throws ClipError */
export async function probe({ ffprobe, file }: ClipOrder, limits: ClipLimits): Promise<Probe> {
  const printed = await runProgram(ffprobe, [
    ...'-v error -of json -show_streams -show_format'.split(' '),
    ...(await readFrom(file)),
  ]).catch((error: unknown) => {
    throw new ClipError('is damaged.', { cause: error });
  });
  const parsed = report.safeParse(JSON.parse(printed));
  const streams = parsed.data?.streams ?? [];
  const picture = streams.find(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic);
  if (!picture || picture.width === 0) throw new ClipError('has no picture.');
  // A browser recording declares no length, which is unknown before its end.
  const duration = parsed.data?.format.duration || (await measureLength(ffprobe, file));
  if (duration <= 0) throw new ClipError('is damaged.');
  if (duration > limits.seconds) throw new ClipError(tooLong(duration, limits.seconds));
  if (Math.max(picture.width, picture.height) > MAX_SIDE) throw new ClipError(`is wider than ${MAX_SIDE} pixels.`);
  const turned = picture.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90) ?? false;
  const [width, height] = turned ? [picture.height, picture.width] : [picture.width, picture.height];
  return {
    width,
    height,
    duration,
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
    isHdr: picture.color_transfer === 'smpte2084' || picture.color_transfer === 'arib-std-b67',
    frames: Math.min(MAX_FRAMES, Math.max(1, picture.avg_frame_rate || MAX_FRAMES)),
  };
}

/** Seconds to the end of the last picture. @throws ClipError */
async function measureLength(ffprobe: string, file: string): Promise<number> {
  const printed = await runProgram(ffprobe, [
    ...'-v error -of csv=p=0 -select_streams V:0 -show_entries packet=pts_time,duration_time'.split(' '),
    ...(await readFrom(file)),
  ]).catch((error: unknown) => {
    throw new ClipError('is damaged.', { cause: error });
  });
  let end = 0;
  for (const line of printed.split('\n')) {
    const [start = 0, length = 0] = line.split(',').map((part) => Number(part) || 0);
    end = Math.max(end, start + length);
  }
  return end;
}
