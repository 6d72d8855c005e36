import type { Api } from '@maidan/api-client/core/create-api';
import { pushKey, setOwnPush, setPush, type PushTopic } from '@maidan/contract/account/push';
import { t } from '@maidan/i18n/text';
import { pushTopics } from './push-topics.ts';

/** Whether this browser can get push messages, and has the worker that shows them. */
export const hasPush = (): boolean =>
  'PushManager' in globalThis && 'Notification' in globalThis && Boolean(navigator.serviceWorker?.controller);

async function findSubscription(api: Api): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known) return known;
  const { key } = await api.call(pushKey, {});
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Has the server send what a browser wants to hear of, all of it, and stores that. Requests the permission.
 * @returns false when the reader, or the browser for them, refuses
 * @throws ApiError; then nothing has changed
 */
export async function changePush(api: Api, signedIn: boolean, topics: readonly PushTopic[]): Promise<boolean> {
  if (topics.length > 0 && (await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await findSubscription(api);
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const [language = ''] = t('language.locale').split('-');
  const body = { endpoint: endpoint ?? subscription.endpoint, p256dh, auth, topics: [...topics], language };
  const { data } = await (signedIn ? api.call(setOwnPush, { body }) : api.call(setPush, { body }));
  if (data.length === 0) {
    await subscription.unsubscribe();
    pushTopics.clear();
  } else {
    pushTopics.set({ topics: data });
  }
  return true;
}

/** Another person uses the browser: nothing of the former one is shown on it, without a network too. */
export async function endPush(): Promise<void> {
  pushTopics.clear();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
