import { isLeagueFollowed } from '@maidan/contract/feed/follows';
import { ownRegistrations, type OwnRegistration } from '@maidan/contract/league/league-registrations';
import { failure, reply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamAction } from './TeamAction.tsx';

const team: OwnRegistration = {
  form_id: 1,
  sport_id: 2,
  group_id: 3,
  group_name: 'Jayanagar Jets',
  heading: 'Under 17 boys',
  league_name: 'Bengaluru Gully Cup',
  league_slug: 'gully-cup',
  closes_at: null,
  conversation_id: null,
};

interface StageProps {
  teams: OwnRegistration[];
  follows: boolean;
}

function Stage({ teams, follows }: StageProps) {
  const replies = [
    reply(ownRegistrations, teams),
    follows ? reply(isLeagueFollowed, { message: 'subscribed' }) : failure(isLeagueFollowed, 404),
  ];
  return (
    <SiteStage replies={replies} signedIn>
      <TeamAction league={{ id: 4, name: 'Bengaluru Gully Cup', slug: 'gully-cup', open_registration: 1 }} />
    </SiteStage>
  );
}

const meta = { title: 'Registration/Team', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutATeam: Story = {
  args: { teams: [], follows: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pick your team' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
};

/** A team of last season does not hide this season's registration. */
export const InATeamOfLastSeason: Story = {
  args: { teams: [{ ...team, form_id: 9 }], follows: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pick your team' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^You’re in/ })).toBeNull();
  },
};

/** No other button: Register would only follow the league. */
export const InATeam: Story = {
  args: { teams: [team], follows: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'You’re in Jayanagar Jets' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A user who already follows the league can still undo that. */
export const InATeamAndRegistered: Story = {
  args: { teams: [team], follows: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Registered' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'You’re in Jayanagar Jets' })).toBeVisible();
  },
};
