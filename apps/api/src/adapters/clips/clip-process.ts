/** The process that runs ffmpeg and reads its output. ffmpeg ends with it, and it ends with its parent. */
import { constants, setPriority } from 'node:os';
import { endGroup } from '../processes/end-group.ts';
import { endWithParent } from '../processes/end-with-parent.ts';
import { ClipError, type ClipAnswer, type ClipOrder, type StreamOrder } from './clips.ts';
import { makeClip, makeCopies } from './make-clip.ts';
import { makeStream } from './make-stream.ts';

await endWithParent();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (order: ClipOrder | StreamOrder) => void carryOut(order));
process.on('disconnect', () => endGroup(process.pid));

function make(order: ClipOrder | StreamOrder) {
  if (order.task === 'stream') return makeStream(order);
  return order.task === 'read' ? makeClip(order) : makeCopies(order);
}

async function carryOut(order: ClipOrder | StreamOrder): Promise<void> {
  const answer = await make(order).then(
    (made): ClipAnswer => ({ made }),
    (error: unknown): ClipAnswer => {
      if (error instanceof ClipError) return { refused: error.message };
      throw error;
    },
  );
  process.send?.(answer);
}
