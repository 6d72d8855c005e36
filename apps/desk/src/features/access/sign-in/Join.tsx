import { useApi } from '@maidan/api-client/core/api-provider';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { deskInvitation } from '@maidan/contract/desk/access/sign-in';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { rolesText } from '../../../session/roles.ts';
import { pendingInvitation } from './pending-invitation.ts';
import * as css from './SignIn.css.ts';
import { SignInForm } from './SignInForm.tsx';
import { StepHead } from './StepHead.tsx';

/** The page of an invitation's link: says what it is for, then signs in with it. */
export function Join({ onSignedIn }: { onSignedIn: () => void }) {
  const api = useApi();
  // Remove the secret from the URL at once: URLs get copied, seen and stored.
  const [secret] = useState(() => pendingInvitation.read());
  useEffect(() => pendingInvitation.hide(), []);
  const query = useQuery({
    queryKey: ['deskInvitation', secret],
    queryFn: () => api.call(deskInvitation, { body: { invitation: secret } }),
    enabled: secret !== '',
    staleTime: Infinity,
    gcTime: 0,
  });
  if (secret === '' || isNotFound(query.error)) {
    return (
      <div className={css.place}>
        <StepHead title="This link no longer works">
          It has been used or revoked, or has expired. An owner can send you a new link.
        </StepHead>
        <div>
          <LinkButton href={paths.signIn()}>Sign in</LinkButton>
        </div>
      </div>
    );
  }
  return (
    <Loaded query={query} what="invitation">
      {({ name, roles, phone_ending: ending }) => (
        <SignInForm
          invitation={{
            secret,
            name,
            text: `${name === null ? 'You are' : `${name}, you are`} invited as ${rolesText(roles).toLowerCase()}. Enter the number ending in ${ending}.`,
          }}
          onSignedIn={() => {
            pendingInvitation.clear();
            onSignedIn();
          }}
        />
      )}
    </Loaded>
  );
}
