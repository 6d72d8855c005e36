import { takeEndpointsFrom } from '@maidan/api-client/core/endpoint-schemas';

/** Registers the desk's calls in place of the sites' calls. */
export const loadDeskCalls = (): void =>
  takeEndpointsFrom(async () => (await import('@maidan/contract/desk/desk-calls')).deskCalls);
