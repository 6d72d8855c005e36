import { deskLeagues } from '@maidan/contract/desk/league/league';
import {
  cancelEntry,
  deskRegistrations,
  moveEntry,
  registrationEntries,
  setRegistrationTimes,
  showEntryPhone,
} from '@maidan/contract/desk/league/league-registrations';
import { offerTeamPlace, removeFromTeamWaiting, teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import { addLeagueWebhook, leagueWebhooks } from '@maidan/contract/desk/webhooks';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { gullyCup } from '../../../testing/league-samples.ts';
import { Leagues } from '../Leagues.tsx';

/** The part is loaded when it is opened, which takes longer than a render. */
const LOADED = { timeout: 5000 };

const arjun = {
  person: { id: 101, name: 'Arjun' },
  phone_ending: '10',
  guardian: 'Meera',
  created_at: '2026-11-20T12:00:00Z',
  conversation_id: 4,
};
const team = { id: 5, heading: 'Under 17 boys', name: 'Lane 14', places: 8, taken: 2, waiting: 0 };
const replies: readonly StoryReply[] = [
  reply(deskLeagues, { data: [gullyCup], cursor: null }),
  reply(deskRegistrations, {
    data: [
      {
        id: 1,
        name: 'Gully Cup, winter',
        opens_at: null,
        closes_at: '2026-11-21T12:00:00Z',
        teams: [
          team,
          {
            ...team,
            id: 6,
            name: 'Rajarajeshwari Nagar Strikers and Friends of the Old Water Tank',
            taken: 8,
            waiting: 3,
          },
          { ...team, id: 7, heading: 'Open', name: 'Donnenaturbukannappallisuperstars', places: null, taken: 1204 },
        ],
      },
    ],
    cursor: null,
  }),
  reply(registrationEntries, {
    data: [
      arjun,
      { ...arjun, person: { id: 102, name: 'Zoya' }, phone_ending: null, guardian: null, conversation_id: null },
    ],
    cursor: null,
  }),
  reply(teamWaitingList, {
    data: [
      {
        id: 31,
        position: 1,
        person: { id: 103, name: 'Venkatanarasimharajuvaripeta', phone_ending: '31' },
        joined_at: '2026-11-20T12:00:00Z',
        offered_until: '2026-11-26T12:00:00Z',
      },
      {
        id: 32,
        position: 2,
        person: { id: 104, name: 'Ravi', phone_ending: null },
        joined_at: '2026-11-20T13:00:00Z',
        offered_until: null,
      },
    ],
    cursor: null,
  }),
  reply(showEntryPhone, { phone: '+91 00000 00010' }),
  reply(leagueWebhooks, {
    data: [
      {
        id: 1,
        address: `https://hooks.example.org/${'registrations-of-the-whole-season/'.repeat(3)}`,
        events: ['registration.created', 'waiting.accepted'],
        is_on: true,
        waiting: 2,
      },
    ],
  }),
];

interface StageProps {
  id?: string | null;
  more?: readonly StoryReply[];
  mayChange?: boolean;
}

function Stage({ id = null, more, mayChange = true }: StageProps) {
  const leagues = reply(deskLeagues, { data: [{ ...gullyCup, may_change: mayChange }], cursor: null });
  return (
    <DeskStage replies={[...(more ?? []), leagues, ...replies]} path="/league/1/registrations">
      <main data-league="">
        <Leagues league="1" part="registrations" id={id} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'League/Registrations',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teams: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Lane 14/ }, LOADED);
    await expect(row).toHaveTextContent('2 of 8 places taken');
    await expect(row).toHaveAttribute('href', '/league/1/registrations/5');
    await expect(canvas.getByText('1,204 people')).toBeVisible();
    await expect(canvas.getByText('Full, 8 places, 3 waiting')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registrations' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Teams, globals: { viewport: { value: 'narrow' } } };

export const Empty: Story = {
  args: { more: [reply(deskRegistrations, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This league has no registrations.', {}, LOADED)).toBeVisible();
  },
};

export const Failing: Story = {
  args: { more: [failure(deskRegistrations, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the registrations.', {}, LOADED)).toBeVisible();
  },
};

export const NotYourLeague: Story = {
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not available to your role/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Registrations' })).toBeNull();
  },
};

async function openArjun(canvas: ReturnType<typeof within>, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole('button', { name: /Arjun/ }, LOADED));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Arjun' }));
}

export const Move: Story = {
  args: { id: '5', more: [reply(moveEntry, null)] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openArjun(canvas, canvasElement);
    await waitFor(() => expect(dialog.getByText('ends in 10')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Show the number' }));
    await expect(await dialog.findByRole('link', { name: 'Call +91 00000 00010' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      '/inbox/waiting/4',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Move to' }), '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Arjun is now in Donnenaturbukannappallisuperstars')).toBeVisible());
  },
};

const full: StoryReply = {
  endpoint: moveEntry,
  status: 409,
  body: { status: 'error', message: 'Lane 14 is full.', code: 'registration_full' },
};

export const TheOtherTeamIsFull: Story = {
  args: { id: '5', more: [full] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openArjun(canvas, canvasElement);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Move to' }), '6');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(dialog.getByText('Lane 14 is full.')).toBeVisible());
  },
};

export const TakeOut: Story = {
  args: { id: '5', more: [reply(cancelEntry, null)] },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await openArjun(canvas, canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the team' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Arjun from the team' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Arjun is no longer in the team')).toBeVisible());
  },
};

export const Times: Story = {
  args: {
    more: [reply(setRegistrationTimes, { opens_at: '2026-11-20T03:30:00Z', closes_at: '2026-11-21T12:00:00Z' })],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opening times of Gully Cup, winter' }, LOADED));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Gully Cup, winter' }));
    const opens = dialog.getByLabelText('Opens');
    await waitFor(() => expect(opens).toBeVisible());
    await expect(dialog.getByLabelText('Closes')).toHaveValue('2026-11-21T17:30');
    await fireEvent.change(opens, { target: { value: '2026-11-22T09:00' } });
    await expect(dialog.getByLabelText('Closes')).toHaveAccessibleDescription(
      /The closing time must be after the opening time/,
    );
    await fireEvent.change(opens, { target: { value: '2026-11-20T09:00' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.getByText('Times saved')).toBeVisible());
  },
};

export const TimesOnAPhone: Story = { ...Times, globals: { viewport: { value: 'narrow' } } };

export const Waiting: Story = {
  args: {
    id: '6',
    more: [reply(offerTeamPlace, { offered_until: '2026-11-26T12:00:00Z' }), reply(removeFromTeamWaiting, null)],
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText(/^A place is held until/, {}, LOADED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Offer a place to Ravi' }));
    await waitFor(() => expect(page.getByText('A place is held for Ravi')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ravi' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Remove Ravi from the list?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(page.getByText('Ravi removed from the list')).toBeVisible());
  },
};

export const WaitingOnAPhone: Story = { ...Waiting, globals: { viewport: { value: 'narrow' } } };

export const WebhooksOfALeague: Story = {
  args: { more: [reply(addLeagueWebhook, { id: 2, secret: 'whsec_U29tZSBpbg==' })] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      await canvas.findByText('Someone registers, An offered place is taken. 2 deliveries waiting.', {}, LOADED),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a webhook' }));
    const dialog = within(await page.findByRole('dialog', { name: 'New webhook' }));
    await expect(dialog.getByRole('checkbox', { name: 'Someone registers' })).toBeChecked();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Address' }));
    await userEvent.paste('https://hooks.example.org/a');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'A registration is cancelled' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.getByText('whsec_U29tZSBpbg==')).toBeVisible());
  },
};

export const WebhooksOfALeagueOnAPhone: Story = { ...WebhooksOfALeague, globals: { viewport: { value: 'narrow' } } };
