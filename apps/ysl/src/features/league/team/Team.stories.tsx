import { leagues } from '@maidan/contract/league/leagues';
import { leagueTeams } from '@maidan/contract/league/teams';
import { fullLeague } from '@maidan/contract/samples/league';
import { fullTeam } from '@maidan/contract/samples/teams';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import skyline from '@maidan/ui/testing/pictures/skyline.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { myTeamStore } from '../season/team/my-team-store.ts';
import { Team } from './Team.tsx';

const replies = [reply(leagues, [fullLeague]), reply(leagueTeams, { data: [fullTeam] })];

const meta = {
  title: 'Team',
  component: Team,
  args: { page: fullTeam, today: '2026-11-20' },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SiteStage replies={replies}>{Story()}</SiteStage>],
  beforeEach: () => myTeamStore.set(null),
} satisfies Meta<typeof Team>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InATable: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Jayanagar Jets' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Crest of Jayanagar Jets' })).toBeVisible();
    await expect(canvas.getByText(/^Shown: 1 of 11/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    await expect(myTeamStore.get()).toEqual({ league: 'monsoon-cup', category: 6, team: 'Jayanagar Jets' });
  },
};

export const WithACrest: Story = {
  args: { page: { ...fullTeam, crest: skyline } },
  play: async ({ canvas }) => {
    const crest = await canvas.findByRole<HTMLImageElement>('img', { name: 'Crest of Jayanagar Jets' });
    const box = () => crest.getBoundingClientRect().height / crest.getBoundingClientRect().width;
    await expect(box()).toBeCloseTo(1.2);
    await waitFor(() => expect(crest.naturalWidth).toBe(1200));
    await expect(box()).toBeCloseTo(1.2);
  },
};

export const OftenRenamedOnAPhone: Story = {
  args: {
    page: {
      ...fullTeam,
      crest: skyline,
      former_names: ['Jayanagar Juniors', 'Rajarajeshwari Nagar Strikers', 'Lane 14', 'Lane Boys'],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const names = 'Formerly Jayanagar Juniors, Rajarajeshwari Nagar Strikers, Lane 14';
    await expect(await canvas.findByText(names)).toBeVisible();
  },
};

export const FollowedByAFormerName: Story = {
  beforeEach: () => myTeamStore.set({ league: 'monsoon-cup', category: 6, team: 'Jayanagar Juniors' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Following' }));
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false');
    await expect(myTeamStore.get()).toBeNull();
  },
};

export const NewTeamOnANarrowPhone: Story = {
  args: {
    page: {
      ...fullTeam,
      name: 'Rajarajeshwari Nagar Strikers and Friends',
      standing: null,
      form: [],
      fixtures: [],
      squad: [],
      squad_size: 0,
      former_names: [],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches scheduled yet.')).toBeVisible();
    await expect(canvas.getByText('No players listed yet.')).toBeVisible();
  },
};
