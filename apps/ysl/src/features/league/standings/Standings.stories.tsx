import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Standings } from './Standings.tsx';

const workings = { scored: 512, overs_faced: '78.3', conceded: 490, overs_bowled: '80' };
const row = { tablename: 'Hebbal Hawks', matches: 4, win: 3, lost: 1, nrr: '+0.350', points: 6, workings };

const meta = {
  title: 'League/Table',
  component: Standings,
  args: {
    group: 'Group A',
    title: 'Monsoon Cup · Under 19 · Group A',
    address: 'https://example.org/table/monsoon-cup',
    rows: [
      { ...row, level: { with: ['Jayanagar Jets'], placed_by: 'nrr' } },
      { ...row, tablename: 'Jayanagar Jets', nrr: '+0.120', level: { with: ['Hebbal Hawks'], placed_by: 'nrr' } },
      { ...row, tablename: 'Kodihalli Kings and Queens Football Club', win: 0, lost: 4, points: 0, level: null },
    ],
  },
  globals: { site: 'league' },
  decorators: [(Story) => <SiteStage>{Story()}</SiteStage>],
} satisfies Meta<typeof Standings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LevelOnPoints: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Group A standings' })).toBeVisible();
  },
};
export const WithoutWorkings: Story = { args: { rows: [{ ...row, workings: null, level: null }] } };
