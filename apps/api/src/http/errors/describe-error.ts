/**
 * The part of an error that may be logged. PostgreSQL repeats a row's values in `detail`, and those are personal data.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code } = thrown as { code?: unknown };
  return {
    type: thrown.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: thrown.message,
    stack: thrown.stack,
  };
}
