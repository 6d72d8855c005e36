import { useApi } from '@maidan/api-client/core/api-provider';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { meQuery } from '@maidan/api-client/queries/account/users';
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

const nothingWrong: ProfileFailure = { error: null, fields: {} };

/** The edit form. A new phone makes it wait for the code that was sent to it. */
export function useProfileForm(me: User) {
  const api = useApi();
  const client = useQueryClient();
  const alert = useStoreAlert();
  const [fields, setFields] = useState(() => readDraft(me.id) ?? fieldsOf(me));
  const [pin, setPin] = useState('');
  /** When another code may be asked for, milliseconds since 1970; null while none is awaited. */
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState(nothingWrong);

  useDraft(me, fields);

  function edit(field: ProfileField, value: string): void {
    setFailure(({ error, fields: wrong }) => ({ error, fields: { ...wrong, [field]: undefined } }));
    if (field === 'pin') setPin(value);
    else setFields((now) => ({ ...now, [field]: value }));
    // The code belongs to the number it was sent to.
    if (field === 'phone') setNextCodeAt(null);
  }

  async function send(code: string): Promise<void> {
    setPending(true);
    setFailure(nothingWrong);
    try {
      const body = profileBody(fields, me);
      const { message, data, resend_after } = await api.call(updateProfile, {
        body: code === '' ? body : { ...body, pin: code },
      });
      const { queryKey } = meQuery(api);
      if (data) client.setQueryData(queryKey, data);
      else await client.invalidateQueries({ queryKey });
      setPin('');
      dropDraft();
      if (resend_after === null) {
        if (data) setFields(fieldsOf(data));
        setNextCodeAt(null);
        alert(message || 'Your profile is updated.');
        if (code !== '') await client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
      } else setNextCodeAt(Date.now() + resend_after * 1000);
    } catch (error) {
      setFailure(profileFailure(error));
      // What was valid may have been saved before the code could not be sent.
      void client.invalidateQueries({ queryKey: meQuery(api).queryKey });
    } finally {
      setPending(false);
    }
  }

  const isAwaitingCode = nextCodeAt !== null;
  const block =
    profileBlock(fields, me) ?? (isAwaitingCode && pin.length < OTP_LENGTH ? 'Enter the code first.' : undefined);
  return {
    fields,
    pin,
    nextCodeAt,
    pending,
    failure,
    block,
    edit,
    submit: () => void send(isAwaitingCode ? pin : ''),
    resend: () => void send(''),
    keepPhone: () => edit('phone', me.phone ?? ''),
  };
}
