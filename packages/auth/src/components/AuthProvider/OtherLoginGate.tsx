import { useApi } from '@maidan/api-client/core/api-provider';
import { use, useEffect, useState } from 'react';
import { MeContext, useAuthContext } from '../../session/auth-context.ts';
import { declinedLogin } from '../../sister-site/other-login-storage.ts';
import { switchToSisterSession } from '../../sister-site/adopt-sister-session.ts';
import { useOtherLogin } from '../../sister-site/use-other-login.ts';

type Question = (typeof import('../OtherLogin/OtherLogin.tsx'))['OtherLogin'];

/** Asks, when it comes to that, whether the login of the sister site is wanted here; its code is loaded then. */
export function OtherLoginGate() {
  const { auth } = useAuthContext();
  const api = useApi();
  const me = use(MeContext);
  const other = useOtherLogin(auth.session);
  const [Question, setQuestion] = useState<Question | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (other === null || Question) return;
    // Should it fail to load, nobody is asked and nobody switched.
    import('../OtherLogin/OtherLogin.tsx').then(
      ({ OtherLogin }) => setQuestion(() => OtherLogin),
      () => undefined,
    );
  }, [other, Question]);

  if (!Question || other === null || other === answered) return null;

  function close(): void {
    if (other === null) return;
    declinedLogin.set(other);
    setAnswered(other);
  }

  async function takeIt(): Promise<void> {
    setPending(true);
    await switchToSisterSession(api, auth.session, auth.logoutQueue);
    setPending(false);
    close();
  }

  return <Question name={me?.name ?? ''} pending={pending} onSwitch={() => void takeIt()} onStay={close} />;
}
