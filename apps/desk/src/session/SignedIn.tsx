import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { deskMeQuery } from '@maidan/api-client/queries/desk/access';
import { Button } from '@maidan/ui/Button';
import { ErrorState } from '@maidan/ui/ErrorState';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StaffContext, useSignOut } from './DeskContext.tsx';

interface SignedInProps {
  opening: ReactNode;
  children: ReactNode;
}

/** Loads the signed-in member of staff. An expired session is refused here, which leads to the sign-in. */
export function SignedIn({ opening, children }: SignedInProps) {
  const { data, error, isFetching, refetch } = useQuery(deskMeQuery(useApi()));
  const signOut = useSignOut();
  if (data) return <StaffContext value={data}>{children}</StaffContext>;
  if (!error) return opening;
  return (
    <ErrorState
      as="h1"
      title="The desk could not be opened."
      text={errorMessage(error)}
      pending={isFetching}
      onRetry={() => void refetch()}
    >
      <Button onClick={signOut}>Sign out</Button>
    </ErrorState>
  );
}
