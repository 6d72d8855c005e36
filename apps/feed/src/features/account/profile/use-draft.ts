import type { User } from '@maidan/contract/account/users';
import { browserData } from '@maidan/site/browser/browser-data';
import { useEffect, useRef } from 'react';
import { fieldsOf, type ProfileFields } from './profile-change.ts';
import { keepDraft } from './profile-draft.ts';

/** Keeps what was typed when the form goes because the login has ended: it is offered again after the next one. */
export function useDraft(me: User, fields: ProfileFields): void {
  const latest = useRef({ me, fields });
  useEffect(() => {
    latest.current = { me, fields };
  });
  useEffect(
    () => () => {
      const { me: user, fields: typed } = latest.current;
      const isChanged = JSON.stringify(typed) !== JSON.stringify(fieldsOf(user));
      if (isChanged && browserData().session.token() === null) keepDraft(user.id, typed);
    },
    [],
  );
}
