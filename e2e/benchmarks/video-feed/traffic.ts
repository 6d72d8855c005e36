import type { Browser } from '@playwright/test';
import { show } from '../figures.ts';
import { slow4G } from './frames.ts';
import { settle, move, takePhone, type Phone } from './phone.ts';

const SLIDES = 10;
const isClip = (url: string) => /\.(?:mp4|webm|m4s|ts)(?:\?|$)/.test(url);

/** Counts the bytes of clips loaded over the network; cached data has an encoded length of 0. */
async function countClipBytes({ devtools }: Phone): Promise<() => number> {
  const clips = new Set<string>();
  let bytes = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (isClip(request.url)) clips.add(requestId);
  });
  // Counted by chunks: a request that is abandoned once the clip has enough data never reports its full length.
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (clips.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** As a new visitor, watches each of ten clips to its end, and compares the bytes loaded with the bytes played. */
export async function tenSlides(browser: Browser, feed: string): Promise<void> {
  const phone = await takePhone(browser);
  const { page, devtools } = phone;
  const fetched = await countClipBytes(phone);
  // On an unlimited network a browser would buffer far more than on a real one.
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(feed);
  const seen = new Set<string>();
  for (let count = 1; count <= SLIDES; count += 1) {
    await settle(page);
    const src = await page.evaluate(async () => {
      const video = [...document.querySelectorAll('video')].find(({ paused }) => !paused);
      if (!video) return '';
      await new Promise<void>((resolve) => {
        const look = () => (video.currentTime > video.duration - 0.4 ? resolve() : setTimeout(look, 100));
        look();
      });
      return video.currentSrc;
    });
    seen.add(src);
    if (count < SLIDES) await move(phone, 'next');
  }
  const bytes = fetched();
  let played = 0;
  for (const src of seen) {
    const answer = await page.request.head(src.replace('maidan.localhost', '127.0.0.1'));
    played += Number(answer.headers()['content-length']);
  }
  await phone.close();
  show(
    `Bytes fetched to bytes played, ${SLIDES} slides watched to their end`,
    `${(bytes / played).toFixed(2)} (${kilobytes(bytes)} to ${kilobytes(played)})`,
    'at most 1.3',
  );
}

/** Measures ten slides with the data saver on and no taps. */
export async function tenSlidesSpared(browser: Browser, feed: string): Promise<void> {
  const phone = await takePhone(browser);
  const { page } = phone;
  const fetched = await countClipBytes(phone);
  await page.goto(new URL('/settings', feed).href);
  await page.getByRole('radio', { name: 'On', exact: true }).check();
  await page.goto(feed);
  await page.waitForFunction(() => document.querySelector('.swiper-initialized') !== null);
  for (let count = 1; count < SLIDES; count += 1) await move(phone, 'next');
  show(`Bytes of clips fetched with data saver on, ${SLIDES} slides`, `${fetched()}`, '0');
  await phone.close();
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
