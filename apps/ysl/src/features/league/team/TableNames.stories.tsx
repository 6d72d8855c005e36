import { leagueTable } from '@maidan/contract/league/league-tables';
import { leagueTeams } from '@maidan/contract/league/teams';
import { fullLeague, fullRow } from '@maidan/contract/samples/league';
import { fullTeam } from '@maidan/contract/samples/teams';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryTable } from '../season/CategoryTable.tsx';

const strikers = {
  ...fullTeam,
  id: 10,
  slug: 'strikers',
  name: 'Rajarajeshwari Nagar Strikers',
  short_name: 'Strikers',
};
const hawks = { ...fullTeam, id: 11, slug: 'hebbal-hawks', name: 'Hebbal Hawks', short_name: null };
const row = { ...fullRow, level: null };
const replies = [
  reply(leagueTable, {
    'Group A': [
      { ...row, tablename: strikers.name },
      { ...row, tablename: fullTeam.name, win: 2, points: 4 },
      { ...row, tablename: hawks.name, win: 1, points: 2 },
    ],
  }),
  reply(leagueTeams, { data: [fullTeam, strikers, hawks] }),
];
const category = {
  yslcategory_id: 6,
  name: 'Under 19',
  selected: 1,
  calendar: null,
  preview: null,
  knockouts: null,
} as const;

const meta = {
  title: 'Table with short names',
  component: CategoryTable,
  args: { league: fullLeague, category },
  globals: { site: 'league' },
  decorators: [(Story) => <SiteStage replies={replies}>{Story()}</SiteStage>],
} satisfies Meta<typeof CategoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Excludes the name in the workings of the rate. */
const inLink = { selector: 'a *' };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const named = await canvas.findByRole('link', { name: 'Rajarajeshwari Nagar Strikers' });
    await expect(named).toHaveAttribute('href', '/league/monsoon-cup/team/strikers');
    await expect(canvas.getByText('Strikers', inLink)).toBeVisible();
    await expect(canvas.getByText('Rajarajeshwari Nagar Strikers', inLink)).not.toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Rajarajeshwari Nagar Strikers' })).toBeVisible();
    await expect(canvas.getByText('Hebbal Hawks', { selector: 'a' })).toBeVisible();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rajarajeshwari Nagar Strikers', inLink)).toBeVisible();
    await expect(canvas.getByText('Strikers', inLink)).not.toBeVisible();
  },
};
