import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { canLoad } from '@maidan/browser/missing-script';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useAuthContext } from '../../session/auth-context.ts';
import { closedLoginDialog } from '../../login/login-dialog-state.ts';
import { useSnapshot } from '../../session/use-session.ts';

type Dialog = (typeof import('../LoginDialog/LoginDialog.tsx'))['LoginDialog'];

const loadDialog = async (): Promise<Dialog> => (await import('../LoginDialog/LoginDialog.tsx')).LoginDialog;

/** Loads the dialog at a visitor's first input, not with the page, and shows it once it is opened. */
export function LoginGate({ mark }: { readonly mark: ReactNode }) {
  const { auth, links } = useAuthContext();
  const { loginDialog, session, pendingLogin } = auth;
  const view = useSyncExternalStore(loginDialog.subscribe, loginDialog.snapshot, closedLoginDialog);
  const { hasToken } = useSnapshot(session);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    if (hasToken || Dialog) return undefined;
    // In a separate task: the first touch may start a swipe. If it fails, opening the dialog tries again.
    const preload = () => void setTimeout(() => loadDialog().catch(() => undefined));
    const options = { once: true, capture: true, passive: true } as const;
    addEventListener('pointerdown', preload, options);
    addEventListener('keydown', preload, options);
    return () => {
      removeEventListener('pointerdown', preload, options);
      removeEventListener('keydown', preload, options);
    };
  }, [hasToken, Dialog]);

  const doWithoutDialog = useEffectEvent(async () => {
    // The return URL is stored, so the login page can take over.
    const login = atBase(t('language.base'), links.login);
    if (await canLoad(login)) {
      location.assign(login);
      return;
    }
    auth.dismissLogin();
    showToast(t('auth.offline'), { tone: 'error' });
  });
  useEffect(() => {
    if (!view.open || Dialog) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => void doWithoutDialog(),
    );
  }, [view.open, Dialog]);

  // The browser discarded the tab while the person read the SMS.
  useEffect(() => {
    if (pendingLogin.get()?.open && session.token() === null && !loginDialog.hasFormOnPage()) loginDialog.open();
  }, [pendingLogin, session, loginDialog]);

  if (!Dialog) return null;
  return (
    <Dialog
      open={view.open}
      onClose={auth.dismissLogin}
      onLeave={auth.minimizeLogin}
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
