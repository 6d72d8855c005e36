/**
 * The process that decodes and encodes pictures: a crash or a lack of memory here does not affect the server. It
 * handles one order at a time and ends with the server.
 */
import { constants, setPriority } from 'node:os';
import { endWithParent } from '../processes/end-with-parent.ts';
import { copyPicture, readPicture } from './encode.ts';
import { PictureError, type PictureAnswer, type PictureOrder } from './pictures.ts';

await endWithParent();
process.on('message', (order: PictureOrder) => void carryOut(order));
process.on('disconnect', () => process.exit(0));

async function carryOut({ bytes, variants }: PictureOrder): Promise<void> {
  // An import or a first start waits for pictures; their copies may come later.
  if (variants) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const answer = await (variants ? copyPicture(bytes, variants) : readPicture(bytes)).then(
    (made): PictureAnswer => ({ made }),
    (error: unknown): PictureAnswer => {
      if (error instanceof PictureError) return { refused: error.message };
      throw error;
    },
  );
  process.send?.(answer);
}
