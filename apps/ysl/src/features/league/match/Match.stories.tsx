import type { Fixture, FixturePage } from '@maidan/contract/league/league-fixtures';
import { leagues } from '@maidan/contract/league/leagues';
import { fixturePlace, fullFixture, fullLeague } from '@maidan/contract/samples/league';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Match } from './Match.tsx';

const upcoming: Fixture = {
  ...fullFixture,
  result_1: null,
  moved_from_date: null,
  moved_from_time: null,
  won_by: null,
  winner: null,
  decided_by: null,
  level: null,
  target: null,
  overs: null,
  live: null,
};
const pageOf = (changed: Partial<Fixture>): FixturePage => ({ ...fixturePlace, fixture: { ...upcoming, ...changed } });

const meta = {
  title: 'Match',
  component: Match,
  args: { page: pageOf({ result_1: '3', result_2: '1' }) },
  globals: { site: 'league' },
  decorators: [(Story) => <SiteStage replies={[reply(leagues, [fullLeague])]}>{Story()}</SiteStage>],
} satisfies Meta<typeof Match>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Played: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Jayanagar Jets/ })).toBeVisible();
  },
};
export const WonByWickets: Story = {
  args: { page: pageOf({ result_1: '26', result_2: '28', won_by: { team: 2, margin: 4, unit: 'wickets' } }) },
  play: async ({ canvas }) => {
    const margin = await canvas.findByText('Won by 4 wickets');
    await expect(margin.parentElement).toHaveTextContent(/^Hebbal Hawks/);
  },
};
export const RevisedTarget: Story = {
  args: {
    page: pageOf({
      result_1: '150',
      result_2: '81',
      won_by: { team: 2, margin: 4, unit: 'wickets' },
      winner: 2,
      target: 80,
      overs: '10',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Revised target: 80 off 10 overs.')).toBeVisible();
  },
};
export const WonOnPenalties: Story = {
  args: { page: pageOf({ result_1: '1', result_2: '1', winner: 2, decided_by: 'penalties', level: 'draw' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hebbal Hawks won on penalties')).toBeVisible();
  },
};
export const Upcoming: Story = {
  args: { page: pageOf({}) },
  play: async ({ canvas }) => {
    const register = await canvas.findByRole('link', { name: 'Register for Monsoon Cup' });
    await expect(register).toHaveAttribute('href', '/event/2');
  },
};
export const BegunBeforeItsTime: Story = {
  args: {
    page: pageOf({
      starts_at: new Date(Date.now() + 10 * 60_000).toISOString(),
      live: { version: 8, stage: 'live', score_1: '1', score_2: '0' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 0')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
/** The longest words of the names leave room for only one button. */
export const ButtonsStayTogetherAt360: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { page: pageOf({ team_1: 'Basavanagudi Bricks', team_2: 'Rajarajeshwari Nagar Strikers' }) },
  play: async ({ canvas }) => {
    const topOf = async (name: RegExp) => (await canvas.findByRole('button', { name })).getBoundingClientRect().top;
    await expect(await topOf(/^Save/)).toBe(await topOf(/^Share/));
  },
};
export const Moved: Story = { args: { page: pageOf({ moved_from_date: '2026-11-13', moved_from_time: '4:30 PM' }) } };
export const Cancelled: Story = { args: { page: pageOf({ cancelled: true }) } };
