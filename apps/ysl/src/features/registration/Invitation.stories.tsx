import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Invitation } from './Invitation.tsx';

const team = { group_name: 'Jayanagar Jets', regleague_id: 2, regsport_id: 5, groupid: 11, places_left: 4 };
const registration: LeagueRegistration = {
  id: 2,
  league_name: 'Monsoon Cup',
  league_description: '<p>Pick a team. Practice starts in June.</p>',
  image: null,
  image_variants: null,
  theme_color: 'MetallicChic',
  heading: 'Pull on a shirt',
  closes_at: '2026-12-01T18:30:00.000Z',
  groups: {
    'Under 19': [team, { ...team, group_name: 'Hebbal Hawks', groupid: 12, places_left: 0 }],
    'Under 15': [{ ...team, group_name: 'Kodihalli Kings and Queens Football Club', groupid: 13, places_left: null }],
  },
};

const meta = {
  title: 'League/Registration',
  component: Invitation,
  args: { registration, now: Date.parse('2026-11-20T10:00:00Z'), onStale: fn() },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
  decorators: [(Story) => <SiteStage signedIn>{Story()}</SiteStage>],
} satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Click on any teams to register')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jayanagar Jets' })).toBeEnabled();
  },
};
export const Closed: Story = { args: { now: Date.parse('2026-12-02T10:00:00Z') } };
export const NoTeams: Story = { args: { registration: { ...registration, groups: {} } } };
