import { useApi } from '@maidan/api-client/core/api-provider';
import { meQuery } from '@maidan/api-client/queries/account/users';
import type { LoginAccount } from '@maidan/contract/account/sessions';
import type { Id } from '@maidan/contract/core/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuthContext } from '../../session/auth-context.ts';
import { useSession } from '../../session/use-session.ts';
import { useSessionHint } from '../../session/use-session-hint.ts';
import { notMyAccount } from '../../sister-site/declined-account.ts';

interface Offer {
  readonly account: LoginAccount;
  readonly Dialog: (typeof import('../ContinueAsDialog/ContinueAsDialog.tsx'))['ContinueAsDialog'];
}

/** Adopts the sister site's login. Loads the code only if there is such a login, and the dialog only to confirm it. */
export function SisterLoginGate() {
  const { auth } = useAuthContext();
  const api = useApi();
  const queryClient = useQueryClient();
  const { hasToken } = useSession();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [pending, setPending] = useState(false);

  /** @returns whether there is an account to confirm */
  async function adopt(confirmed?: Id): Promise<boolean> {
    const { adoptSisterSession } = await import('../../sister-site/adopt-sister-session.ts');
    const account = await adoptSisterSession(api, auth.session, auth.logoutQueue, confirmed);
    const isOffered = account !== null && String(account.user_id) !== notMyAccount.get();
    setOffer(
      isOffered
        ? { account, Dialog: (await import('../ContinueAsDialog/ContinueAsDialog.tsx')).ContinueAsDialog }
        : null,
    );
    return isOffered;
  }

  useSessionHint(
    auth.session,
    // If a part cannot be loaded, the person stays a visitor.
    () => void adopt().catch(() => undefined),
    () => void queryClient.refetchQueries({ queryKey: meQuery(api).queryKey }),
  );

  // Logging in another way settles the offer, and it must not come back when that session ends.
  useEffect(() => auth.session.onTokenChange(() => setOffer(null)), [auth]);

  if (offer === null || hasToken) return null;
  const { account, Dialog } = offer;

  async function continueAs(): Promise<void> {
    setPending(true);
    // If a part cannot be loaded, the person can still log in with a code.
    const isOffered = await adopt(account.user_id).catch(() => false);
    setPending(false);
    if (isOffered || auth.session.token() !== null) return;
    // The person wants to be logged in, but that login has ended in the meantime.
    setOffer(null);
    auth.openLogin();
  }

  function decline(): void {
    notMyAccount.set(String(account.user_id));
    setOffer(null);
  }

  return <Dialog account={account} pending={pending} onContinue={() => void continueAs()} onDecline={decline} />;
}
