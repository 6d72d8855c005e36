import { deskFixtureById } from '@maidan/contract/desk/league/league-fixtures';
import { deskMatchById } from '@maidan/contract/desk/league/match-day';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { untouched } from '../../../testing/league-samples.ts';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

const suggested = { overs: '6', wickets: 7 };
const stage = (sport: 'cricket' | 'football') => [
  reply(deskFixtureById, untouched),
  reply(deskMatchById, { match: null, suggested: { ...suggested, sport } }),
];

const meta = {
  title: 'League/Score sheet',
  component: ScoreSheet,
  args: { id: '1' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScoreSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cricket: Story = {
  decorators: [(Story) => <DeskStage replies={stage('cricket')}>{Story()}</DeskStage>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Innings 2' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader', { name: 'How out' })).toHaveLength(2);
  },
};

export const Football: Story = {
  decorators: [(Story) => <DeskStage replies={stage('football')}>{Story()}</DeskStage>],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Penalties' })).toBeVisible();
  },
};
