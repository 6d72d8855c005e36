import { deskLeagues } from '@maidan/contract/desk/league';
import {
  cancelEntry,
  deskRegistrations,
  moveEntry,
  registrationEntries,
  showEntryPhone,
} from '@maidan/contract/desk/league-registrations';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
const team = { id: 5, heading: 'Under 17 boys', name: 'Lane 14', places: 8, taken: 2 };
const replies: readonly StoryReply[] = [
  reply(deskLeagues, { data: [gullyCup], cursor: null }),
  reply(deskRegistrations, {
    data: [
      {
        id: 1,
        name: 'Gully Cup, winter',
        closes_at: '2026-11-21T12:00:00Z',
        teams: [
          team,
          { ...team, id: 6, name: 'Rajarajeshwari Nagar Strikers and Friends of the Old Water Tank', taken: 8 },
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
  reply(showEntryPhone, { phone: '+91 00000 00010' }),
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

const meta = { component: Stage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teams: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Lane 14/ }, LOADED);
    await expect(row).toHaveTextContent('2 of 8 places taken');
    await expect(row).toHaveAttribute('href', '/league/1/registrations/5');
    await expect(canvas.getByText('1,204 people')).toBeVisible();
    await expect(canvas.getByText('Full, 8 places')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registrations' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Teams, globals: { viewport: { value: 'narrow' } } };

export const Empty: Story = {
  args: { more: [reply(deskRegistrations, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This league has no registration.', {}, LOADED)).toBeVisible();
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
    await expect(await canvas.findByText(/This is not for your role/)).toBeVisible();
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
    await userEvent.click(dialog.getByRole('button', { name: 'Take Arjun out of the team' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Arjun is no longer in the team')).toBeVisible());
  },
};
