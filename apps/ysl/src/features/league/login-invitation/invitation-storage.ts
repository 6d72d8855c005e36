import { tabStorage } from '@maidan/auth/safe-storage';

/** Lives as long as the visit: the tab. */
const KEY = 'league_login_invited';

export const wasInvited = (): boolean => tabStorage.get(KEY) !== null;
export const rememberInvitation = (): void => tabStorage.set(KEY, '1');
