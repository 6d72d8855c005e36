import { t } from '@maidan/i18n/text';
import type { Api, ApiOptions } from '@maidan/api-client/core/create-api';
import { mobileOtp, type LoginReply } from '@maidan/contract/account/login';
import { createAlertStore, type AlertStore } from './alert-storage.ts';
import { createLoginDialogState, type LoginDialogState, type OpenLogin } from '../login/login-dialog-state.ts';
import { createPendingLogin, type PendingLoginStore } from '../login/pending-login-storage.ts';
import { returnUrls } from '../return-url/return-url-storage.ts';
import { createLogoutQueue, type LogoutQueue } from './logout-queue.ts';
import type { Credentials, Session } from './session.ts';
import type { LoginEntry } from '../login/use-login-flow.ts';
import { withProof } from '../login/with-proof.ts';

export interface AuthParts {
  readonly api: Api;
  readonly session: Session;
  /** The same bases as the api's. */
  readonly bases: ApiOptions['bases'];
  /** Goes to a path of this site. */
  readonly navigate: (path: string) => void;
  /** Goes to the home page of the site. */
  readonly navigateHome: () => void;
  /** Whether the page is for users only, and so redirects to the login itself. */
  readonly mustLeave?: () => boolean;
}

/** Login and logout apart from components. One per page. */
export interface Auth {
  readonly session: Session;
  readonly alerts: AlertStore;
  readonly loginDialog: LoginDialogState;
  readonly pendingLogin: PendingLoginStore;
  readonly logoutQueue: LogoutQueue;
  openLogin(options?: OpenLogin): void;
  /** The person declined to log in, so pending actions and the return URL are dropped. */
  dismissLogin(): void;
  onLoginDismissed(listener: () => void): () => void;
  /** Closes the dialog while the person reads the terms; nothing is dropped. */
  minimizeLogin(): void;
  sendOtp(phone: string): Promise<LoginReply>;
  verify(entry: LoginEntry): Promise<LoginReply>;
  /** After both steps. */
  completeLogin(credentials: Credentials): void;
  /** Leaves a page that only serves the login, for the stored return URL or for home. */
  leaveLoginPage(): void;
  emptyReply(): void;
  logout(): void;
  /** Ends the session in this browser only: the server has deleted it with the account. */
  signOutDeletedAccount(message: string): void;
}

export function createAuth({ api, session, bases, navigate, navigateHome, mustLeave }: AuthParts): Auth {
  const alerts = createAlertStore();
  const pendingLogin = createPendingLogin();
  const loginDialog = createLoginDialogState();
  const logoutQueue = createLogoutQueue(bases);
  const dismissed = new Set<() => void>();

  function openLogin({ message, returnTo }: OpenLogin = {}): void {
    if (returnTo !== undefined) returnUrls.keep(returnTo, location.pathname);
    const isLeaving = session.token() === null && mustLeave?.() === true;
    if (!session.snapshot().signedIn && !isLeaving) loginDialog.open(message);
  }

  function minimizeLogin(): void {
    const pending = pendingLogin.get();
    if (pending) pendingLogin.set({ ...pending, open: false });
    loginDialog.close();
  }

  /** Opens the stored return URL once. @returns whether this tab leaves the page */
  function goBack(): boolean {
    const back = returnUrls.take();
    if (back === null) return false;
    if (!back.external) navigate(back.href);
    // Without a recent tap the browser would silently block a new tab: use this one.
    else if (navigator.userActivation?.isActive === false) location.assign(back.href);
    else {
      window.open(back.href, '_blank', 'noopener');
      return false;
    }
    return true;
  }

  return {
    session,
    alerts,
    loginDialog,
    pendingLogin,
    logoutQueue,
    openLogin,
    dismissLogin() {
      for (const listener of dismissed) listener();
      returnUrls.take();
      minimizeLogin();
    },
    onLoginDismissed(listener) {
      dismissed.add(listener);
      return () => dismissed.delete(listener);
    },
    minimizeLogin,
    async sendOtp(phone) {
      // First, because revoking an old login would also remove the cookies of a new one.
      await logoutQueue.flush();
      const body = { phone, type: 'phone' as const, pin: '', name: '', email: '' };
      return withProof((proof) => api.call(mobileOtp, { body: proof ? { ...body, proof } : body }));
    },
    verify: (entry) => api.call(mobileOtp, { body: { ...entry, type: '' } }),
    completeLogin(credentials) {
      alerts.store(t('auth.loggedIn'));
      session.signIn(credentials);
    },
    leaveLoginPage() {
      const isLeaving = goBack();
      if (!isLeaving && loginDialog.hasFormOnPage()) navigateHome();
    },
    emptyReply() {
      // The specification demands the capital letter.
      alerts.storeForReload(t('auth.emptyReply'), 'error');
      location.reload();
    },
    logout() {
      const token = session.token();
      if (token === null) {
        alerts.store(t('auth.error'), 'error');
        session.reread();
        return;
      }
      logoutQueue.add(token);
      session.signOut();
      alerts.store(t('auth.loggedOut'));
      navigateHome();
      void logoutQueue.flush();
    },
    signOutDeletedAccount(message) {
      alerts.store(message);
      session.forgetUser();
      navigateHome();
    },
  };
}
