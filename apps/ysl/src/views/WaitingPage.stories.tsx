import { openRecords } from '@maidan/browser/records';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepEvent, keepMatch } from '../features/score/session/kept-matches.ts';
import { openStory } from '../features/score/testing/open-story.ts';
import WaitingPage from '../pages/WaitingPage.tsx';

function WaitingOnStage() {
  return (
    <SiteStage path="/waiting" signedIn>
      <main>
        <WaitingPage />
      </main>
    </SiteStage>
  );
}

const open = () => openRecords('maidan-score');

async function forgetAll(): Promise<void> {
  const records = await open();
  await records.remove('match/1');
  await records.remove('event/1/1.1');
}

/** What a scorer's device has and the server does not. */
async function scoreOffline(): Promise<() => Promise<void>> {
  const { match, rules, scorer, log } = (await openStory('cricket')).get();
  const records = await open();
  await keepMatch(records, {
    token: 'story',
    link: 'story',
    until: null,
    starts_at: null,
    match,
    rules,
    scorer,
    have: {},
    status: 'open',
    held: 0,
    agreed: [],
  });
  for (const event of log) await keepEvent(records, match.id, event);
  return forgetAll;
}

const meta = {
  title: 'Waiting to be sent',
  component: WaitingOnStage,
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WaitingOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Waiting to be sent' })).toBeVisible();
    await expect(await canvas.findByText('Nothing is waiting')).toBeVisible();
    await expect(canvas.queryByText(/of your matches/)).toBeNull();
  },
};

/** A match is sent from the scorer's page, where its entries can be undone. */
export const EntriesOfAMatchAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: scoreOffline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 entry of your matches')).toBeVisible();
    const send = canvas.getByRole('link', { name: 'Open the scorer’s page to send them' });
    await expect(send).toHaveAttribute('href', '/score');
    await expect(canvas.queryByText('Nothing is waiting')).toBeNull();
  },
};
