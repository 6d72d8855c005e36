import { availableParallelism } from 'node:os';
import { createProcessPool, findProgram, ProcessFailure, type PoolLimits } from '../processes/process-pool.ts';
import { PictureError } from './pictures.ts';
import type { PictureAnswer, PictureCopy, PictureMaker, PictureOrder, ReadPicture } from './pictures.ts';

const usual: PoolLimits = {
  processes: Math.min(availableParallelism(), 4),
  waiting: Infinity,
  timeout: 120_000,
  idle: 5000,
};

/** Processes pictures in separate processes. */
export function createPictureMaker(
  limits: PoolLimits = usual,
  program: string = findProgram('picture-process', import.meta.dirname),
): PictureMaker {
  const pool = createProcessPool<PictureOrder, PictureAnswer>(program, limits);
  const carryOut = async (order: PictureOrder): Promise<unknown> => {
    const answer = await pool.send(order).catch((error: unknown) => {
      if (!(error instanceof ProcessFailure) || error.why === 'stopping') throw error;
      throw new PictureError('takes too much time or memory to decode.', { cause: error });
    });
    if ('refused' in answer) throw new PictureError(answer.refused);
    return answer.made;
  };
  return {
    read: async (bytes) => (await carryOut({ bytes, variants: null })) as ReadPicture,
    copy: async (bytes, variants) => (await carryOut({ bytes, variants })) as PictureCopy[],
    close: pool.close,
  };
}
