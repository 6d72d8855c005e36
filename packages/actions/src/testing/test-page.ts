import { createAttemptKeys } from '@maidan/api-client/core/attempt-keys';
import type { Api } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import type { Id } from '@maidan/contract/core/wire';
import type { Action, ActionOutcome } from '../action.ts';
import { createActionQueue } from '../queue/action-queue.ts';
import { createActionRunner } from '../action-runner.ts';
import { createLoginGate } from '../login-gate.ts';
import { queueableActions } from '../queue/queueable-actions.ts';

interface PageOptions {
  readonly api: Api;
  readonly site?: Storage;
  readonly tab?: Storage;
  /** Null for a visitor. */
  readonly userId?: Id | null;
  /** If false, the server has not confirmed the login, and the page shows the visitor's view. */
  readonly signedIn?: boolean;
  readonly loadQueueable?: () => Promise<readonly Action[]>;
}

/** A page of the site: a runner with the storage of this tab and this site. */
export function testPage({ api, site = createPlatformStorage(), tab = createPlatformStorage(), ...more }: PageOptions) {
  const client = createQueryClient({ onServer: false });
  const queue = createActionQueue(areaOn(site));
  const gate = createLoginGate(areaOn(tab), areaOn(site));
  const logins: ({ readonly message?: string } | undefined)[] = [];
  let userId = more.userId === undefined ? 7 : more.userId;
  const runner = createActionRunner({
    api,
    client,
    queue,
    attempts: createAttemptKeys(areaOn(site), 'attempts'),
    gate,
    session: {
      snapshot: () => {
        const hasToken = userId !== null;
        return { hasToken, signedIn: hasToken && more.signedIn !== false, confirmed: true, userId };
      },
    },
    openLogin: (options) => void logins.push(options),
    showWaiting: () => undefined,
    loadQueueable: more.loadQueueable ?? (async () => queueableActions),
  });
  const become = (next: Id | null) => {
    userId = next;
  };
  const logIn = (next: Id = 7) => {
    become(next);
    runner.resume();
  };
  const outcomes: ActionOutcome[] = [];
  /** Mounts a component that uses the action. */
  const mount = (action: Action) => runner.mount(action, (outcome) => void outcomes.push(outcome));
  return { site, tab, client, queue, gate, runner, logins, outcomes, become, logIn, mount };
}
