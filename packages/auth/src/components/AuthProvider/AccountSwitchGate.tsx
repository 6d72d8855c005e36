import { useApi } from '@maidan/api-client/core/api-provider';
import { readId } from '@maidan/contract/core/wire';
import { use, useEffect, useState } from 'react';
import { MeContext, useAuthContext } from '../../session/auth-context.ts';
import { declinedAccount } from '../../sister-site/declined-account.ts';
import { useOtherAccount } from '../../sister-site/use-other-account.ts';

type SwitchDialog = (typeof import('../AccountSwitchDialog/AccountSwitchDialog.tsx'))['AccountSwitchDialog'];

/** Offers a switch to the sister site's account; loads the dialog only when there is one to offer. */
export function AccountSwitchGate() {
  const { auth } = useAuthContext();
  const api = useApi();
  const me = use(MeContext);
  const other = useOtherAccount(auth.session);
  const [SwitchDialog, setSwitchDialog] = useState<SwitchDialog | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (other === null || SwitchDialog) return;
    // If it cannot be loaded, the person is not asked and nothing is switched.
    import('../AccountSwitchDialog/AccountSwitchDialog.tsx').then(
      ({ AccountSwitchDialog }) => setSwitchDialog(() => AccountSwitchDialog),
      () => undefined,
    );
  }, [other, SwitchDialog]);

  if (!SwitchDialog || other === null || other === answered) return null;

  function close(): void {
    if (other === null) return;
    declinedAccount.set(other);
    setAnswered(other);
  }

  async function switchAccount(): Promise<void> {
    const wanted = readId(other);
    if (wanted === undefined) return;
    setPending(true);
    await import('../../sister-site/adopt-sister-session.ts').then(
      ({ switchToSisterSession }) => switchToSisterSession(api, auth.session, auth.logoutQueue, wanted),
      // If it cannot be loaded, everything stays as it is.
      () => undefined,
    );
    setPending(false);
    close();
  }

  return <SwitchDialog name={me?.name ?? ''} pending={pending} onSwitch={() => void switchAccount()} onStay={close} />;
}
