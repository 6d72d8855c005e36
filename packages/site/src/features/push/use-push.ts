import { markFollowed } from '@maidan/actions/follows/followed-mark';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useSession } from '@maidan/auth/session/use-session';
import { useStore } from '@maidan/browser/use-store';
import type { PushTopic } from '@maidan/contract/account/push';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState, useSyncExternalStore } from 'react';
import { changePush, hasPush } from './change-push.ts';
import { isSameTopic, pushTopics } from './push-topics.ts';

const NONE: readonly PushTopic[] = [];

function subscribe(listener: () => void): () => void {
  navigator.serviceWorker?.addEventListener('controllerchange', listener);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', listener);
}

/** The push topics of this browser, and how to change them; not available on the server and in the first render. */
export function usePush() {
  const api = useApi();
  const { signedIn } = useSession();
  const topics = useStore(pushTopics)?.topics ?? NONE;
  const isPossible = useSyncExternalStore(subscribe, hasPush, () => false);
  const [isPending, setIsPending] = useState(false);

  async function change(topic: PushTopic, isWanted: boolean, former?: readonly string[]): Promise<void> {
    setIsPending(true);
    try {
      const others = topics.filter((one) => !isSameTopic(one, topic, former));
      const isAllowed = await changePush(api, signedIn, isWanted ? [...others, topic] : others);
      if (isAllowed && isWanted) markFollowed();
      if (isAllowed) showToast(isWanted ? t('push.started') : t('push.ended'));
      else showToast(t('push.blocked'), { tone: 'error' });
    } catch (error) {
      showToast(errorMessage(error), { tone: 'error' });
    } finally {
      setIsPending(false);
    }
  }

  return { topics, isPossible, isPending, change };
}
