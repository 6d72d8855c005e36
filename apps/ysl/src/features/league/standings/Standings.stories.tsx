import { fullRow } from '@maidan/contract/samples/league';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Standings } from './Standings.tsx';

const meta = {
  title: 'Table',
  component: Standings,
  args: {
    group: 'Group A',
    title: 'Monsoon Cup · Under 19 · Group A',
    address: 'https://example.org/table/monsoon-cup',
    embedPath: '/embed/table/monsoon-cup?category=6&group=Group+A',
    rows: [
      fullRow,
      { ...fullRow, tablename: 'Jayanagar Jets', nrr: '+0.120', level: null },
      { ...fullRow, tablename: 'Kodihalli Kings and Queens Football Club', win: 0, lost: 4, points: 0, level: null },
    ],
  },
  globals: { site: 'league' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1000 }}>
        <SiteStage>{Story()}</SiteStage>
      </div>
    ),
  ],
} satisfies Meta<typeof Standings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LevelOnPoints: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Group A standings' })).toBeVisible();
    await userEvent.click(canvas.getByText(/^Level on points/));
    const reason = 'net run rate puts Hebbal Hawks ahead of Jayanagar Jets.';
    await expect(canvas.getByText(`Hebbal Hawks and Jayanagar Jets are level on 6 points: ${reason}`)).toBeVisible();
  },
};
export const WithoutWorkings: Story = { args: { rows: [{ ...fullRow, workings: null, level: null }] } };
