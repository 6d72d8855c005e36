import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueCategories, leagues } from '@maidan/contract/league/leagues';
import { leagueTeams } from '@maidan/contract/league/teams';
import { fullFixture, fullLeague } from '@maidan/contract/samples/league';
import { fullTeam } from '@maidan/contract/samples/teams';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MyTeam } from './MyTeam.tsx';
import { myTeamStore } from './my-team-store.ts';

const calendar = '/api/ysl/calendar/category/u19.ics';
const category = { yslcategory_id: 6, name: 'Under 19', selected: 1, preview: null, knockouts: null } as const;
const former = { league: 'monsoon-cup', category: 6, team: 'Jayanagar Juniors' };

interface StageProps {
  teams: StoryReply;
  /** A server without our extensions has no calendars and no teams. */
  isPlain?: boolean;
}

function MyTeamOnStage({ teams, isPlain = false }: StageProps) {
  const replies = [
    reply(leagues, [isPlain ? { ...fullLeague, calendar: null } : fullLeague]),
    reply(leagueCategories, [{ ...category, calendar: isPlain ? null : calendar }]),
    reply(leagueFixtures, { 'Group A': [{ ...fullFixture, result_1: '3', result_2: '1', live: null }] }),
    teams,
  ];
  return (
    <SiteStage replies={replies}>
      <MyTeam />
    </SiteStage>
  );
}

const meta = {
  title: 'My team',
  component: MyTeamOnStage,
  args: { teams: reply(leagueTeams, { data: [fullTeam] }) },
  globals: { site: 'league' },
  beforeEach: () => myTeamStore.set(former),
} satisfies Meta<typeof MyTeamOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StoredByAFormerName: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Jayanagar Jets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jayanagar Jets v Hebbal Hawks, about this match' })).toBeVisible();
    await expect(myTeamStore.get()).toEqual({ ...former, team: 'Jayanagar Jets' });
  },
};

export const TeamsNotKnownYet: Story = {
  args: { teams: pending(leagueTeams) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-my-team'));
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const TeamsUnavailable: Story = {
  args: { teams: failure(leagueTeams, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Jayanagar Juniors' })).toBeVisible();
    await expect(myTeamStore.get()).toEqual(former);
  },
};

export const OnAServerWithoutTeams: Story = {
  args: { teams: pending(leagueTeams), isPlain: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Jayanagar Juniors' })).toBeVisible();
  },
};
