import { tabStorage } from '../safe-storage.ts';

const KEY = 'other_login_kept';

/** Whom the person in this tab did not want to become, when another login was made next door; asked once. */
export const keptLogin = {
  get: (): string | null => tabStorage.get(KEY),
  keep: (otherUser: string): void => tabStorage.set(KEY, otherUser),
};
