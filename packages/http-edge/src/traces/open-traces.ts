import type { TraceSettings } from './trace-settings.ts';

/** Whose traces are sent. */
export interface TracedProcess {
  /** What the traces call it, after `maidan-`: `api`, `feed`. */
  readonly name: string;
  /** The origin that this process passes its traces on to with its own requests: the API of a site. */
  readonly passesOnTo?: string;
  /** About a collector that does not take what is sent. */
  readonly warn: (message: string) => void;
}

/**
 * Begins to send traces of this process to a collector. What that needs is loaded only here, and without settings not at
 * all.
 * @returns sends what waits, and ends it
 */
export async function openTraces(settings: TraceSettings | null, traced: TracedProcess): Promise<() => Promise<void>> {
  if (settings === null) return async () => undefined;
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(settings, traced);
}
