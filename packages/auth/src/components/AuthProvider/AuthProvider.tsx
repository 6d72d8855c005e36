import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import type { ApiOptions } from '@maidan/api-client/core/create-api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { AuthContext, MeContext, type LoginLinks } from '../../session/auth-context.ts';
import { createAuth } from '../../session/auth.ts';
import { keepFocus } from '../../login/keep-focus.ts';
import { refreshQueries } from '../../session/refresh-queries.ts';
import { returnUrls } from '../../return-url/return-url-storage.ts';
import type { Session, SessionCause, SessionChange } from '../../session/session.ts';
import { useMeWatch } from '../../session/use-me-watch.ts';
import { useSnapshot } from '../../session/use-session.ts';
import { ConsentGate } from './ConsentGate.tsx';
import { LoginGate } from './LoginGate.tsx';
import { AccountSwitchGate } from './AccountSwitchGate.tsx';
import { SisterLoginGate } from './SisterLoginGate.tsx';

export interface AuthProviderProps {
  /** The session of the API client. */
  readonly session: Session;
  /** The bases of the API client. */
  readonly bases: ApiOptions['bases'];
  readonly links: LoginLinks;
  /** Goes to a path of this site without a page load. */
  readonly navigate: (path: string) => void;
  readonly navigateHome: () => void;
  /** Whether the current page is for users only. From there, a session that ends elsewhere leads to the login, and back. */
  readonly mustLeave?: () => boolean;
  /** Runs once the queries are being refreshed. */
  readonly onLoggedIn?: (cause: SessionCause) => void;
  readonly onLoggedOut?: (cause: SessionCause) => void;
  /** The product's mark before the dialog's title, 32 px. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Provides login and session. Needs an ApiProvider and a QueryClientProvider around it. */
export function AuthProvider(props: AuthProviderProps) {
  const { session, bases, links, navigate, navigateHome, mustLeave, onLoggedIn, onLoggedOut, mark, children } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useEffectEvent(navigate);
  const goHome = useEffectEvent(() => {
    // Offline, the home page may not load, so an offline logout leaves only pages for users.
    if (navigator.onLine || mustLeave?.()) navigateHome();
  });
  const isGuarded = useEffectEvent(() => mustLeave?.() ?? false);
  const [auth] = useState(() =>
    createAuth({ api, session, bases, navigate: go, navigateHome: goHome, mustLeave: isGuarded }),
  );
  const snapshot = useSnapshot(session);
  const user = useMeWatch(api, session, snapshot);

  const changed = useEffectEvent(({ cause, before, after }: SessionChange) => {
    refreshQueries(queryClient, api, before.hasToken);
    if (after.hasToken) {
      const hadForm = auth.loginDialog.hasFormOnPage();
      auth.loginDialog.close();
      if (cause === 'login' || hadForm) auth.leaveLoginPage();
      // After the user's view has rendered.
      if (cause === 'login') setTimeout(keepFocus);
      onLoggedIn?.(cause);
      return;
    }
    // A token that is refused at the start leads home; if it is refused later, the person stays on the page.
    const isRefusedOnArrival = cause === 'refused' && !before.confirmed;
    if (isRefusedOnArrival) {
      if (location.pathname === '/') auth.alerts.store(t('auth.ended'), 'error');
      else auth.alerts.storeWithWayBack(t('auth.ended'), `${location.pathname}${location.search}`);
      navigateHome();
    } else if (cause === 'refused') auth.alerts.store(t('auth.ended'), 'error');
    if (!isRefusedOnArrival && cause !== 'logout' && mustLeave?.()) {
      returnUrls.keep(`${location.pathname}${location.search}`, location.pathname);
      navigate(links.login);
    }
    onLoggedOut?.(cause);
  });
  useEffect(() => session.onTokenChange((change) => changed(change)), [session]);

  // Read from the session, because the first render shows the visitor's view, which would make the page flash.
  useEffect(() => {
    const { dataset } = document.documentElement;
    const show = () => {
      if (session.snapshot().signedIn) dataset['signedIn'] = '';
      else delete dataset['signedIn'];
    };
    show();
    return session.subscribe(show);
  }, [session]);

  useEffect(() => {
    // A page from the back-forward cache has missed changes.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && session.reread();
    const sendLogouts = () => void auth.logoutQueue.flush();
    sendLogouts();
    addEventListener('pageshow', wake);
    addEventListener('online', sendLogouts);
    return () => {
      removeEventListener('pageshow', wake);
      removeEventListener('online', sendLogouts);
    };
  }, [auth, session]);

  const context = useMemo(() => ({ auth, links }), [auth, links]);
  return (
    <AuthContext value={context}>
      <MeContext value={user}>
        {children}
        <LoginGate mark={mark} />
        <SisterLoginGate />
        <AccountSwitchGate />
        <ConsentGate />
      </MeContext>
    </AuthContext>
  );
}
