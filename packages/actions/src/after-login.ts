import { t } from '@maidan/i18n/text';
import type { Session } from '@maidan/auth/session/session';
import type { Id } from '@maidan/contract/core/wire';
import { parseInput, type Action, type ActionOutcome } from './action.ts';
import type { Attempt } from './action-slots.ts';
import type { GatedAction, LoginGate } from './login-gate.ts';

export interface LoginParts {
  readonly session: Pick<Session, 'snapshot'>;
  readonly openLogin: (options?: { readonly message?: string }) => void;
  readonly gate: LoginGate;
}

interface AfterLogin extends LoginParts {
  /** The action with this name, if a component of the page uses it. */
  readonly find: (name: string) => Action | undefined;
  readonly run: (action: Action, attempt: Attempt) => Promise<unknown>;
}

/** Actions that wait for a login, and are sent once there is one. */
export function createAfterLogin({ session, openLogin, gate, find, run }: AfterLogin) {
  async function resumeOne(action: Action, gated: GatedAction): Promise<void> {
    const input = await parseInput(action, gated.data);
    // Claimed before it is sent, so that a reload in between cannot send it again.
    if (gate.claim(gated) && input !== null) await run(action, { input, key: gated.key });
  }

  return {
    /**
     * Keeps an action and opens the login dialog.
     * @param userId the user whose session ended; null for a visitor
     */
    wait({ endpoint, reviewed, loginReason }: Action, { input, key }: Attempt, userId: Id | null): ActionOutcome {
      if (reviewed === undefined) gate.add({ name: endpoint.id, data: input, key, userId });
      const message = reviewed?.() ?? (userId === null ? loginReason?.() : t('calls.loginAgain'));
      openLogin(message === undefined ? {} : { message });
      return { status: 'gated', input, key };
    },
    resume(): void {
      const { signedIn, userId } = session.snapshot();
      for (const gated of signedIn ? gate.list() : []) {
        const isOther = gated.userId !== null && gated.userId !== userId;
        const action = find(gated.name);
        if (isOther) gate.claim(gated);
        // Its schema cannot be loaded offline; it waits for the next time.
        else if (action) void resumeOne(action, gated).catch(() => undefined);
      }
    },
  };
}
