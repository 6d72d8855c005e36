import { useAuthContext } from '@maidan/auth/session/auth-context';
import type { User } from '@maidan/contract/account/users';
import { useEffect, useRef } from 'react';
import { fieldsOf, type ProfileFields } from './profile-change.ts';
import { keepDraft } from './profile-draft.ts';

/** Keeps what was typed when the session ends, so that the form has it again after the next login. */
export function useDraft(me: User, fields: ProfileFields): void {
  const { session } = useAuthContext().auth;
  const latest = useRef({ me, fields });
  useEffect(() => {
    latest.current = { me, fields };
  });
  useEffect(
    () => () => {
      const { me: user, fields: typed } = latest.current;
      const isChanged = JSON.stringify(typed) !== JSON.stringify(fieldsOf(user));
      if (isChanged && session.token() === null) keepDraft(user.id, typed);
    },
    [session],
  );
}
