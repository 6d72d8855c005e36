import type { Store } from '@maidan/browser/store';

/** False on the server and in the first client rendering, which must match the server's. */
export const hydrated: Pick<Store<boolean>, 'initial' | 'get' | 'subscribe'> = {
  initial: false,
  get: () => true,
  subscribe: () => () => undefined,
};
