import { leagueFixtures, type Fixture } from '@maidan/contract/league/league-fixtures';
import { leagueTeams } from '@maidan/contract/league/teams';
import { fullFixture, fullLeague } from '@maidan/contract/samples/league';
import { fullTeam } from '@maidan/contract/samples/teams';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CategoryFixtures } from './CategoryFixtures.tsx';
import { myTeamStore } from './team/my-team-store.ts';

const category = {
  yslcategory_id: 6,
  name: 'Under 19',
  selected: 1 as const,
  calendar: null,
  preview: null,
  knockouts: null,
};

interface StageProps {
  answer: StoryReply;
  path?: string;
}

function FixturesOnStage({ answer, path = '/' }: StageProps) {
  return (
    <SiteStage replies={[answer, reply(leagueTeams, { data: [fullTeam] })]} path={path}>
      <CategoryFixtures league={fullLeague} category={category} today="2026-11-20" />
    </SiteStage>
  );
}

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
const fixtures: Fixture[] = [
  { ...upcoming, id: 10, type: 'League match', date: '2026-11-13', result_1: '3', result_2: '1' },
  { ...upcoming, id: 16, date: '2026-11-14', result_1: 'Won', result_2: 'w/o', winner: 1, decided_by: 'walkover' },
  {
    ...upcoming,
    id: 17,
    date: '2026-11-14',
    result_1: '1',
    result_2: '1',
    winner: 2,
    decided_by: 'penalties',
    level: 'draw',
  },
  upcoming,
  { ...upcoming, id: 15, live: { version: 8, stage: 'live', score_1: '48/5', score_2: '' } },
  { ...upcoming, id: 13, team_1: 'Kodihalli Kings and Queens Football Club', moved_from_date: '2026-11-15' },
  { ...upcoming, id: 14, cancelled: true, date: '2026-11-25' },
];

const meta = {
  title: 'Fixtures',
  component: FixturesOnStage,
  args: { answer: reply(leagueFixtures, { 'Group A': fixtures }) },
  globals: { site: 'league' },
  decorators: [(Story) => <div style={{ maxWidth: 1000 }}>{Story()}</div>],
} satisfies Meta<typeof FixturesOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlayedLiveMovedAndCancelled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Group A' })).toBeVisible();
    await expect(canvas.getAllByText('Upcoming').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('48/5 - –')[0]).toBeVisible();
    await expect(canvas.getAllByText('Live')[0]).toBeVisible();
    await expect(canvas.getByText('Walkover: Jayanagar Jets')).toBeInTheDocument();
    await expect(canvas.getByText('Hebbal Hawks won on penalties')).toBeInTheDocument();
  },
};
export const AddressWithAFormerName: Story = {
  args: { path: '/?category=6&team=Jayanagar+Juniors' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Team' })).toHaveValue('Jayanagar Jets');
    await expect(canvas.queryByText('Kodihalli Kings and Queens Football Club', { selector: 'span' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'My team' }));
    await expect(myTeamStore.get()).toEqual({ league: 'monsoon-cup', category: 6, team: 'Jayanagar Jets' });
  },
};
export const MyTeamByAFormerName: Story = {
  beforeEach: () => myTeamStore.set({ league: 'monsoon-cup', category: 6, team: 'Jayanagar Juniors' }),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: /^My team – Jayanagar Jets$/ });
    await expect(way).toHaveAttribute('href', '?category=6&team=Jayanagar+Jets');
  },
};
export const Empty: Story = { args: { answer: reply(leagueFixtures, {}) } };
export const Loading: Story = { args: { answer: pending(leagueFixtures) } };
export const Unavailable: Story = { args: { answer: failure(leagueFixtures, 404) } };
