/** The process that runs ffmpeg and reads what it prints. ffmpeg ends with it, and it ends with its parent. */
import { constants, setPriority } from 'node:os';
import { ClipError, type ClipAnswer, type ClipOrder, type StreamOrder } from './clips.ts';
import { makeClip, makeCopies } from './make-clip.ts';
import { makeStream } from './make-stream.ts';
import { endPrograms } from './run-program.ts';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (order: ClipOrder | StreamOrder) => void carryOut(order));
for (const event of ['disconnect', 'SIGTERM']) {
  process.on(event, () => {
    endPrograms();
    process.exit(0);
  });
}

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
