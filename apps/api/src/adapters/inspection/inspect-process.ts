/**
 * The process that inspects files: a crash, a hang or a lack of memory here does not affect the server. It handles one
 * order at a time and ends with the server.
 */
import { endWithParent } from '../processes/end-with-parent.ts';
import { inspect } from './inspect.ts';
import type { InspectOrder } from './inspection.ts';

await endWithParent();
process.on('message', (order: InspectOrder) => {
  inspect(order).then(
    (answer) => process.send?.(answer),
    // An unexpected error ends the process, which the server treats as a refusal.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
