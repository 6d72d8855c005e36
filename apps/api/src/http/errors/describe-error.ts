/**
 * What of an error may be logged. A database's error has more than its message: PostgreSQL repeats the row's values in
 * `detail`, and those are people's (trust.md, R-9).
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
