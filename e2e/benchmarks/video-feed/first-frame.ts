import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { maidanProcess } from '../../support/operator.ts';
import { startProductWith, type StartedProduct } from '../../support/start-product.ts';
import { show } from '../figures.ts';
import { slow4G } from './frames.ts';
import { takePhone } from './phone.ts';

const run = promisify(execFile);

/** A phone's clip of six seconds: 1080p at 17 Mbit/s, with its index at the end. */
const FILM =
  '-v error -f lavfi -i testsrc2=size=1080x1920:rate=30:duration=6,noise=alls=12:allf=t -f lavfi -i sine=frequency=440:duration=6 ' +
  '-shortest -pix_fmt yuv420p -preset ultrafast -b:v 17M -fflags +bitexact';

/** The tags of the original clip, and of the clip in all sizes. */
const tags = ['sent', 'ready'] as const;

/** Measures what a phone with the data saver loads over slow 4G before the first frame of a clip. */
export async function firstFrameSpared(browser: Browser): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
  const film = join(folder, 'media/phone.mp4');
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'pack.json'), JSON.stringify({ format: 1, name: 'A clip' }));
  const isFilmed = await run('ffmpeg', [...FILM.split(' '), film]).then(
    () => true,
    () => false,
  );
  if (!isFilmed) {
    show('Bytes until the first frame, data saver', 'left out: ffmpeg is not installed');
    return;
  }
  const product = await startProductWith({}, { tags: tags.map((slug) => ({ slug, name: slug })) });
  try {
    for (const tag of tags) {
      const settings = { DATA_DIR: product.dataDir, ...(tag === 'sent' && { FFMPEG: 'none' }) };
      const post = { slug: tag, name: tag, type: 'video', media: 'media/phone.mp4', tags: [tag], published_at: '-1m' };
      await writeFile(join(folder, 'tags.json'), JSON.stringify([{ slug: tag, name: tag }]));
      await writeFile(join(folder, 'posts.json'), JSON.stringify([post]));
      await maidanProcess(settings, 'content', 'import', folder);
    }
    await copiesOf(product);
    const fetched = { sent: await measure(browser, product, 'sent'), ready: await measure(browser, product, 'ready') };
    for (const tag of tags) {
      const { clips, all } = fetched[tag];
      const name = tag === 'sent' ? 'as a phone sent it' : 'in all sizes';
      show(`Bytes until the first frame, data saver, slow 4G, a clip ${name}`, `${clips} of the clip, ${all} of all`);
    }
    const part = (of: 'clips' | 'all') => (fetched.ready[of] / fetched.sent[of]).toFixed(2);
    show('The second to the first', `${part('clips')} of the clip, ${part('all')} of all`, 'at most 0.33');
  } finally {
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

/** Waits until the server has encoded the other sizes. */
async function copiesOf({ ports }: StartedProduct): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${ports.api}/api/post/ready`);
    if (((await answer.json()) as { clip_variants: unknown }).clip_variants !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function measure(browser: Browser, { feed }: StartedProduct, tag: string) {
  const phone = await takePhone(browser);
  const { page, devtools } = phone;
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g', downlink: 1.6 });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const clips = new Set<string>();
  const bytes = { clips: 0, all: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\.mp4(?:$|\?)/.test(request.url)) clips.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (clips.has(requestId)) bytes.clips += encodedDataLength;
  });
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(`${feed}/videofeed/tag/${tag}`);
  await page.waitForFunction(() => document.querySelector('.swiper-initialized') !== null);
  if (bytes.clips > 0) throw new Error('a clip was fetched before a tap');
  const shown = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.querySelector('video')?.requestVideoFrameCallback(() => resolve());
      }),
  );
  await page.getByRole('button', { name: /^Play / }).click();
  await shown;
  const until = { ...bytes };
  await phone.close();
  return until;
}
