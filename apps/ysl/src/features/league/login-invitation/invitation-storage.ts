import { tabArea } from '@maidan/browser/storage-area';

/** Once per tab. A form invites a second time, since it cannot be sent without a login. */
const keyOf = (isForm: boolean) => (isForm ? 'form_login_invited' : 'league_login_invited');

export const wasInvited = (isForm: boolean): boolean => tabArea.get(keyOf(isForm)) !== null;
export const rememberInvitation = (isForm: boolean): void => tabArea.set(keyOf(isForm), '1');
