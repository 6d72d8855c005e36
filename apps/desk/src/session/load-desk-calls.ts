import { takeEndpointsFrom } from '@maidan/api-client/core/endpoint-schemas';

/** The calls of the desk in place of those of the sites. */
export const loadDeskCalls = (): void =>
  takeEndpointsFrom(async () => (await import('@maidan/contract/desk/desk-calls')).deskCalls);
