import { createAttemptKeys } from '@maidan/api-client/core/attempt-keys';
import { useApi } from '@maidan/api-client/core/api-provider';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { siteArea } from '@maidan/browser/storage-area';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createActionQueue } from './queue/action-queue.ts';
import { createActionRunner } from './action-runner.ts';
import { createLoginGate } from './login-gate.ts';
import { startActions } from './start-actions.ts';
import { RunnerContext } from './use-action.ts';

const loadQueueable = async () => (await import('./queue/queueable-actions.ts')).queueableActions;

interface ActionsProviderProps {
  /** Opens the page that lists waiting actions. Only the first value is used. */
  readonly showWaiting: () => void;
  readonly children: ReactNode;
}

/** Runs the actions of a site. Needs an ApiProvider, a QueryClientProvider and an AuthProvider above it. */
export function ActionsProvider({ showWaiting, children }: ActionsProviderProps) {
  const api = useApi();
  const client = useQueryClient();
  const { auth } = useAuthContext();
  const [parts] = useState(() => {
    const [queue, gate] = [createActionQueue(), createLoginGate()];
    const attempts = createAttemptKeys(siteArea, 'attempts');
    const { session, openLogin } = auth;
    const all = { api, client, session, openLogin, queue, attempts, gate, loadQueueable };
    return { gate, runner: createActionRunner({ ...all, showWaiting }) };
  });
  useEffect(() => startActions({ ...parts, auth }), [parts, auth]);
  return <RunnerContext value={parts.runner}>{children}</RunnerContext>;
}
