import { ownRegistrations, type OwnRegistration } from '@maidan/contract/league/league-registrations';
import { leagues } from '@maidan/contract/league/leagues';
import { fullLeague, fullOwnRegistration } from '@maidan/contract/samples/league';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Shell } from './Shell.tsx';

const two = [
  fullLeague,
  { ...fullLeague, open_registration: null, id: 4, slug: 'winter-cup', name: 'Winter Cup for Schools and Colleges' },
];

interface StageProps {
  signedIn: boolean;
  teams: OwnRegistration[];
}

function ShellOnStage({ signedIn, teams }: StageProps) {
  return (
    <SiteStage
      replies={[reply(leagues, two), reply(ownRegistrations, teams)]}
      signedIn={signedIn}
      path="/table/monsoon-cup"
    >
      <Shell>
        <h1 style={{ padding: 24 }}>Page</h1>
      </Shell>
    </SiteStage>
  );
}

const meta = {
  title: 'Shell',
  component: ShellOnStage,
  args: { signedIn: false, teams: [] },
  parameters: { layout: 'fullscreen' },
  globals: { site: 'league' },
} satisfies Meta<typeof ShellOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fixtures' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Register' })).toHaveAttribute('href', '/event/2');
    await expect(canvas.getByRole('link', { name: 'Monsoon Cup' })).toHaveAttribute('aria-current', 'true');
  },
};
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible());
  },
};
/** A user in a team sees the team instead of Register. */
export const InATeam: Story = {
  args: { signedIn: true, teams: [{ ...fullOwnRegistration, form_id: 2, group_name: 'Hebbal Hawks' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'You’re in Hebbal Hawks' })).toHaveAttribute(
      'href',
      '/event/2#your-team',
    );
    await expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull();
  },
};
