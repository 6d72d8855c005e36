import { ApiError } from '@maidan/api-client/errors/api-error';

/**
 * Makes a call that sends a code. If the server first requires a proof of work, solves the task and calls again.
 * @throws the error of the call, or the refusal itself if the task cannot be solved
 */
export async function withProof<Reply>(call: (proof?: string) => Promise<Reply>): Promise<Reply> {
  try {
    return await call();
  } catch (error) {
    const task = requiredTask(error);
    if (task === null) throw error;
    const { solveTask } = await import('./solve-task.ts');
    const proof = await solveTask(task);
    if (proof === null) throw error;
    return call(proof);
  }
}

/** The task in a refusal; null if there is none. */
function requiredTask(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'proof_needed') return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'task' in data && typeof data.task === 'string'
    ? data.task
    : null;
}
