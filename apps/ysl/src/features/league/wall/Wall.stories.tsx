import { fullFixture } from '@maidan/contract/samples/league';
import { fullWall } from '@maidan/contract/samples/wall';
import type { WallMatch } from '@maidan/contract/league/wall';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WallView } from './WallView.tsx';

const blank = { ...fullFixture, live: null, result_1: null, result_2: null, cancelled: false, moved_from_date: null };
const match = (id: number, one: string, two: string, more: Partial<WallMatch['fixture']> = {}): WallMatch => ({
  category: 'Under 17 boys',
  group: 'Group B',
  fixture: { ...blank, id, team_1: one, team_2: two, ...more },
  line: null,
});
const line = fullWall.today[0]?.line ?? null;
const row = fullWall.tables[0]?.rows[0];
const teams = ['Chalk Line XI', 'Basavanagudi Bricks', 'Rajarajeshwari Nagar Strikers', 'Blue Gate Rangers'];
const wall = {
  ...fullWall,
  today: [
    { ...match(1, 'Basavanagudi Bricks', 'Chalk Line XI'), line },
    match(2, 'Kodihalli Comets', 'Frazer Town Falcons'),
  ],
  next: [match(3, 'Sampige Road Six', 'Malleshwaram Meteors', { date: '2026-11-28' })],
  results: [match(4, 'Rajarajeshwari Nagar Strikers', 'Blue Gate Rangers', { result_1: '47', result_2: '46' })],
  tables: row
    ? [{ category: 'Under 17 boys', group: 'Group B', rows: teams.map((tablename) => ({ ...row, tablename })) }]
    : [],
};

const meta = {
  title: 'Wall',
  component: WallView,
  args: { wall, ground: null, isPolling: false, now: Date.parse('2026-11-20T12:04:00Z') },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SiteStage replies={[]}>{Story()}</SiteStage>],
} satisfies Meta<typeof WallView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('48/5')).toBeVisible();
    await expect(canvas.getByText('off 21 balls')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Group B standings' })).toBeVisible();
    await expect(canvas.getByText('Kodihalli Comets v Frazer Town Falcons')).toBeVisible();
    await expect(canvas.getByText('Every score on your phone')).toBeVisible();
  },
};

export const OnASmallScreen: Story = {
  globals: { site: 'league', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Next · \d+ Nov 2026$/)).toBeVisible();
    for (const head of canvas.getAllByText(/^(?:Next|Result) · /)) {
      await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    }
  },
};

export const NothingIsPlayed: Story = {
  args: { wall: { ...wall, today: [] }, isPolling: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No match is being played right now')).toBeVisible();
    await expect(canvas.getByText('Checks every 5 seconds')).toBeVisible();
  },
};
