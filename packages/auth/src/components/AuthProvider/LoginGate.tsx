import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useAuthContext } from '../../session/auth-context.ts';
import { doorClosed } from '../../login/login-door.ts';
import { useSnapshot } from '../../session/use-session.ts';

type Dialog = (typeof import('../LoginDialog/LoginDialog.tsx'))['LoginDialog'];

const loadDialog = async (): Promise<Dialog> => (await import('../LoginDialog/LoginDialog.tsx')).LoginDialog;

/** Loads the dialog with a visitor's first touch of the page, not with the page, and shows it when somebody knocks. */
export function LoginGate({ mark }: { readonly mark: ReactNode }) {
  const { auth, links } = useAuthContext();
  const { door, session, pendingLogin } = auth;
  const view = useSyncExternalStore(door.subscribe, door.snapshot, doorClosed);
  const { hasToken } = useSnapshot(session);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    if (hasToken || Dialog) return undefined;
    // In a task of its own: the first touch may begin a swipe. Should it fail, whoever knocks tries again.
    const preload = () => void setTimeout(() => loadDialog().catch(() => undefined));
    const options = { once: true, capture: true, passive: true } as const;
    addEventListener('pointerdown', preload, options);
    addEventListener('keydown', preload, options);
    return () => {
      removeEventListener('pointerdown', preload, options);
      removeEventListener('keydown', preload, options);
    };
  }, [hasToken, Dialog]);

  useEffect(() => {
    if (!view.open || Dialog) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      // What is to follow the login is stored, so the page can do it as well.
      () => location.assign(links.login),
    );
  }, [view.open, Dialog, links.login]);

  // The tab was put to sleep while the person read the SMS.
  useEffect(() => {
    if (pendingLogin.get()?.open && session.token() === null && !door.hasFormOnPage()) door.open();
  }, [pendingLogin, session, door]);

  if (!Dialog) return null;
  return (
    <Dialog
      open={view.open}
      onClose={auth.dismissLogin}
      onLeave={auth.setLoginAside}
      mark={mark}
      message={view.message}
      terms={links}
      sendOtp={auth.sendOtp}
      verify={auth.verify}
      pendingLogin={pendingLogin}
      onSignedIn={auth.completeLogin}
      onEmptyReply={auth.emptyReply}
    />
  );
}
