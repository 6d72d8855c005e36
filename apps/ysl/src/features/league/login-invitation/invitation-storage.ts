import { tabStorage } from '@maidan/auth/safe-storage';

/** Each lives as long as the visit: the tab. A form asks once more, since nothing can be sent there without a login. */
const keyOf = (isForm: boolean) => (isForm ? 'form_login_invited' : 'league_login_invited');

export const wasInvited = (isForm: boolean): boolean => tabStorage.get(keyOf(isForm)) !== null;
export const rememberInvitation = (isForm: boolean): void => tabStorage.set(keyOf(isForm), '1');
