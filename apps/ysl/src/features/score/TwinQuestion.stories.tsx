import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Scoring } from './ScoreView.tsx';
import { openSession, type ScoreSession } from './session/score-session.ts';
import { createDisk, createGround } from './session/testing/ground.ts';

/** The phone of scorer 2, to which a four of scorer 1 has come. */
async function openSecondPhone(): Promise<ScoreSession> {
  const ground = createGround();
  const first = await openSession(createDisk(), ground.calls, '1/link');
  const second = await openSession(createDisk(), ground.calls, '1/link');
  await first.play('start');
  await first.play('innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  await first.play('ball', { bat: 4, boundary: true });
  await first.sync();
  await second.sync();
  return second;
}

const meta = {
  title: 'Score/Two scorers',
  // Each story brings its own.
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

/** Both stay in the log until one of the scorers says which of them counts. */
export const SeenDifferently: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    const question = within(await screen.findByRole('dialog', { name: 'The same one, or one more?' }));
    await expect(question.getByText('You, scorer 2: Six')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'The same one' }));
    await expect(await canvas.findByText('4/0')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'You, scorer 2: Six' }));
    await expect(await canvas.findByText('6/0')).toBeVisible();
  },
};
