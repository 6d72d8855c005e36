import { variantAddress } from '@maidan/contract/media/picture-variants';
import { postBySlug } from '@maidan/contract/feed/posts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { png } from '../../testing/operator.ts';
import { importPost } from '../../testing/posts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testPictures } from '../../testing/media/test-pictures.ts';
import { memoryFiles } from '../../testing/media/memory-files.ts';
import { completePictures } from './complete-pictures.ts';

test.each(engines)('on %s, a picture replaces its missing copies until a restart makes them', async (engine) => {
  const files = memoryFiles();
  const api = await createTestApp(engine, {}, { files });
  await importPost(api, 'turf', { 'turf.png': png(640, 360) }, { media: 'media/turf.png', alt: 'Turf' });
  const { media, media_variants: variants } = await api.reply(postBySlug, { params: { slug: 'turf' } });
  expect(variants).toMatchObject({ width: 640, height: 360, widths: [240, 480, 640], formats: ['avif', 'webp'] });

  const copies = [240, 480, 640].flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => variantAddress(media ?? '', width, format)),
  );
  const served = () =>
    Promise.all(
      copies.map(async (address) => {
        const { status, headers } = await api.send('HEAD', address);
        return [status, headers.get('content-type'), headers.get('cache-control')];
      }),
    );
  const made = await served();
  expect(new Set(made.map(String))).toEqual(
    new Set(['avif', 'webp'].map((type) => `200,image/${type},public, max-age=31536000, s-maxage=30, immutable`)),
  );

  for (const address of copies) files.drop(address.slice('/api/media/'.length));
  expect(new Set((await served()).map(String))).toEqual(new Set(['200,image/jpeg,no-store']));
  await completePictures({ db: api.db, files, pictures: testPictures }, new AbortController().signal, pino());
  expect(await served()).toEqual(made);
  await api.close();
});
