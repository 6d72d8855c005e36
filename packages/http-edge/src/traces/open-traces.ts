import type { TraceSettings } from './trace-settings.ts';

/** The process whose traces are sent. */
export interface TracedProcess {
  /** Its name in the traces, after `maidan-`: `api`, `feed`. */
  readonly name: string;
  /** The origin to which this process passes on its traces with its requests: the API of a site. */
  readonly passesOnTo?: string;
  /** Called about a collector that does not accept traces. */
  readonly warn: (message: string) => void;
}

/**
 * Starts sending this process's traces to a collector. The code for it is loaded only here, and without settings never.
 * all.
 * @returns a function that sends waiting spans and stops
 */
export async function openTraces(settings: TraceSettings | null, traced: TracedProcess): Promise<() => Promise<void>> {
  if (settings === null) return async () => undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(settings, traced);
}
