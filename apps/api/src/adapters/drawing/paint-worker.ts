/** The drawing thread: the server does not load the drawing library, and a hanging picture blocks only this thread. */
import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { PaintAnswer, PaintOrder } from './painter.ts';

function answer(message: PaintAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', ({ picture, bytes }: PaintOrder) => {
  draw(picture, bytes).then(
    (drawn) => answer({ drawn }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
