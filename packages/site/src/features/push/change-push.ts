import type { Api } from '@maidan/api-client/core/create-api';
import { pushKey, setOwnPush, setPush, type PushTopic } from '@maidan/contract/account/push';
import { t } from '@maidan/i18n/text';
import { pushTopics } from './push-topics.ts';

/** Whether this browser supports push messages and has the worker that shows them. */
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
 * Sends the browser's complete list of topics to the server, and stores it. Asks for the permission.
 * @returns false if the reader, or the browser, denies it
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

/** Another person uses the browser: it must not show messages for the previous one, even offline. */
export async function endPush(): Promise<void> {
  pushTopics.clear();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
