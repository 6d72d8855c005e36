import {
  cancelRegistration,
  ownRegistrations,
  registerForLeague,
  type LeagueRegistration,
  type OwnRegistration,
} from '@maidan/contract/league/league-registrations';
import { teamWaitingPlaces } from '@maidan/contract/league/waiting-lists';
import { newConversation } from '@maidan/contract/account/conversations';
import { fullOwnRegistration } from '@maidan/contract/samples/league';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Invitation } from './Invitation.tsx';

const team = {
  group_name: 'Jayanagar Jets',
  regleague_id: 2,
  regsport_id: 5,
  groupid: 11,
  places_left: 4,
  teams_each: 1,
};
const kings = { ...team, group_name: 'Kodihalli Kings and Queens Football Club', groupid: 13, places_left: null };
const registration: LeagueRegistration = {
  id: 2,
  league_name: 'Monsoon Cup',
  league_description: '<p>Pick a team. Practice starts in June.</p>',
  image: null,
  image_variants: null,
  theme_color: 'MetallicChic',
  heading: 'Pull on a shirt',
  opens_at: null,
  closes_at: '2026-12-01T18:30:00.000Z',
  has_waiting_list: true,
  groups: {
    'Under 19': [team, { ...team, group_name: 'Hebbal Hawks', groupid: 12, places_left: 0 }],
    'Under 15': [{ ...kings, regsport_id: 6 }],
  },
};
const inJets: OwnRegistration = { ...fullOwnRegistration, group_id: 11, sport_id: 5 };

interface StageProps {
  registration: LeagueRegistration;
  now: number;
  replies: readonly StoryReply[];
}

function InvitationOnStage({ replies, ...invitation }: StageProps) {
  return (
    <SiteStage signedIn replies={replies}>
      <Invitation {...invitation} onStale={fn()} />
      <ToastRegion />
    </SiteStage>
  );
}

const meta = {
  title: 'Registration',
  component: InvitationOnStage,
  args: { registration, now: Date.parse('2026-11-20T10:00:00Z'), replies: [reply(ownRegistrations, [])] },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof InvitationOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, text: RegExp) => {
  const found = within(canvasElement).getAllByRole('listitem');
  return within(found.find((item) => text.test(item.textContent)) ?? canvasElement);
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Click on any teams to register')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jayanagar Jets' })).toBeEnabled();
  },
};

/** The note on waiting lists appears once, although several teams are full. */
export const SeveralFull: Story = {
  args: {
    registration: {
      ...registration,
      groups: {
        'Under 19': [
          { ...team, places_left: 0 },
          { ...team, group_name: 'Hebbal Hawks', groupid: 12, places_left: 0 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Join the waiting list of/ })).toHaveLength(2);
    await expect(canvas.getAllByText(/becomes free/)).toHaveLength(1);
  },
};

/** A full team with a waiting list, and one in which a place is held. */
export const WaitingLists: Story = {
  args: {
    replies: [
      reply(ownRegistrations, []),
      reply(teamWaitingPlaces, {
        data: [{ form_id: 2, sport_id: 5, group_id: 12, position: 1, offered_until: '2026-11-25T06:00:00Z' }],
      }),
    ],
    registration: {
      ...registration,
      groups: {
        'Under 19': [
          { ...team, places_left: 0 },
          { ...team, group_name: 'Hebbal Hawks', groupid: 12, places_left: 0 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join the waiting list of Jayanagar Jets' })).toBeVisible();
    await expect(await canvas.findByText(/^A place is held for you until/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hebbal Hawks' })).toBeEnabled();
  },
};

export const Early: Story = {
  args: { registration: { ...registration, opens_at: '2026-11-21T12:30:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Registration opens 21.Nov.2026, 6:00.PM$/)).toBeVisible();
    await expect(canvas.queryByText('Click on any teams to register')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Jayanagar Jets' })).toHaveAccessibleDescription(
      'Registration has not opened yet.',
    );
    await expect(canvas.queryByRole('button', { name: /waiting list/ })).toBeNull();
  },
};

export const Closed: Story = { args: { now: Date.parse('2026-12-02T10:00:00Z') } };
export const NoTeams: Story = { args: { registration: { ...registration, groups: {} } } };

/** After a reload: the user took the last place of a team, and may not join another team of the age group. */
export const In: Story = {
  args: {
    registration: {
      ...registration,
      groups: {
        ...registration.groups,
        'Under 19': [
          { ...team, places_left: 0 },
          { ...kings, places_left: 3 },
        ],
      },
    },
    replies: [reply(ownRegistrations, [inJets]), reply(cancelRegistration, { status: 'success', message: null })],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You’re in');
    const jets = row(canvasElement, /Jets/);
    await expect(jets.queryByText('Full')).toBeNull();
    await expect(jets.getByRole('link', { name: 'Open chat about Jayanagar Jets' })).toBeVisible();
    const other = canvas.getAllByRole('button', { name: /Kodihalli/ })[0];
    await expect(other).toHaveAccessibleDescription(
      'You’re already in Jayanagar Jets, and each person can join only one team. To change, cancel there first.',
    );
    await userEvent.click(jets.getByRole('button', { name: 'Cancel registration for Jayanagar Jets' }));
    const question = within(document.body).getByRole('alertdialog', { name: 'Give up your place in Jayanagar Jets?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep my place' }));
    await expect(jets.getByText('You’re in')).toBeVisible();
  },
};

export const InAndClosed: Story = {
  args: { now: Date.parse('2026-12-02T10:00:00Z'), replies: [reply(ownRegistrations, [inJets])] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You’re in');
    await expect(row(canvasElement, /Jets/).queryByRole('button')).toBeNull();
  },
};

/** On a server that cannot list registrations, the page remembers one of this visit but cannot cancel it. */
export const RegisteredElsewhere: Story = {
  args: {
    replies: [
      failure(ownRegistrations, 404),
      reply(registerForLeague, { status: 'success', message: null, reg_leaguename: null }),
      reply(newConversation, { message: 'success', cid: 77 }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jayanagar Jets' }));
    const success = await within(document.body).findByRole('dialog', { name: 'Registration Successful' });
    const chat = await within(success).findByRole('link', { name: 'Go to Chat' });
    await waitFor(() => expect(chat).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const jets = row(canvasElement, /Jets/);
    await expect(jets.getByText('You’re in')).toBeVisible();
    await expect(jets.queryByRole('button', { name: /Undo|Cancel/ })).toBeNull();
  },
};

export const OnAPhone: Story = { ...In, globals: { site: 'league', viewport: { value: 'phone' } } };

const answer = fn<() => { status: string; message: null; reg_leaguename: null }>();

/** A success removes the earlier error message. */
export const RegisteredAtTheSecondTry: Story = {
  args: {
    replies: [
      failure(ownRegistrations, 404),
      reply(newConversation, { message: 'success', cid: 77 }),
      { endpoint: registerForLeague, status: 200, body: answer },
    ],
  },
  beforeEach: () => {
    const none = { message: null, reg_leaguename: null };
    answer
      .mockReset()
      .mockReturnValueOnce({ status: 'error', ...none })
      .mockReturnValue({ status: 'success', ...none });
  },
  play: async ({ canvas }) => {
    const jets = await canvas.findByRole('button', { name: 'Jayanagar Jets' });
    await waitFor(() => expect(jets).toBeEnabled());
    await userEvent.click(jets);
    await screen.findByText(/^Error/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Jayanagar Jets' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.queryByText(/^Error/)).toBeNull();
  },
};
