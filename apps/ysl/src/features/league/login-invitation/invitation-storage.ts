import { tabArea } from '@maidan/browser/storage-area';

/** One per tab. A form invites once more, since nothing can be sent there without a login. */
const keyOf = (isForm: boolean) => (isForm ? 'form_login_invited' : 'league_login_invited');

export const wasInvited = (isForm: boolean): boolean => tabArea.get(keyOf(isForm)) !== null;
export const rememberInvitation = (isForm: boolean): void => tabArea.set(keyOf(isForm), '1');
