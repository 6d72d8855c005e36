import { useApi } from '@maidan/api-client/core/api-provider';
import type { ApiOptions } from '@maidan/api-client/core/create-api';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { AuthContext, MeContext, type LoginLinks } from '../../session/auth-context.ts';
import { createAuth } from '../../session/auth.ts';
import { keepFocus } from '../../login/keep-focus.ts';
import { refreshQueries } from '../../session/refresh-queries.ts';
import { returnUrls } from '../../return-url/return-url-storage.ts';
import type { Session, SessionCause, SessionChange } from '../../session/session.ts';
import { adoptSisterSession } from '../../sister-site/adopt-sister-session.ts';
import { useMeWatch } from '../../session/use-me-watch.ts';
import { useSessionHint } from '../../session/use-session-hint.ts';
import { useSnapshot } from '../../session/use-session.ts';
import { LoginGate } from './LoginGate.tsx';
import { OtherLoginGate } from './OtherLoginGate.tsx';

export interface AuthProviderProps {
  /** The one that the api was made with. */
  readonly session: Session;
  /** The bases the api was made with. */
  readonly bases: ApiOptions['bases'];
  readonly links: LoginLinks;
  /** Goes to a path of this site without a page load. */
  readonly navigate: (path: string) => void;
  readonly navigateHome: () => void;
  /** Whether the page that is shown is for users only: then a session that ends elsewhere leads to the login, and back. */
  readonly mustLeave?: () => boolean;
  /** After the token is there and the queries have been told to refresh. */
  readonly onLoggedIn?: (cause: SessionCause) => void;
  readonly onLoggedOut?: (cause: SessionCause) => void;
  /** The product's mark before the dialog's title, 32 px. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Login, session and what follows from them. Needs an ApiProvider and a QueryClientProvider above it. */
export function AuthProvider(props: AuthProviderProps) {
  const { session, bases, links, navigate, navigateHome, mustLeave, onLoggedIn, onLoggedOut, mark, children } = props;
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useEffectEvent(navigate);
  const goHome = useEffectEvent(() => {
    // Without a network another page may not load at all: a logout there leaves only what visitors must not see.
    if (navigator.onLine || mustLeave?.()) navigateHome();
  });
  const [auth] = useState(() => createAuth({ api, session, bases, navigate: go, navigateHome: goHome }));
  const snapshot = useSnapshot(session);
  const user = useMeWatch(api, session, snapshot);

  const changed = useEffectEvent(({ cause, before, after }: SessionChange) => {
    refreshQueries(queryClient, api, before.hasToken);
    if (after.hasToken) {
      const hadForm = auth.door.hasFormOnPage();
      auth.door.close();
      if (cause === 'login' || hadForm) auth.leaveLoginPage();
      // Once the page has turned to the user's view, so that its handlers are the user's too.
      setTimeout(() => {
        auth.intents.runPending();
        if (cause === 'login') keepFocus();
      });
      onLoggedIn?.(cause);
      return;
    }
    // Refused on arrival: home, as the specification says of a failed `me`. Refused later, one stays where one is.
    const isRefusedOnArrival = cause === 'refused' && !before.confirmed;
    if (isRefusedOnArrival) navigateHome();
    else if (cause !== 'logout' && mustLeave?.()) {
      returnUrls.keep(`${location.pathname}${location.search}`, location.pathname);
      navigate(links.login);
    }
    onLoggedOut?.(cause);
  });
  useEffect(() => session.onTokenChange((change) => changed(change)), [session]);

  // By the session itself: what the first render shows is nobody's, and would make the page flash.
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
    // A page out of the back-forward cache slept through what happened.
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

  useSessionHint(
    session,
    () => void adoptSisterSession(api, session, auth.logoutQueue),
    () => void queryClient.refetchQueries({ queryKey: meQuery(api).queryKey }),
  );

  const context = useMemo(() => ({ auth, links }), [auth, links]);
  return (
    <AuthContext value={context}>
      <MeContext value={user}>
        {children}
        <LoginGate mark={mark} />
        <OtherLoginGate />
      </MeContext>
    </AuthContext>
  );
}
