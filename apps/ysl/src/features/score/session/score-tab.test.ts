import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { afterEach, expect, test } from 'vitest';
import { createScoreTab, type Opening } from './score-tab.ts';
import { createDisk, createGround } from './testing/ground.ts';

/** Only a failure takes this long. */
const LIMIT = { timeout: 30_000 };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A browser tab on a phone. */
function openTab({ ground = createGround(), disk = createDisk(), storage = createPlatformStorage() } = {}) {
  let shown: Opening = { kind: 'opening' };
  const left = new AbortController();
  const tab = createScoreTab({
    calls: ground.calls,
    show: (opening) => void (shown = opening),
    signal: left.signal,
    area: areaOn(storage),
  });
  return {
    ground,
    disk,
    storage,
    tab,
    run(link?: string) {
      if (link !== undefined) tab.open(link);
      const running = tab.run(disk);
      ends.push(async () => {
        left.abort();
        await running;
      });
    },
    close: () => ends.pop()?.(),
    /** The page's state, with the ids of the matches it names. */
    page() {
      if (shown.kind === 'open') return `match ${shown.session.get().match.id}`;
      const kept = 'kept' in shown ? shown.kept.map(({ match }) => match.id) : [];
      return [shown.kind, ...kept].join(' ');
    },
    play: () => (shown.kind === 'open' ? shown.session.play('start') : undefined),
  };
}

test('without a link there is nothing to score', async () => {
  const { run, page } = openTab();
  run();
  await expect.poll(page, LIMIT).toBe('no-link');
});

test('a link that could not be opened opens later, on a tap or once online, even after a reload', async () => {
  const first = openTab();
  const { ground, storage, disk } = first;
  first.run('1/link');
  await expect.poll(first.page, LIMIT).toBe('match 1');
  ground.network = 'off';
  first.tab.open('2/link');
  await expect.poll(first.page, LIMIT).toBe('failed 1');
  await first.close();
  const second = openTab({ ground, storage, disk });
  second.run();
  await expect.poll(second.page, LIMIT).toBe('failed 1');
  ground.network = 'on';
  second.tab.retry();
  await expect.poll(second.page, LIMIT).toBe('match 2');
  await second.close();
  // The browser was killed, so this is a new tab.
  const third = openTab({ ground, disk });
  third.run();
  await expect.poll(third.page, LIMIT).toBe('match 2');
});

test('a second link in the same tab opens its match, and the events of the first match are sent', async () => {
  const { ground, tab, run, page, play } = openTab();
  run('1/link');
  await expect.poll(page, LIMIT).toBe('match 1');
  ground.network = 'off';
  await play();
  ground.network = 'on';
  tab.open('2/link');
  await expect.poll(page, LIMIT).toBe('match 2');
  await expect.poll(() => ground.log(1).length, LIMIT).toBe(1);
});

test('a reload reopens the match of this tab, not the match of another tab', async () => {
  const { ground, disk, storage, run, page, close } = openTab();
  run('1/link');
  await expect.poll(page, LIMIT).toBe('match 1');
  await close();
  const other = openTab({ ground, disk });
  other.run('2/link');
  await expect.poll(other.page, LIMIT).toBe('match 2');
  await other.close();
  const again = openTab({ ground, disk, storage });
  again.run();
  await expect.poll(again.page, LIMIT).toBe('match 1');
});

test('a phone with an ended link still sends its other matches, and can reopen one', async () => {
  const { ground, tab, run, page, play } = openTab();
  run('1/link');
  await expect.poll(page, LIMIT).toBe('match 1');
  ground.network = 'off';
  await play();
  ground.network = 'on';
  ground.end('2/link');
  tab.open('2/link');
  await expect.poll(page, LIMIT).toBe('failed 1');
  await expect.poll(() => ground.log(1).length, LIMIT).toBe(1);
  tab.open('1/link');
  await expect.poll(page, LIMIT).toBe('match 1');
});
