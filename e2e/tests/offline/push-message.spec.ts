import { expect } from '../../support/test.ts';
import { inWholeChromium } from '../../support/whole-chromium.ts';
import { findRegistration, test, untilStored } from './cut-site.ts';

test.use(inWholeChromium());

interface Shown {
  title: string;
  body: string;
  lang: string;
  tag: string;
}

const MESSAGE = {
  web_push: 8030,
  notification: {
    title: 'मैच की ख़बर: Lions',
    body: 'Lions – Tigers: नतीजा आ गया है।',
    navigate: '',
    tag: 'match cup/7',
    lang: 'hi-IN',
  },
};

test('the worker shows a push message in its language, and a later one about the same thing replaces it', async ({
  context,
  page,
  feed,
}) => {
  await context.grantPermissions(['notifications'], { origin: feed.origin });
  await page.goto(feed.origin);
  await untilStored(page);
  const session = await context.newCDPSession(page);
  const registrationId = await findRegistration(session, feed.origin);
  const displayed: (string | undefined)[] = [];
  session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: { eventMetadata } }) =>
    displayed.push(eventMetadata.find(({ key }) => key === 'Body')?.value),
  );
  await session.send('BackgroundService.startObserving', { service: 'notifications' });
  await session.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true });
  const deliver = async (body: string) => {
    const { notification } = MESSAGE;
    const navigate = `${feed.origin}/hi/post/night-in-basavanagudi`;
    const data = JSON.stringify({ ...MESSAGE, notification: { ...notification, body, navigate } });
    await session.send('ServiceWorker.deliverPushMessage', { origin: feed.origin, registrationId, data });
    // Chromium drops a notification that a page lists before it is displayed.
    await expect.poll(() => displayed).toContain(body);
  };
  const shown = (): Promise<Shown[]> =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications();
      return list.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
    });
  await deliver(MESSAGE.notification.body);
  const { title, body, lang, tag } = MESSAGE.notification;
  expect(await shown()).toEqual([{ title, body, lang, tag }]);
  await deliver('Lions – Tigers: मैच रद्द हो गया है।');
  expect((await shown()).map((one) => one.body)).toEqual(['Lions – Tigers: मैच रद्द हो गया है।']);
});
