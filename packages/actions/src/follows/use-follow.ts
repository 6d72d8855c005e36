import type { TopicType } from '@maidan/api-client/cache/patch-feed';
import type { Id } from '@maidan/contract/core/wire';
import { dismissToast, showToast, type ToastAction } from '@maidan/ui/toast/toast-store';
import { useRef } from 'react';
import { toastError } from '../toast-error.ts';
import { useToggle } from '../use-action.ts';
import { followTopic } from './follow-topic.ts';

/**
 * Follows or unfollows topics of one type.
 * @returns the switch, and a function that says in a toast that a topic is no longer followed. A refusal takes it back.
 */
export function useFollow(type: TopicType) {
  const toasts = useRef(new Map<Id, number>());
  const follow = useToggle(followTopic[type], (outcome) => {
    const isUndone = outcome.status === 'failed' || outcome.status === 'gated';
    const toast = toasts.current.get(outcome.input.following_id);
    if (isUndone && toast !== undefined) dismissToast(toast);
    if (outcome.status === 'failed') toastError(outcome.error);
  });
  function tellUnfollowed(id: Id, text: string, undo: ToastAction): void {
    toasts.current.set(id, showToast(text, { action: undo }));
  }
  return { follow, tellUnfollowed };
}
