import type { Store } from '@maidan/browser/store';

/** False on the server and in the first rendering, which must be the server's. */
export const hydrated: Pick<Store<boolean>, 'initial' | 'get' | 'subscribe'> = {
  initial: false,
  get: () => true,
  subscribe: () => () => undefined,
};
