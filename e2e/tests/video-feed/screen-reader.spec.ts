import { accessibilityTreeOf } from '../../support/accessibility-tree.ts';
import { expect, test } from '../../support/test.ts';
import { clipsOfHome, FEED, playing } from './clips.ts';

test('for a screen reader there is one slide at a time, each is announced once, and every control works', async ({
  page,
  addresses,
}) => {
  const clips = await clipsOfHome(page, addresses.api);
  await page.goto(FEED);
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);
  const ear = await accessibilityTreeOf(page);
  const slides = async () => (await ear.all('article')).map(({ name }) => name);
  const names = (role: string) => ear.all(role).then((all) => all.map(({ name }) => name));

  expect(await slides()).toEqual([expect.stringContaining(clips[0]?.name ?? '?')]);
  expect(await names('region')).toContainEqual(expect.stringMatching(/^Videos of /));
  const announced = page.getByRole('status').filter({ hasText: clips[1]?.name ?? '?' });
  await expect(announced).toHaveCount(0);

  await ear.press('button', /^Next video$/);
  await expect.poll(() => playing(page)).toEqual([clips[1]?.media]);
  expect(await slides()).toEqual([expect.stringContaining(clips[1]?.name ?? '?')]);
  await expect(announced).toHaveCount(1);
  // Only this slide's Like, Comments and Share.
  expect((await names('button')).filter((name) => name.startsWith('Like, '))).toHaveLength(1);
  expect((await names('link')).filter((name) => name.startsWith('Comments'))).toHaveLength(1);

  await ear.press('button', /^Pause /);
  await expect.poll(() => playing(page)).toEqual([]);
  await ear.press('button', /^Play /);
  await expect.poll(() => playing(page)).toEqual([clips[1]?.media]);
  await ear.press('button', /^Previous video$/);
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);

  await ear.press('button', /^Like, /);
  await expect.poll(() => names('dialog')).toContain('One-Click Login');
  await ear.press('button', /^Close/);
  await expect.poll(() => names('dialog')).not.toContain('One-Click Login');
});
