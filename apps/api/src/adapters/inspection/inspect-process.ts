/**
 * The process that looks into files: what crashes, hangs or swells here takes neither the server along nor its memory.
 * It is asked one thing at a time and ends with the server.
 */
import { inspect } from './inspect.ts';
import type { InspectOrder } from './inspection.ts';

process.on('message', (order: InspectOrder) => {
  inspect(order).then(
    (answer) => process.send?.(answer),
    // Ending tells the server more than words would: whatever this was, it was not foreseen.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
