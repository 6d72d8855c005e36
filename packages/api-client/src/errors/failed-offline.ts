import { ApiError } from './api-error.ts';

/** Whether a call failed because the device has no network: then an act is kept and sent on return, not taken back. */
export function failedOffline(error: unknown): boolean {
  if (!(error instanceof ApiError) || (error.kind !== 'network' && error.kind !== 'timeout')) return false;
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
