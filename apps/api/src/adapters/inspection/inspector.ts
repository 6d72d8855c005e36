import { t } from '@maidan/i18n/text';
import { errors } from '../../http/errors/errors.ts';
import { INSPECT_MS, INSPECT_WAITING } from '../files/upload-limits.ts';
import { createProcessPool, findProgram, ProcessFailure, type PoolLimits } from '../processes/process-pool.ts';
import { refused, type InspectAnswer, type InspectOrder } from './inspection.ts';

/** Inspects files, one at a time, in its own process. */
export interface Inspector {
  /** @throws ApiError 503 when too many files are waiting, or the server is stopping */
  inspect(order: InspectOrder): Promise<InspectAnswer>;
  close(): void;
}

const usual: PoolLimits = { processes: 1, waiting: INSPECT_WAITING, timeout: INSPECT_MS, idle: 30_000 };

export function createInspector(
  limits: PoolLimits = usual,
  program: string = findProgram('inspect-process', import.meta.dirname),
): Inspector {
  const pool = createProcessPool<InspectOrder, InspectAnswer>(program, limits);
  return { inspect: (order) => pool.send(order).catch(explain), close: pool.close };
}

function explain(error: unknown): InspectAnswer {
  if (!(error instanceof ProcessFailure)) throw error;
  if (error.why === 'too long') return refused('too much');
  // The process did not survive this file, so no one else may receive the file.
  if (error.why === 'ended') return refused('disguised');
  throw errors.unavailable(30, () => t('refused.filesBusy'));
}
