import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { phoneChangeQuery } from '@maidan/api-client/queries/account/phone-change';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { withProof } from '@maidan/auth/login/with-proof';
import { useStoreAlert } from '@maidan/auth/session/use-alert';
import { OTP_LENGTH } from '@maidan/contract/rules/limits';
import { updateProfile, type User } from '@maidan/contract/account/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  fieldsOf,
  profileBlock,
  profileBody,
  profileFailure,
  type ProfileFailure,
  type ProfileField,
} from './profile-change.ts';
import { dropDraft, readDraft } from './profile-draft.ts';
import { useDraft } from './use-draft.ts';

/** The code that a change of phone number waits for. */
interface AwaitedCode {
  /** The number it was sent to. */
  readonly sentTo: 'new' | 'old';
  readonly message: string;
  /** When another code may be requested, milliseconds since 1970. */
  readonly nextAt: number;
}

const nothingWrong: ProfileFailure = { error: null, fields: {} };

/** The edit form. A new phone makes it wait for the code sent to it, then for one sent to the old phone. */
export function useProfileForm(me: User) {
  const api = useApi();
  const client = useQueryClient();
  const alert = useStoreAlert();
  const [fields, setFields] = useState(() => readDraft(me.id) ?? fieldsOf(me));
  const [pin, setPin] = useState('');
  const [awaited, setAwaited] = useState<AwaitedCode | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState(nothingWrong);

  useDraft(me, fields);

  function edit(field: ProfileField, value: string): void {
    setFailure(({ error, fields: wrong }) => ({ error, fields: { ...wrong, [field]: undefined } }));
    if (field === 'pin') setPin(value);
    else setFields((now) => ({ ...now, [field]: value }));
    // The code belongs to the number it was sent to.
    if (field === 'phone') setAwaited(null);
  }

  async function send(code: { readonly pin?: string; readonly old_pin?: string }): Promise<void> {
    setPending(true);
    setFailure(nothingWrong);
    try {
      const { message, data, resend_after, code_sent_to } = await withProof((proof) =>
        api.call(updateProfile, { body: { ...profileBody(fields, me), ...code, ...(proof ? { proof } : {}) } }),
      );
      const { queryKey } = meQuery(api);
      if (data) client.setQueryData(queryKey, data);
      else await client.invalidateQueries({ queryKey });
      setPin('');
      dropDraft();
      if (resend_after === null) {
        if (data) setFields(fieldsOf(data));
        setAwaited(null);
        alert(message || t('account.updated'));
        const lists = [sessionsQuery(api).queryKey, phoneChangeQuery(api).queryKey];
        if (code.old_pin) await Promise.all(lists.map((key) => client.invalidateQueries({ queryKey: key })));
      } else setAwaited({ sentTo: code_sent_to ?? 'new', message, nextAt: Date.now() + resend_after * 1000 });
    } catch (error) {
      setFailure(profileFailure(error));
      // The valid fields may have been saved although sending the code failed.
      void client.invalidateQueries({ queryKey: meQuery(api).queryKey });
    } finally {
      setPending(false);
    }
  }

  const block = profileBlock(fields, me) ?? (awaited && pin.length < OTP_LENGTH ? t('account.codeFirst') : undefined);
  return {
    fields,
    pin,
    awaited,
    pending,
    failure,
    block,
    edit,
    submit: () => void send(awaited ? (awaited.sentTo === 'old' ? { old_pin: pin } : { pin }) : {}),
    resend: () => void send({}),
    keepPhone: () => edit('phone', me.phone ?? ''),
  };
}
