import type { Api, ApiOptions } from '@maidan/api-client/core/create-api';
import { mobileOtp, type LoginReply } from '@maidan/contract/account/login';
import { createAlertStore, type AlertStore } from './alert-storage.ts';
import { createIntentStore } from '../login/intent-storage.ts';
import { createIntents, type Intents } from '../login/intents.ts';
import { createLoginDoor, type LoginDoor, type OpenLogin } from '../login/login-door.ts';
import { SOMETHING_WENT_WRONG_HERE } from '../login/login-outcome.ts';
import { createPendingLogin, type PendingLoginStore } from '../login/pending-login-storage.ts';
import { returnUrls } from '../return-url/return-url-storage.ts';
import { createLogoutQueue, type LogoutQueue } from './logout-queue.ts';
import type { Credentials, Session } from './session.ts';
import { workFor } from '../login/solve-task.ts';
import type { LoginEntry } from '../login/use-login-flow.ts';

export interface AuthParts {
  readonly api: Api;
  readonly session: Session;
  /** The same bases as the api's. */
  readonly bases: ApiOptions['bases'];
  /** Goes to a path of this site. */
  readonly navigate: (path: string) => void;
  /** Goes to / (the league site: to its own). */
  readonly navigateHome: () => void;
}

/** Everything about logging in and out that is no component. One per page. */
export interface Auth {
  readonly session: Session;
  readonly alerts: AlertStore;
  readonly intents: Intents;
  readonly door: LoginDoor;
  readonly pendingLogin: PendingLoginStore;
  readonly logoutQueue: LogoutQueue;
  openLogin(options?: OpenLogin): void;
  /** The person wants no login: what was to follow it is forgotten. */
  dismissLogin(): void;
  /** The person reads the small print meanwhile: the dialog closes, nothing is forgotten. */
  setLoginAside(): void;
  sendOtp(phone: string): Promise<LoginReply>;
  verify(entry: LoginEntry): Promise<LoginReply>;
  /** Both steps are done (specification, section 4, Login flow, 3 and 4). */
  completeLogin(credentials: Credentials): void;
  /** Leaves a page that only served the login: for the stored return URL, else home. */
  leaveLoginPage(): void;
  emptyReply(): void;
  logout(): void;
  /** The account is no more: the server knows of no login that could be ended. */
  leaveForGood(message: string): void;
}

export function createAuth({ api, session, bases, navigate, navigateHome }: AuthParts): Auth {
  const alerts = createAlertStore();
  const intentStore = createIntentStore();
  const pendingLogin = createPendingLogin();
  const door = createLoginDoor();
  const logoutQueue = createLogoutQueue(bases);
  const intents = createIntents({ store: intentStore, session, openLogin });

  function openLogin({ message, returnTo, intent }: OpenLogin = {}): void {
    if (returnTo !== undefined) returnUrls.keep(returnTo, location.pathname);
    if (intent) intentStore.keep(intent.name, intent.data ?? null);
    if (session.snapshot().signedIn) intents.runPending();
    else door.open(message);
  }

  function setLoginAside(): void {
    const pending = pendingLogin.get();
    if (pending) pendingLogin.set({ ...pending, open: false });
    door.close();
  }

  /** Opens the stored return URL, which is gone by then. @returns whether this tab goes somewhere */
  function goBack(): boolean {
    const back = returnUrls.take();
    if (back === null) return false;
    if (!back.external) navigate(back.href);
    // Without a tap of a moment ago a new tab would be blocked, unnoticed: then this one goes.
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
    intents,
    door,
    pendingLogin,
    logoutQueue,
    openLogin,
    dismissLogin() {
      intentStore.clear();
      returnUrls.take();
      setLoginAside();
    },
    setLoginAside,
    async sendOtp(phone) {
      // First, since revoking an old login would also take away the cookies of a new one.
      await logoutQueue.flush();
      const body = { phone, type: 'phone' as const, pin: '', name: '', email: '' };
      try {
        return await api.call(mobileOtp, { body });
      } catch (error) {
        const proof = await workFor(error);
        if (proof === null) throw error;
        return api.call(mobileOtp, { body: { ...body, proof } });
      }
    },
    verify: (entry) => api.call(mobileOtp, { body: { ...entry, type: '' } }),
    completeLogin(credentials) {
      alerts.store('Login Successful!');
      session.signIn(credentials);
    },
    leaveLoginPage() {
      const isGone = goBack();
      if (!isGone && door.hasFormOnPage()) navigateHome();
    },
    emptyReply() {
      alerts.storeForReload(SOMETHING_WENT_WRONG_HERE, 'error');
      location.reload();
    },
    logout() {
      const token = session.token();
      if (token === null) {
        alerts.store('Error', 'error');
        session.reread();
        return;
      }
      logoutQueue.add(token);
      session.signOut();
      alerts.store('Logged Out!');
      navigateHome();
      void logoutQueue.flush();
    },
    leaveForGood(message) {
      alerts.store(message);
      session.signOut();
      navigateHome();
    },
  };
}
