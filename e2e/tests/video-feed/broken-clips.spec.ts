import { expect, test } from '../../support/test.ts';
import { requestedClips, clipsOfHome, FEED, playing, slide } from './clips.ts';

test(
  'missing, corrupt, truncated or stalled clips show a message, and the feed continues [4.53 8.23]',
  { tag: '@phone-only' },
  async ({ page, addresses, faultyFeed }) => {
    const clips = await clipsOfHome(page, addresses.api);
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    (['missing', 'page', 'dropped', 'stalled'] as const).forEach((fault, index) => {
      faultyFeed.fail(clips[index + 1]?.media ?? '', fault);
    });
    const requested = requestedClips(page);
    const triesOf = (index: number) => requested.filter((path) => path === clips[index]?.media).length;
    await page.goto(`${faultyFeed.origin}${FEED}`);
    await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);

    await page.keyboard.press('j');
    const missing = slide(page, clips[1]);
    await expect(missing.getByText('This clip is missing or cannot be played here.')).toBeVisible();
    await expect(missing.getByRole('heading', { name: clips[1]?.name ?? '' })).toBeVisible();
    // The prefetch, the request when the slide is shown, and one retry.
    expect(triesOf(1)).toBeLessThanOrEqual(3);
    expect(logged.filter((line) => line.startsWith('Failed to play'))).not.toEqual([]);
    // Once the fault is fixed, Retry plays the clip.
    faultyFeed.recover(clips[1]?.media);
    await missing.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => playing(page)).toEqual([clips[1]?.media]);
    await page.keyboard.press('j');

    const corrupt = slide(page, clips[2]);
    await expect(corrupt.getByText('This clip is missing or cannot be played here.')).toBeVisible();
    expect(triesOf(2)).toBeLessThanOrEqual(3);
    await corrupt.getByRole('button', { name: 'Skip' }).click();

    const cut = slide(page, clips[3]);
    await expect(cut.getByText(/The network (?:dropped out|is slow)|missing or cannot be played/)).toBeVisible();
    await cut.getByRole('button', { name: 'Skip' }).click();

    const stalled = slide(page, clips[4]);
    await expect(stalled.getByText('The network is slow')).toBeVisible();
    await stalled.getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => playing(page)).toEqual([clips[5]?.media]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  },
);

test(
  'a missing first clip shows its message without a tap [8.23]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses, faultyFeed }) => {
    const [first] = await clipsOfHome(page, addresses.api);
    faultyFeed.fail(first?.media ?? '', 'missing');
    await page.goto(`${faultyFeed.origin}${FEED}`);
    await expect(slide(page, first).getByText('This clip is missing or cannot be played here.')).toBeVisible();
    await expect(slide(page, first).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
);
