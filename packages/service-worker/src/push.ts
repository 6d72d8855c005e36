declare const self: ServiceWorkerGlobalScope;

/** Declarative Web Push, for browsers that leave showing it to a worker. */
interface PushMessage {
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly navigate: string;
    readonly tag: string;
    readonly lang: string;
  };
}

/** Shows a message. Browsers require one notification for each. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  if (data === null) return;
  const { title, body, navigate, tag, lang } = (data.json() as PushMessage).notification;
  await self.registration.showNotification(title, { body, tag, lang, data: navigate });
}

/** Opens the page that a message is about, in an existing tab if it is open. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const address = String(notification.data);
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : self.clients.openWindow(address));
}
