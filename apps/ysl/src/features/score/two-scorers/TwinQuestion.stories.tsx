import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Scoring } from '../ScoreView.tsx';
import { openSession, type ScoreSession } from '../session/score-session.ts';
import { createDisk, createGround } from '../session/testing/ground.ts';

/** Two phones in sync at the start of an innings, before the first ball. */
async function openPhones(): Promise<{ first: ScoreSession; second: ScoreSession }> {
  const ground = createGround();
  const first = await openSession(createDisk(), ground.calls, '1/link');
  const second = await openSession(createDisk(), ground.calls, '1/link');
  await first.play('start');
  await first.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await first.sync();
  await second.sync();
  return { first, second };
}

/** The phone of scorer 2, which has received a four from scorer 1. */
async function openSecondPhone(): Promise<ScoreSession> {
  const { first, second } = await openPhones();
  await first.play('ball', { bat: 4, boundary: true });
  await first.sync();
  await second.sync();
  return second;
}

const meta = {
  title: 'Scorer/Two scorers',
  // Each story opens its own session.
  args: { session: null as never },
  globals: { site: 'league', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  component: Scoring,
  loaders: [async () => ({ session: await openSecondPhone() })],
  render: (_, { loaded }) => <Scoring session={loaded['session'] as ScoreSession} />,
} satisfies Meta<typeof Scoring>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheSameBall: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    const question = within(await screen.findByRole('dialog', { name: 'The same one, or one more?' }));
    await expect(question.getByText('Scorer 1 has just recorded: Four')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'The same one' }));
    await expect(await canvas.findByText('4/0')).toBeVisible();
  },
};

/** Both entries stay in the log until a scorer chooses the one that counts. */
export const SeenDifferently: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    const question = within(await screen.findByRole('dialog', { name: 'The same one, or one more?' }));
    await expect(question.getByText('You, scorer 2: Six')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'The same one' }));
    await expect(await canvas.findByText('4/0')).toBeVisible();
    // The scorer who causes the dispute is asked at once.
    const dispute = within(await screen.findByRole('dialog', { name: '0.1: One thing to look at' }));
    await userEvent.click(dispute.getByRole('button', { name: 'You, scorer 2: Six' }));
    await expect(await canvas.findByText('6/0')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'One thing to look at' })).toBeNull();
  },
};

/** The other scorer's ball arrives while a thumb is on its way to a key. */
export const TheKeysStayWhereTheyAre: Story = {
  loaders: [
    async () => {
      const { first, second } = await openPhones();
      await first.play('ball', { bat: 4, boundary: true });
      await second.play('ball', { bat: 6, boundary: true });
      await first.sync();
      return { session: second };
    },
  ],
  async play({ canvas, userEvent, loaded }) {
    const key = canvas.getByRole('button', { name: '0 dot ball' });
    const before = key.getBoundingClientRect().top;
    await (loaded['session'] as ScoreSession).sync();
    const head = await canvas.findByRole('button', { name: 'One thing to look at' });
    await expect(key.getBoundingClientRect().top).toBe(before);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(head);
    const dispute = within(await screen.findByRole('dialog', { name: '0.1: One thing to look at' }));
    await userEvent.click(dispute.getByRole('button', { name: 'Scorer 1: Four' }));
    await expect(await canvas.findByText('4/0')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'One thing to look at' })).toBeNull();
    await expect(key.getBoundingClientRect().top).toBe(before);
  },
};
